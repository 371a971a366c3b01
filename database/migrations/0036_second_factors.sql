-- A second factor beside the password: one-time codes of an app, and recovery codes.

create table second_factors (
  user_id integer constraint second_factors_pkey primary key
    constraint second_factors_user_fkey references users on delete cascade,
  secret bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step integer not null default 0,
  constraint second_factors_order check (created_at <= confirmed_at)
);
comment on table second_factors is
  'The second factor of a person; it counts from when its first code was entered.';
comment on column second_factors.secret is
  'What the app computes its codes from, encrypted with a key of the academy''s secret.';
comment on column second_factors.last_step is
  'The half minute of the latest code that was used: neither it nor an older one counts again.';

create table recovery_codes (
  user_id integer not null
    constraint recovery_codes_user_fkey references second_factors on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  constraint recovery_codes_pkey primary key (user_id, code_hash)
);
comment on table recovery_codes is
  'Codes for who has lost the app, stored as hashes; each works once.';

create table login_challenges (
  token_hash bytea constraint login_challenges_pkey primary key,
  user_id integer not null
    constraint login_challenges_user_fkey references users on delete cascade,
  password_proof bytea not null,
  browser_hash bytea not null,
  remember_me boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint login_challenges_order check (created_at < expires_at)
);
comment on table login_challenges is
  'Logins whose password was right and whose second factor is still missing.';
comment on column login_challenges.password_proof is
  'A hash of the stored hash that the password was verified against: a new password ends it.';
comment on column login_challenges.browser_hash is
  'Of the browser that sent the password; no other may send the code.';
create index login_challenges_user_idx on login_challenges (user_id);
create index login_challenges_expires_at_idx on login_challenges (expires_at);

alter table login_counters drop constraint login_counters_kind;
alter table login_counters add constraint login_counters_kind
  check (kind in ('account', 'device', 'address', 'reset_email', 'factor'));

alter table site_settings add column second_factor_for text not null default 'none'
  constraint site_settings_second_factor_for
    check (second_factor_for in ('none', 'admins', 'staff'));
comment on column site_settings.second_factor_for is
  'Who cannot work without a second factor; staff: admins and teachers.';
