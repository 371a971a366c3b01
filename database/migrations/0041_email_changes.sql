-- A person's own change of address, confirmed by links to the present address and to the new one.

create table email_changes (
  user_id integer not null,
  email text not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  current_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  completed_at timestamptz,
  constraint email_changes_pkey primary key (user_id),
  constraint email_changes_user_fkey foreign key (user_id) references users on delete cascade,
  constraint email_changes_life check (expires_at > requested_at),
  constraint email_changes_confirmed check (
    completed_at is null or (current_confirmed_at is not null and new_confirmed_at is not null)
  )
);
create index email_changes_expires_at_idx on email_changes (expires_at);
comment on table email_changes is
  'The newest change of address that a person asked for: open, expired or completed.';
comment on column email_changes.email is 'The new address, as it was typed.';
comment on column email_changes.current_confirmed_at is
  'When the present address agreed; at once where it was never verified, since nobody may read it.';
comment on column email_changes.new_confirmed_at is 'When the new address proved to be the person''s.';
comment on column email_changes.completed_at is 'When the account got the new address.';

create table email_change_links (
  token_hash bytea not null,
  user_id integer not null,
  side text not null,
  constraint email_change_links_pkey primary key (token_hash),
  constraint email_change_links_change_fkey
    foreign key (user_id) references email_changes (user_id) on delete cascade,
  constraint email_change_links_side check (side in ('current', 'new'))
);
create index email_change_links_user_idx on email_change_links (user_id);
comment on table email_change_links is
  'Links that were mailed for a change of address; they go with the change.';
comment on column email_change_links.side is 'The address that the link went to.';
