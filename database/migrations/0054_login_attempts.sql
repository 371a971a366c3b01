-- Attempts to log in are counted before the password is checked, so that a hundred guesses sent
-- at once are a hundred attempts. What stood here before counted failures afterwards.
drop table login_failures;

create table login_counters (
  kind text not null
    constraint login_counters_kind check (kind in ('account', 'device', 'address', 'reset_email')),
  key_hash bytea not null,
  attempts integer not null constraint login_counters_attempts check (attempts >= 0),
  pending integer not null constraint login_counters_pending check (pending >= 0),
  failures integer not null constraint login_counters_failures check (failures >= 0),
  ends_at timestamptz not null,
  constraint login_counters_pkey primary key (kind, key_hash)
);
create index login_counters_ends_at_idx on login_counters (ends_at);
comment on table login_counters is
  'Attempts in a window of time that has a limit; what is counted is stored as a hash only.';
comment on column login_counters.attempts is
  'All that count in this window: those under way, the failures, and successes beside others.';
comment on column login_counters.pending is 'Attempts whose password is still being checked.';
comment on column login_counters.ends_at is 'From then on the next attempt begins a new window.';

-- Asking for a link writes a row for an unknown address as well: the embedded database serves one
-- request after the other, so the next one would tell by its wait whether there was one to write.
alter table password_resets alter column user_id drop not null;
comment on column password_resets.user_id is
  'Null: nobody has the address that asked; the token was sent to nobody and opens nothing.';

create table known_devices (
  user_id integer not null constraint known_devices_user_fkey references users on delete cascade,
  token_hash bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  constraint known_devices_pkey primary key (user_id, token_hash),
  constraint known_devices_order check (created_at <= last_used_at and last_used_at < expires_at)
);
create index known_devices_token_idx on known_devices (token_hash);
create index known_devices_expires_at_idx on known_devices (expires_at);
comment on table known_devices is
  'Browsers in which a person has logged in; their attempts are counted apart from strangers''.';
