-- Who the people are: users, their sessions, password resets, invitation codes.
-- An email is unique without regard to case; the last active admin stays.

create table users (
  user_id integer generated always as identity constraint users_pkey primary key,
  email text not null constraint users_email_length check (length(email) between 3 and 254),
  password_hash text not null,
  name text not null constraint users_name_length check (length(name) <= 80),
  avatar text,
  language_preference text not null default 'zh'
    constraint users_language check (language_preference in ('zh', 'en')),
  role text not null default 'student'
    constraint users_role check (role in ('student', 'teacher', 'admin')),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz,
  archived_at timestamptz,
  version integer not null default 1
);
create unique index users_email_key on users (lower(email));
create index users_created_at_idx on users (created_at);
create index users_last_seen_at_idx on users (last_seen_at);

-- An academy without an admin cannot be run, so no statement may end in one that
-- had an admin and has none. The lock makes two demotions at once wait for each other.
create function keep_one_active_admin() returns trigger language plpgsql as $$
begin
  if old.role = 'admin' and old.is_active and old.archived_at is null then
    perform pg_advisory_xact_lock(7305472);
    if not exists (
      select 1 from users where role = 'admin' and is_active and archived_at is null
    ) then
      raise exception 'the last active admin cannot be removed, deactivated or demoted'
        using errcode = 'check_violation', constraint = 'users_last_admin';
    end if;
  end if;
  return null;
end $$;
create trigger users_last_admin after update of role, is_active, archived_at or delete on users
  for each row execute function keep_one_active_admin();

create table sessions (
  session_id integer generated always as identity constraint sessions_pkey primary key,
  user_id integer not null constraint sessions_user_fkey references users on delete cascade,
  token_hash bytea not null constraint sessions_token_hash_key unique,
  remember_me boolean not null default false,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user_idx on sessions (user_id);
create index sessions_expires_at_idx on sessions (expires_at);

create table password_resets (
  token_hash bytea constraint password_resets_pkey primary key,
  user_id integer not null constraint password_resets_user_fkey references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_user_idx on password_resets (user_id);

create table login_failures (
  login_failure_id integer generated always as identity constraint login_failures_pkey primary key,
  email text not null,
  address text not null,
  failed_at timestamptz not null default now()
);
create index login_failures_email_idx on login_failures (email, failed_at);
create index login_failures_address_idx on login_failures (address, failed_at);

create table invitation_codes (
  invitation_code_id integer generated always as identity
    constraint invitation_codes_pkey primary key,
  code text not null
    constraint invitation_codes_form check (code = upper(code) and length(code) between 4 and 64),
  note text not null default '',
  max_uses integer constraint invitation_codes_max_uses check (max_uses >= 1),
  used_count integer not null default 0,
  expires_at timestamptz,
  is_active boolean not null default true,
  owner_user_id integer
    constraint invitation_codes_owner_key unique
    constraint invitation_codes_owner_fkey references users on delete cascade,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  constraint invitation_codes_code_key unique (code),
  constraint invitation_codes_used_count
    check (used_count >= 0 and (max_uses is null or used_count <= max_uses))
);

create table invitation_uses (
  user_id integer constraint invitation_uses_pkey primary key
    constraint invitation_uses_user_fkey references users on delete cascade,
  invitation_code_id integer not null
    constraint invitation_uses_code_fkey references invitation_codes,
  used_at timestamptz not null default now()
);
create index invitation_uses_code_idx on invitation_uses (invitation_code_id);

-- Days on which a person did something, in the academy's time zone.
create table active_days (
  user_id integer not null constraint active_days_user_fkey references users on delete cascade,
  day date not null,
  constraint active_days_pkey primary key (user_id, day)
);
create index active_days_day_idx on active_days (day);

-- One row: how the academy presents itself. Nothing of it is a literal in the code.
create table site_settings (
  site_settings_id integer constraint site_settings_pkey primary key
    constraint site_settings_single check (site_settings_id = 1),
  name text not null,
  name_zh text not null,
  tagline text not null default '',
  tagline_zh text not null default '',
  address text not null default '',
  address_zh text not null default '',
  email text not null default '',
  phone text not null default '',
  announcement text not null default '',
  announcement_zh text not null default '',
  social_links jsonb not null default '[]',
  partners jsonb not null default '[]',
  time_zone text not null default 'Asia/Singapore',
  holds_demo_data boolean not null default false,
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
insert into site_settings (site_settings_id, name, name_zh)
  values (1, 'Prospect Academy', '远景学院');

-- Every admin's write: who changed what, when, from what to what.
create table audit_log (
  audit_id integer generated always as identity constraint audit_log_pkey primary key,
  at timestamptz not null default now(),
  actor_user_id integer constraint audit_log_actor_fkey references users on delete set null,
  actor_name text not null,
  action text not null,
  entity text not null,
  entity_id text not null,
  before jsonb,
  after jsonb
);
create index audit_log_at_idx on audit_log (at desc);
create index audit_log_entity_idx on audit_log (entity, entity_id);
