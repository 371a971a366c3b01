-- When the person proved that the address is theirs, by opening a link sent to it. Null: not yet.
-- An account works without it; rewards and points for newcomers need it.
alter table users add column email_verified_at timestamptz;
comment on column users.email_verified_at is
  'When the person opened a link sent to this address; null: never proven.';
