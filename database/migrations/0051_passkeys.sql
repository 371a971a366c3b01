-- Passkeys: a second factor beside the password, and a login without one.

create table passkeys (
  passkey_id integer generated always as identity constraint passkeys_pkey primary key,
  user_id integer not null
    constraint passkeys_user_fkey references users on delete cascade,
  slot smallint not null constraint passkeys_slot check (slot between 1 and 10),
  credential_id bytea not null constraint passkeys_credential_key unique
    constraint passkeys_credential_length check (octet_length(credential_id) between 1 and 1023),
  user_handle bytea not null constraint passkeys_handle_length
    check (octet_length(user_handle) between 1 and 64),
  public_key bytea not null,
  counter bigint not null constraint passkeys_counter check (counter >= 0),
  transports text[] not null,
  is_synced boolean not null,
  is_backed_up boolean not null,
  name text not null constraint passkeys_name
    check (name = btrim(name) and length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint passkeys_user_slot_key unique (user_id, slot),
  constraint passkeys_order check (created_at <= last_used_at)
);
comment on table passkeys is
  'Keys of devices and password managers by which a person logs in; each counts as a second factor.';
comment on column passkeys.user_id is 'Whose it is.';
comment on column passkeys.slot is 'One of ten for each person: nobody has more.';
comment on column passkeys.credential_id is 'How the device names it; never given to two accounts.';
comment on column passkeys.user_handle is
  'How devices name the person, the same for all of their passkeys; it says nothing about them.';
comment on column passkeys.public_key is 'COSE; the private key never leaves the device.';
comment on column passkeys.counter is
  'The latest count of uses that the device has told: a lower one comes from a copy. 0: not counted.';
comment on column passkeys.transports is 'How the device is reached, for the browser.';
comment on column passkeys.is_synced is 'A password manager may carry it to other devices.';
comment on column passkeys.is_backed_up is 'It was stored beside its device when it was last used.';
comment on column passkeys.name is 'By which its person tells it from others.';
comment on column passkeys.created_at is 'When it was added.';
comment on column passkeys.last_used_at is 'When it was last used.';

create table passkey_challenges (
  challenge_hash bytea constraint passkey_challenges_pkey primary key,
  purpose text not null constraint passkey_challenges_purpose
    check (purpose in ('login', 'second_step', 'proof', 'add')),
  session_id integer
    constraint passkey_challenges_session_fkey references sessions on delete cascade,
  login_hash bytea
    constraint passkey_challenges_login_fkey references login_challenges on delete cascade,
  browser_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint passkey_challenges_order check (created_at < expires_at),
  constraint passkey_challenges_bound check (
    (session_id is not null) = (purpose in ('proof', 'add'))
    and (login_hash is not null) = (purpose = 'second_step'))
);
comment on table passkey_challenges is
  'What passkeys are asked to sign: each works once, for minutes, for what it was made for.';
comment on column passkey_challenges.challenge_hash is 'A hash of the challenge.';
comment on column passkey_challenges.purpose is
  'What it was made for: a login without a password, the second step of a login, to prove oneself, or to add a passkey.';
comment on column passkey_challenges.session_id is 'The session that it belongs to.';
comment on column passkey_challenges.login_hash is 'The login whose second step it is.';
comment on column passkey_challenges.browser_hash is
  'Of the browser that asked for it; no other may answer.';
comment on column passkey_challenges.created_at is 'When it was made.';
comment on column passkey_challenges.expires_at is 'Until when it may be answered.';
comment on column passkey_challenges.used_at is 'When it was answered, rightly or not.';
create index passkey_challenges_session_idx on passkey_challenges (session_id);
create index passkey_challenges_login_idx on passkey_challenges (login_hash);
create index passkey_challenges_expires_at_idx on passkey_challenges (expires_at);
