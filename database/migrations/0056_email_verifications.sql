-- Links that prove that an email address is its person's. A link is good for the address that it
-- was sent to: who has another address by now proves nothing with it.
create table email_verifications (
  token_hash bytea constraint email_verifications_pkey primary key,
  user_id integer not null
    constraint email_verifications_user_fkey references users on delete cascade,
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint email_verifications_life check (expires_at > created_at)
);
create index email_verifications_user_idx on email_verifications (user_id, created_at);
create index email_verifications_expires_at_idx on email_verifications (expires_at);
comment on table email_verifications is
  'Links mailed to prove an address: used once, and only the hash of their token is stored.';

-- A proof belongs to the address that was proven, whoever changes it and by which command.
create function forget_proof_of_old_email() returns trigger language plpgsql as $$
begin
  new.email_verified_at := null;
  return new;
end $$;
create trigger users_email_proof before update of email on users
  for each row when (new.email is distinct from old.email)
  execute function forget_proof_of_old_email();

-- Nobody has proven an address before this version, so nobody counts as verified: to assume it
-- would be a gift to whoever registered with an address of somebody else. They prove it with one
-- press. The demo academy's people are its own; example.com receives no email.
update users set email_verified_at = now()
where (select holds_demo_data from site_settings)
  and email ~ '^(admin|teacher|student|learner[0-9]+)@example[.]com$';
