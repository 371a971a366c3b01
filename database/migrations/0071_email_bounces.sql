-- Addresses that the mail server has refused permanently, so that their owners and staff see it.
create table email_bounces (
  user_id integer constraint email_bounces_pkey primary key
    constraint email_bounces_user_fkey references users on delete cascade,
  email text not null constraint email_bounces_email check (length(email) <= 320),
  bounced_at timestamptz not null
);
comment on table email_bounces is
  'The mail server refused this address of a user permanently; it counts while the user still has the address.';
