-- The migrations of academies from before the baseline (database/migrations/0001 to 0011), as they
-- were: what an older academy has not applied yet, it applies from here, and then takes the
-- baseline's place. Frozen: changes belong into a new file of database/migrations.

--> 0001_accounts.sql
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

--> 0002_catalogue.sql
-- What is taught: teachers, courses, contents, and what learners do with them.
-- `search_document` holds the application's own terms (Latin words, single Chinese
-- characters and pairs), since no built-in configuration splits Chinese.

create table teachers (
  teacher_id integer generated always as identity constraint teachers_pkey primary key,
  user_id integer constraint teachers_user_key unique
    constraint teachers_user_fkey references users on delete set null,
  name text not null default '',
  name_zh text not null default '',
  bio text not null default '',
  bio_zh text not null default '',
  specialization text not null default '',
  specialization_zh text not null default '',
  profile_image text,
  is_assistant boolean not null default false,
  experience_years integer not null default 0
    constraint teachers_experience check (experience_years between 0 and 80),
  created_at timestamptz not null default now(),
  archived_at timestamptz,
  search_document tsvector not null default ''::tsvector,
  version integer not null default 1,
  constraint teachers_named check (name <> '' or name_zh <> '')
);
create index teachers_search_idx on teachers using gin (search_document);

create table courses (
  course_id integer generated always as identity constraint courses_pkey primary key,
  teacher_id integer constraint courses_teacher_fkey references teachers,
  title text not null default '',
  title_zh text not null default '',
  short_description text not null default '',
  short_description_zh text not null default '',
  description text not null default '',
  description_zh text not null default '',
  thumbnail text,
  difficulty_level text not null default 'beginner'
    constraint courses_level check (difficulty_level in ('beginner', 'intermediate', 'advanced')),
  points_reward integer not null default 0
    constraint courses_points_reward check (points_reward between 0 and 1000000),
  points_required integer not null default 0
    constraint courses_points_required check (points_required between 0 and 100000000),
  price_usd numeric(12, 2) not null default 0
    constraint courses_price_usd check (price_usd >= 0),
  price_cny numeric(12, 2) not null default 0
    constraint courses_price_cny check (price_cny >= 0),
  is_featured boolean not null default false,
  status text not null default 'draft'
    constraint courses_status check (status in ('draft', 'active', 'inactive')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  archived_at timestamptz,
  search_document tsvector not null default ''::tsvector,
  version integer not null default 1,
  constraint courses_titled check (title <> '' or title_zh <> '')
);
create index courses_search_idx on courses using gin (search_document);
create index courses_listed_idx on courses (created_at desc)
  where status = 'active' and archived_at is null;
create index courses_teacher_idx on courses (teacher_id);

create table contents (
  content_id integer generated always as identity constraint contents_pkey primary key,
  course_id integer not null constraint contents_course_fkey references courses on delete cascade,
  position integer not null constraint contents_position check (position >= 1),
  type text not null
    constraint contents_type check (type in ('text', 'video', 'audio', 'pdf', 'quiz', 'assignment')),
  title text not null default '',
  title_zh text not null default '',
  description text not null default '',
  description_zh text not null default '',
  duration integer not null default 0
    constraint contents_duration check (duration between 0 and 6000),
  content_data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  archived_at timestamptz,
  search_document tsvector not null default ''::tsvector,
  version integer not null default 1,
  constraint contents_titled check (title <> '' or title_zh <> ''),
  constraint contents_course_position_key unique (course_id, position) deferrable initially deferred
);
create index contents_search_idx on contents using gin (search_document);

create table course_likes (
  user_id integer not null constraint course_likes_user_fkey references users on delete cascade,
  course_id integer not null constraint course_likes_course_fkey references courses on delete cascade,
  created_at timestamptz not null default now(),
  constraint course_likes_pkey primary key (user_id, course_id)
);
create index course_likes_course_idx on course_likes (course_id);

create table teacher_likes (
  user_id integer not null constraint teacher_likes_user_fkey references users on delete cascade,
  teacher_id integer not null
    constraint teacher_likes_teacher_fkey references teachers on delete cascade,
  created_at timestamptz not null default now(),
  constraint teacher_likes_pkey primary key (user_id, teacher_id)
);
create index teacher_likes_teacher_idx on teacher_likes (teacher_id);

create table course_reads (
  user_id integer not null constraint course_reads_user_fkey references users on delete cascade,
  course_id integer not null constraint course_reads_course_fkey references courses on delete cascade,
  created_at timestamptz not null default now(),
  constraint course_reads_pkey primary key (user_id, course_id)
);
create index course_reads_course_idx on course_reads (course_id);

create table course_reviews (
  review_id integer generated always as identity constraint course_reviews_pkey primary key,
  user_id integer not null constraint course_reviews_user_fkey references users on delete cascade,
  course_id integer not null
    constraint course_reviews_course_fkey references courses on delete cascade,
  rating integer not null constraint course_reviews_rating check (rating between 1 and 5),
  comment text not null default ''
    constraint course_reviews_comment_length check (length(comment) <= 1000),
  reply text,
  is_hidden boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint course_reviews_user_course_key unique (user_id, course_id)
);
create index course_reviews_course_idx on course_reviews (course_id, created_at desc);

-- The price is copied: what was paid stays true when the course's price changes.
create table course_redemptions (
  user_id integer not null constraint course_redemptions_user_fkey references users,
  course_id integer not null constraint course_redemptions_course_fkey references courses,
  points_spent integer not null constraint course_redemptions_points check (points_spent >= 0),
  created_at timestamptz not null default now(),
  constraint course_redemptions_pkey primary key (user_id, course_id)
);
create index course_redemptions_course_idx on course_redemptions (course_id);

create table content_progress (
  user_id integer not null constraint content_progress_user_fkey references users on delete cascade,
  content_id integer not null
    constraint content_progress_content_fkey references contents on delete cascade,
  progress integer not null default 0
    constraint content_progress_range check (progress between 0 and 100),
  position_seconds double precision not null default 0
    constraint content_progress_position check (position_seconds >= 0),
  started_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  completed_at timestamptz,
  constraint content_progress_pkey primary key (user_id, content_id)
);
create index content_progress_content_idx on content_progress (content_id);
create index content_progress_completed_idx on content_progress (completed_at);

-- Progress only ever rises, and what is completed stays completed.
create function keep_progress_rising() returns trigger language plpgsql as $$
begin
  new.progress := greatest(new.progress, old.progress);
  new.completed_at := coalesce(old.completed_at, new.completed_at);
  return new;
end $$;
create trigger content_progress_rises before update on content_progress
  for each row execute function keep_progress_rising();

create table course_completions (
  user_id integer not null constraint course_completions_user_fkey references users on delete cascade,
  course_id integer not null
    constraint course_completions_course_fkey references courses on delete cascade,
  completed_at timestamptz not null default now(),
  constraint course_completions_pkey primary key (user_id, course_id)
);
create index course_completions_course_idx on course_completions (course_id);
create index course_completions_completed_at_idx on course_completions (completed_at);

create table quiz_attempts (
  quiz_attempt_id integer generated always as identity constraint quiz_attempts_pkey primary key,
  user_id integer not null constraint quiz_attempts_user_fkey references users on delete cascade,
  content_id integer not null
    constraint quiz_attempts_content_fkey references contents on delete cascade,
  attempt integer not null constraint quiz_attempts_attempt check (attempt >= 1),
  answers jsonb not null,
  score integer not null constraint quiz_attempts_score check (score between 0 and 100),
  correct_answers integer not null,
  total_questions integer not null,
  passed boolean not null,
  submitted_at timestamptz not null default now(),
  constraint quiz_attempts_number_key unique (user_id, content_id, attempt)
);
create index quiz_attempts_content_idx on quiz_attempts (content_id);

create table assignment_submissions (
  submission_id integer generated always as identity
    constraint assignment_submissions_pkey primary key,
  user_id integer not null
    constraint assignment_submissions_user_fkey references users on delete cascade,
  content_id integer not null
    constraint assignment_submissions_content_fkey references contents on delete cascade,
  status text not null default 'submitted'
    constraint assignment_submissions_status check (status in ('submitted', 'returned', 'graded')),
  text text not null default '',
  file_key text,
  file_name text,
  score integer constraint assignment_submissions_score check (score between 0 and 100),
  feedback text not null default '',
  graded_by integer constraint assignment_submissions_grader_fkey references users on delete set null,
  graded_at timestamptz,
  submitted_at timestamptz not null default now(),
  version integer not null default 1,
  constraint assignment_submissions_user_content_key unique (user_id, content_id),
  constraint assignment_submissions_graded check ((status = 'graded') = (score is not null))
);
create index assignment_submissions_content_idx on assignment_submissions (content_id, status);

--> 0003_points.sql
-- The points ledger: double entry, append-only, idempotent. The database itself
-- keeps its promises, whatever the code above it does:
--   1. An entry moves an amount from one account to another, so the sum over all
--      accounts is always zero. Stored balances change by entries alone.
--   2. No account of a learner goes below zero.
--   3. No entry is ever updated or deleted; a correction is a reversing entry.
--   4. One entry per idempotency key.
--   5. What a learner has available lies in lots; what leaves says from which lots,
--      and what comes back returns to the same ones.
--   6. A hold is resolved (spent or given back) at most once, and as a whole.
--
-- Two habits keep them. A stored figure (a balance, what remains of a lot) changes
-- only by naming the newer row that changed it, so no row counts twice and no figure
-- moves by itself. And whatever has an effect has it in an AFTER trigger: a BEFORE
-- trigger also runs for rows that `on conflict do nothing` then leaves out.

-- The academy's own accounts store no balance: they would be one hot row for all
-- learners at once. Theirs is computed (view point_account_balances).
create table point_accounts (
  account_id integer generated always as identity constraint point_accounts_pkey primary key,
  kind text not null constraint point_accounts_kind
    check (kind in ('available', 'held', 'issued', 'spent', 'expired', 'adjusted')),
  user_id integer constraint point_accounts_user_fkey references users,
  balance bigint,
  -- The newest entry in the balance; null before the first.
  last_point_id integer,
  updated_at timestamptz not null default now(),
  constraint point_accounts_owner check (
    (kind in ('available', 'held')) = (user_id is not null)
    and (user_id is null) = (balance is null)
  ),
  constraint point_accounts_not_negative check (balance >= 0),
  constraint point_accounts_kind_user_key unique nulls not distinct (kind, user_id)
);
create index point_accounts_user_idx on point_accounts (user_id);

insert into point_accounts (kind) values ('issued'), ('spent'), ('expired'), ('adjusted');

create sequence point_numbers as integer;

create table point_entries (
  -- Drawn by the trigger, under the lock: a learner's numbers rise in the order in
  -- which their points moved, and nobody chooses one.
  point_id integer not null default 0 constraint point_entries_pkey primary key,
  kind text not null constraint point_entries_kind check (kind in (
    'daily_sign_in', 'sign_in_streak', 'course_read', 'course_like', 'teacher_like',
    'course_review', 'content_completion', 'quiz_pass', 'course_completion', 'referral',
    'welcome', 'course_redemption', 'reward_redemption', 'redemption_refund',
    'admin_adjustment', 'reversal', 'expiry')),
  user_id integer not null constraint point_entries_user_fkey references users,
  amount integer not null
    constraint point_entries_amount check (amount > 0 and amount <= 100000000),
  from_account_id integer not null
    constraint point_entries_from_fkey references point_accounts,
  to_account_id integer not null
    constraint point_entries_to_fkey references point_accounts,
  idempotency_key text not null
    constraint point_entries_idempotency_key_key unique
    constraint point_entries_idempotency_key_length
      check (length(idempotency_key) between 1 and 300),
  -- What it was for. A hold names the reward; its request names the hold.
  subject_kind text constraint point_entries_subject_kind
    check (subject_kind in ('course', 'content', 'teacher', 'reward', 'user')),
  subject_id integer,
  reason text not null default '',
  -- The hold that this entry spends or gives back.
  resolves_point_id integer
    constraint point_entries_resolves_key unique
    constraint point_entries_resolves_fkey references point_entries,
  -- The entry that this one corrects.
  reverses_point_id integer
    constraint point_entries_reverses_key unique
    constraint point_entries_reverses_fkey references point_entries,
  actor_user_id integer constraint point_entries_actor_fkey references users,
  -- The learner's available points after it; written by the trigger.
  available_after bigint not null default 0,
  created_at timestamptz not null default now(),
  constraint point_entries_two_accounts check (from_account_id <> to_account_id),
  constraint point_entries_subject check ((subject_kind is null) = (subject_id is null)),
  constraint point_entries_adjustment_reason check (kind <> 'admin_adjustment' or reason <> '')
);
alter sequence point_numbers owned by point_entries.point_id;
create index point_entries_user_idx on point_entries (user_id, point_id desc);
create index point_entries_created_at_idx on point_entries (created_at);
create index point_entries_kind_idx on point_entries (kind, created_at);
create index point_entries_from_idx on point_entries (from_account_id);
create index point_entries_to_idx on point_entries (to_account_id);

create function reject_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % is not allowed', tg_table_name, tg_op
    using errcode = 'restrict_violation', constraint = tg_table_name || '_append_only';
end $$;

create trigger point_entries_append_only before update or delete on point_entries
  for each row execute function reject_change();
create trigger point_entries_no_truncate before truncate on point_entries
  for each statement execute function reject_change();

-- A balance begins at zero and moves only by the amount of a newer entry of its
-- account, which it names.
create function guard_point_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if coalesce(new.balance, 0) = 0 and new.last_point_id is null then return new; end if;
  elsif tg_op = 'UPDATE' then
    if (old.account_id, old.kind, old.user_id)
        is not distinct from (new.account_id, new.kind, new.user_id)
      and new.last_point_id > coalesce(old.last_point_id, 0)
      and exists (
        select from point_entries e where e.point_id = new.last_point_id
          and new.balance - old.balance = case new.account_id
            when e.to_account_id then e.amount when e.from_account_id then -e.amount end
      ) then return new; end if;
  end if;
  raise exception 'a balance changes by ledger entries alone'
    using errcode = 'restrict_violation', constraint = 'point_accounts_guarded';
end $$;
create trigger point_accounts_guarded before insert or update or delete on point_accounts
  for each row execute function guard_point_account();
create trigger point_accounts_no_truncate before truncate on point_accounts
  for each statement execute function reject_change();

-- What an entry adds to the available points of its learner.
create function available_change(entry point_entries) returns integer language sql stable as $$
  select case when t.kind = 'available' then entry.amount
              when f.kind = 'available' then -entry.amount else 0 end
  from point_accounts f, point_accounts t
  where f.account_id = entry.from_account_id and t.account_id = entry.to_account_id
$$;

-- Judges an entry and gives it its number. It changes nothing besides the entry.
create function judge_point_entry() returns trigger language plpgsql as $$
declare
  source point_accounts;
  target point_accounts;
  original point_entries;
  shape text;
  available bigint;
begin
  -- Both accounts of the learner, always in the order of their ids: two entries never
  -- wait for each other in a circle, and `available_after` is true for each of them.
  perform 1 from point_accounts where user_id = new.user_id order by account_id for update;
  new.point_id := nextval('point_numbers');
  select * into source from point_accounts where account_id = new.from_account_id;
  select * into target from point_accounts where account_id = new.to_account_id;
  shape := source.kind || ' to ' || target.kind;

  if coalesce(source.user_id, new.user_id) <> new.user_id
    or coalesce(target.user_id, new.user_id) <> new.user_id then
    raise exception 'an entry moves points of one learner only'
      using errcode = 'check_violation', constraint = 'point_entries_one_learner';
  end if;

  if (case new.kind
    when 'course_redemption' then shape = 'available to spent'
    when 'reward_redemption' then shape in ('available to held', 'held to spent')
    when 'redemption_refund' then shape = 'held to available'
    when 'admin_adjustment' then shape in ('adjusted to available', 'available to adjusted')
    when 'expiry' then shape = 'available to expired'
    -- It mirrors an entry that had its shape; see below.
    when 'reversal' then shape is not null
    else shape = 'issued to available'
  end) is not true then
    raise exception 'a % cannot move points from %', new.kind, shape
      using errcode = 'check_violation', constraint = 'point_entries_shape';
  end if;

  if (source.kind = 'held') <> (new.resolves_point_id is not null) then
    raise exception 'points leave a hold only by resolving it'
      using errcode = 'check_violation', constraint = 'point_entries_resolves_hold';
  end if;
  if new.resolves_point_id is not null then
    select * into original from point_entries where point_id = new.resolves_point_id;
    if (original.user_id, original.amount, original.to_account_id)
      is distinct from (new.user_id, new.amount, new.from_account_id) then
      raise exception 'a hold is resolved as a whole, for its own learner'
        using errcode = 'check_violation', constraint = 'point_entries_resolves_whole';
    end if;
  end if;

  if (new.kind = 'reversal') <> (new.reverses_point_id is not null) then
    raise exception 'a reversal names the entry that it reverses'
      using errcode = 'check_violation', constraint = 'point_entries_reversal';
  end if;
  if new.reverses_point_id is not null then
    select * into original from point_entries where point_id = new.reverses_point_id;
    -- Holds and what resolves them are undone by their redemption's own steps.
    if original.kind in ('reversal', 'reward_redemption', 'redemption_refund')
      or (original.user_id, original.amount, original.from_account_id, original.to_account_id)
        is distinct from (new.user_id, new.amount, new.to_account_id, new.from_account_id) then
      raise exception 'a reversal mirrors the entry that it reverses'
        using errcode = 'check_violation', constraint = 'point_entries_reversal';
    end if;
  end if;

  select balance into available from point_accounts
    where user_id = new.user_id and kind = 'available';
  if not found then
    raise exception 'learner % has no account for available points', new.user_id
      using errcode = 'foreign_key_violation', constraint = 'point_entries_account';
  end if;
  new.available_after := available + available_change(new);
  return new;
end $$;
create trigger point_entries_judge before insert on point_entries
  for each row execute function judge_point_entry();

-- Moves the balances of the two accounts.
create function apply_point_entry() returns trigger language plpgsql as $$
begin
  update point_accounts
    set balance = balance - new.amount, last_point_id = new.point_id, updated_at = new.created_at
    where account_id = new.from_account_id and user_id is not null;
  update point_accounts
    set balance = balance + new.amount, last_point_id = new.point_id, updated_at = new.created_at
    where account_id = new.to_account_id and user_id is not null;
  -- The rows of one statement are all judged before the first is applied.
  if not exists (
    select from point_accounts
    where user_id = new.user_id and kind = 'available' and balance = new.available_after
  ) then
    raise exception 'entries of one learner are written one after the other'
      using errcode = 'check_violation', constraint = 'point_entries_in_turn';
  end if;
  return null;
end $$;
create trigger point_entries_apply after insert on point_entries
  for each row execute function apply_point_entry();

-- What a learner earns lies in lots: spending takes the lot that ends first and
-- writes which.
create table point_lots (
  lot_id integer generated always as identity constraint point_lots_pkey primary key,
  user_id integer not null constraint point_lots_user_fkey references users,
  -- The entry that it came with.
  point_id integer not null
    constraint point_lots_point_key unique
    constraint point_lots_point_fkey references point_entries,
  amount integer not null constraint point_lots_amount check (amount > 0),
  remaining integer not null,
  -- null: never
  expires_at timestamptz,
  -- The newest entry that changed what remains; at first the one that it came with.
  last_point_id integer not null,
  constraint point_lots_remaining check (remaining between 0 and amount)
);
create index point_lots_open_idx on point_lots (user_id, expires_at nulls last, lot_id)
  where remaining > 0;
create index point_lots_expiring_idx on point_lots (expires_at)
  where remaining > 0 and expires_at is not null;

create table point_lot_moves (
  point_id integer not null constraint point_lot_moves_point_fkey references point_entries,
  lot_id integer not null constraint point_lot_moves_lot_fkey references point_lots,
  -- Below zero: taken from the lot; above: given back to it.
  amount integer not null constraint point_lot_moves_amount check (amount <> 0),
  -- The lot's new end, where points came back to a lot that had ended.
  extended_to timestamptz
    constraint point_lot_moves_extension check (extended_to is null or amount > 0),
  constraint point_lot_moves_pkey primary key (point_id, lot_id)
);
create index point_lot_moves_lot_idx on point_lot_moves (lot_id);
create trigger point_lot_moves_append_only before update or delete on point_lot_moves
  for each row execute function reject_change();
create trigger point_lot_moves_no_truncate before truncate on point_lot_moves
  for each statement execute function reject_change();

-- A lot begins whole, with an entry that brings new points (what comes back returns to
-- its old lots). Afterwards it changes only as a newer move says, which it names.
create function guard_point_lot() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.remaining = new.amount and new.last_point_id = new.point_id and exists (
      select from point_entries e
      where e.point_id = new.point_id and e.user_id = new.user_id and e.amount = new.amount
        and e.resolves_point_id is null and e.reverses_point_id is null
        and available_change(e) > 0
        and (new.expires_at is null or new.expires_at > e.created_at)
    ) then return new; end if;
  elsif tg_op = 'UPDATE' then
    if (old.lot_id, old.user_id, old.point_id, old.amount)
        = (new.lot_id, new.user_id, new.point_id, new.amount)
      and new.last_point_id > old.last_point_id
      and exists (
        select from point_lot_moves m
        where m.lot_id = new.lot_id and m.point_id = new.last_point_id
          and m.amount = new.remaining - old.remaining
          and new.expires_at is not distinct from coalesce(m.extended_to, old.expires_at)
      ) then return new; end if;
  end if;
  raise exception 'a lot changes by its moves alone'
    using errcode = 'restrict_violation', constraint = 'point_lots_guarded';
end $$;
create trigger point_lots_guarded before insert or update or delete on point_lots
  for each row execute function guard_point_lot();
create trigger point_lots_no_truncate before truncate on point_lots
  for each statement execute function reject_change();

-- The moves of an entry come in one statement and are complete, or they are refused:
-- so none can be slipped under an entry later. Points that leave take from lots; points
-- that come back go to the very lots that they were taken from.
create function apply_point_lot_moves() returns trigger language plpgsql as $$
declare
  entry point_entries;
  change integer;
  written integer;
begin
  if not exists (select from new_moves) then return null; end if;
  if (select count(distinct point_id) from new_moves) > 1 then
    raise exception 'one statement writes the moves of one entry'
      using errcode = 'check_violation', constraint = 'point_lot_moves_one_entry';
  end if;
  select * into entry from point_entries
    where point_id = (select point_id from new_moves limit 1);
  change := available_change(entry);

  if (select sum(amount) from new_moves) is distinct from change
    or (select sum(amount) from point_lot_moves where point_id = entry.point_id) <> change
    or exists (select from new_moves where sign(amount) <> sign(change))
    or (change > 0 and entry.resolves_point_id is null and entry.reverses_point_id is null) then
    raise exception 'the moves of entry % do not say what it did', entry.point_id
      using errcode = 'check_violation', constraint = 'point_lot_moves_complete';
  end if;

  if change > 0 and exists (
    select lot_id, amount from new_moves
    except
    select lot_id, -amount from point_lot_moves
      where point_id in (entry.resolves_point_id, entry.reverses_point_id)
  ) then
    raise exception 'points return to the lots that they were taken from'
      using errcode = 'check_violation', constraint = 'point_lot_moves_same_lots';
  end if;

  if exists (
    select from new_moves m join point_lots l using (lot_id)
    where (entry.kind = 'expiry' and (l.expires_at <= entry.created_at) is not true)
      or (m.extended_to is not null
        and (l.expires_at <= entry.created_at and m.extended_to > entry.created_at) is not true)
  ) then
    raise exception 'only a lot that has ended expires, or ends anew'
      using errcode = 'check_violation', constraint = 'point_lot_moves_ended';
  end if;

  update point_lots l
    set remaining = l.remaining + m.amount,
      expires_at = coalesce(m.extended_to, l.expires_at),
      last_point_id = m.point_id
    from new_moves m
    where l.lot_id = m.lot_id and l.user_id = entry.user_id;
  get diagnostics written = row_count;
  if written <> (select count(*) from new_moves) then
    raise exception 'a move touches lots of the entry''s own learner'
      using errcode = 'check_violation', constraint = 'point_lot_moves_one_learner';
  end if;
  return null;
end $$;
create trigger point_lot_moves_apply after insert on point_lot_moves
  referencing new table as new_moves
  for each statement execute function apply_point_lot_moves();

-- At commit, each entry's lots say exactly what it did to the available points.
create function check_point_entry_lots() returns trigger language plpgsql as $$
declare
  change integer := available_change(new);
  in_lots bigint;
begin
  select coalesce((select sum(amount) from point_lot_moves where point_id = new.point_id), 0)
       + coalesce((select amount from point_lots where point_id = new.point_id), 0)
    into in_lots;
  if change <> in_lots then
    raise exception 'entry % changes the available points by %, its lots by %',
      new.point_id, change, in_lots
      using errcode = 'check_violation', constraint = 'point_entries_lots';
  end if;
  return null;
end $$;
create constraint trigger point_entries_lots after insert on point_entries
  deferrable initially deferred for each row execute function check_point_entry_lots();

create view point_account_balances as
  select a.account_id, a.kind, a.user_id, a.balance as stored_balance,
    coalesce((select sum(e.amount) from point_entries e where e.to_account_id = a.account_id), 0)
    - coalesce((select sum(e.amount) from point_entries e where e.from_account_id = a.account_id), 0)
      as entry_balance
  from point_accounts a;

-- What an action earns. `amount` null: the subject's own (a course's points_reward).
create table point_rules (
  kind text constraint point_rules_pkey primary key
    constraint point_rules_kind check (kind in (
      'daily_sign_in', 'sign_in_streak', 'course_read', 'course_like', 'teacher_like',
      'course_review', 'content_completion', 'quiz_pass', 'course_completion', 'referral',
      'welcome')),
  amount integer constraint point_rules_amount check (amount between 0 and 1000000),
  daily_cap integer constraint point_rules_daily_cap check (daily_cap >= 1),
  is_active boolean not null default true,
  expires_after_days integer
    constraint point_rules_expires_after_days check (expires_after_days between 1 and 36500),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint point_rules_subject_amount check ((amount is null) = (kind = 'course_completion')),
  -- What is over the cap is not paid at all, so a smaller cap would pay nothing ever.
  constraint point_rules_cap_pays check (daily_cap >= amount)
);
insert into point_rules (kind, amount) values
  ('daily_sign_in', 10), ('sign_in_streak', 50), ('course_read', 5), ('course_like', 5),
  ('teacher_like', 5), ('course_review', 10), ('content_completion', 5), ('quiz_pass', 20),
  ('course_completion', null), ('referral', 50), ('welcome', 20);

create table sign_ins (
  user_id integer not null constraint sign_ins_user_fkey references users on delete cascade,
  day date not null,
  streak integer not null constraint sign_ins_streak check (streak >= 1),
  signed_in_at timestamptz not null default now(),
  constraint sign_ins_pkey primary key (user_id, day)
);
create index sign_ins_day_idx on sign_ins (day);

--> 0004_rewards.sql
-- What points buy: rewards, the requests for them, and each step of a request.
-- Points and stock are taken when a request is written and given back once.

create table reward_categories (
  reward_category_id integer generated always as identity
    constraint reward_categories_pkey primary key,
  kind text not null constraint reward_categories_kind check (
    kind in ('merchandise', 'course_access', 'discount', 'certificate', 'consultation', 'other')),
  name text not null default '',
  name_zh text not null default '',
  position integer not null default 1,
  archived_at timestamptz,
  version integer not null default 1,
  constraint reward_categories_named check (name <> '' or name_zh <> '')
);

create table rewards (
  reward_id integer generated always as identity constraint rewards_pkey primary key,
  reward_category_id integer not null
    constraint rewards_category_fkey references reward_categories,
  name text not null default '',
  name_zh text not null default '',
  description text not null default '',
  description_zh text not null default '',
  image text,
  points_required integer not null
    constraint rewards_points_required check (points_required between 1 and 100000000),
  value numeric(12, 2) not null default 0 constraint rewards_value check (value >= 0),
  -- null: no limit
  available_stock integer constraint rewards_stock_not_negative check (available_stock >= 0),
  -- 0: no limit
  max_per_user integer not null default 0 constraint rewards_max_per_user check (max_per_user >= 0),
  expires_at timestamptz,
  status text not null default 'draft'
    constraint rewards_status check (status in ('draft', 'active', 'inactive')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  archived_at timestamptz,
  version integer not null default 1,
  constraint rewards_named check (name <> '' or name_zh <> '')
);
create index rewards_category_idx on rewards (reward_category_id);

create table reward_redemptions (
  redemption_id integer generated always as identity
    constraint reward_redemptions_pkey primary key,
  user_id integer not null constraint reward_redemptions_user_fkey references users,
  reward_id integer not null constraint reward_redemptions_reward_fkey references rewards,
  -- The price is copied: it stays what was asked when the reward's price changes.
  points_spent integer not null constraint reward_redemptions_points check (points_spent > 0),
  hold_point_id integer not null
    constraint reward_redemptions_hold_key unique
    constraint reward_redemptions_hold_fkey references point_entries,
  took_stock boolean not null,
  requires_shipping boolean not null,
  recipient_name text not null,
  recipient_phone text not null,
  shipping_address text not null default '',
  shipping_city text not null default '',
  shipping_province text not null default '',
  shipping_postal_code text not null default '',
  additional_notes text not null default '',
  status text not null default 'pending' constraint reward_redemptions_status check (
    status in ('pending', 'approved', 'shipped', 'completed', 'rejected', 'cancelled')),
  carrier text,
  tracking_number text,
  rejection_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint reward_redemptions_address
    check (not requires_shipping or shipping_address <> '')
);
create index reward_redemptions_user_idx on reward_redemptions (user_id, redemption_id desc);
create index reward_redemptions_status_idx on reward_redemptions (status, created_at);
create index reward_redemptions_reward_idx on reward_redemptions (reward_id);

-- pending → approved → shipped → completed; rejected while pending or approved;
-- cancelled while pending. What is not shipped goes from approved to completed.
create function check_redemption_step() returns trigger language plpgsql as $$
begin
  if old.status = new.status or (old.status, new.status) in (
    ('pending', 'approved'), ('pending', 'rejected'), ('pending', 'cancelled'),
    ('approved', 'shipped'), ('approved', 'rejected'), ('approved', 'completed'),
    ('shipped', 'completed')
  ) then
    return new;
  end if;
  raise exception 'a redemption cannot go from % to %', old.status, new.status
    using errcode = 'check_violation', constraint = 'reward_redemptions_step';
end $$;
create trigger reward_redemptions_step before update of status on reward_redemptions
  for each row execute function check_redemption_step();

create trigger reward_redemptions_no_delete before delete on reward_redemptions
  for each row execute function reject_change();
create trigger reward_redemptions_no_truncate before truncate on reward_redemptions
  for each statement execute function reject_change();

-- At commit, points are held for an open request and for nothing else: each hold has
-- its request, of the same learner and price; a request that was declined has given its
-- points back, a completed one has spent them. Shipping may be the moment of spending.
create function check_redemption_hold() returns trigger language plpgsql as $$
declare
  hold_id integer;
begin
  if tg_table_name = 'reward_redemptions' then
    hold_id := new.hold_point_id;
  else
    hold_id := coalesce(new.resolves_point_id, new.point_id);
  end if;
  if not exists (
    select from reward_redemptions r
    join point_entries h on h.point_id = r.hold_point_id
      and h.kind = 'reward_redemption' and h.resolves_point_id is null
      and h.user_id = r.user_id and h.amount = r.points_spent
    left join point_entries s on s.resolves_point_id = h.point_id
    where r.hold_point_id = hold_id and case s.kind
      when 'redemption_refund' then r.status in ('rejected', 'cancelled')
      when 'reward_redemption' then r.status in ('shipped', 'completed')
      else r.status in ('pending', 'approved', 'shipped') end
  ) then
    raise exception 'hold % and its redemption do not agree', hold_id
      using errcode = 'check_violation', constraint = 'reward_redemptions_hold_agrees';
  end if;
  return null;
end $$;
create constraint trigger reward_redemptions_hold_agrees
  after insert or update on reward_redemptions
  deferrable initially deferred for each row execute function check_redemption_hold();
create constraint trigger point_entries_hold_agrees after insert on point_entries
  deferrable initially deferred for each row
  when (new.kind in ('reward_redemption', 'redemption_refund'))
  execute function check_redemption_hold();

create table redemption_events (
  redemption_event_id integer generated always as identity
    constraint redemption_events_pkey primary key,
  redemption_id integer not null
    constraint redemption_events_redemption_fkey references reward_redemptions,
  status text not null,
  at timestamptz not null default now(),
  actor_user_id integer constraint redemption_events_actor_fkey references users,
  note text not null default ''
);
create index redemption_events_redemption_idx on redemption_events (redemption_id);
create trigger redemption_events_append_only before update or delete on redemption_events
  for each row execute function reject_change();

-- A repeated request with the same key gets the first answer again.
create table idempotency_keys (
  user_id integer not null constraint idempotency_keys_user_fkey references users on delete cascade,
  key text not null,
  call text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  constraint idempotency_keys_pkey primary key (user_id, key)
);

--> 0005_marketing.sql
-- What the public pages say: banners, activities, questions, stories, history.

create table banners (
  banner_id integer generated always as identity constraint banners_pkey primary key,
  title text not null default '',
  title_zh text not null default '',
  description text not null default '',
  description_zh text not null default '',
  image_url text,
  image_url_zh text,
  link text,
  position integer not null default 1,
  is_active boolean not null default true,
  archived_at timestamptz,
  version integer not null default 1
);

create table activities (
  activity_id integer generated always as identity constraint activities_pkey primary key,
  title text not null default '',
  title_zh text not null default '',
  name text not null default '',
  name_zh text not null default '',
  description text not null default '',
  description_zh text not null default '',
  tag text not null default '',
  tag_zh text not null default '',
  image text,
  created_at timestamptz not null default now(),
  archived_at timestamptz,
  version integer not null default 1
);

create table faqs (
  faq_id integer generated always as identity constraint faqs_pkey primary key,
  question text not null default '',
  question_zh text not null default '',
  answer text not null default '',
  answer_zh text not null default '',
  position integer not null default 1,
  archived_at timestamptz,
  version integer not null default 1
);

create table success_cases (
  case_id integer generated always as identity constraint success_cases_pkey primary key,
  name text not null default '',
  name_zh text not null default '',
  profile text not null default '',
  profile_zh text not null default '',
  title text not null default '',
  title_zh text not null default '',
  story text not null default '',
  story_zh text not null default '',
  quote text not null default '',
  quote_zh text not null default '',
  image text,
  position integer not null default 1,
  archived_at timestamptz,
  version integer not null default 1
);

create table articles (
  article_id integer generated always as identity constraint articles_pkey primary key,
  title text not null default '',
  title_zh text not null default '',
  summary text not null default '',
  summary_zh text not null default '',
  html text not null default '',
  html_zh text not null default '',
  image text,
  published_on date not null,
  archived_at timestamptz,
  version integer not null default 1
);

--> 0006_glossary.sql
-- The glossary: terms of investing in both languages. Lessons explain them where they
-- stand, and the search takes one name for the other (“PE ratio” finds what says 市盈率).

create table terms (
  term_id integer generated always as identity constraint terms_pkey primary key,
  en text not null constraint terms_en_given check (en <> ''),
  zh text not null constraint terms_zh_given check (zh <> ''),
  aliases text[] not null default '{}',
  meaning text not null default '',
  meaning_zh text not null default '',
  search_document tsvector not null default ''::tsvector,
  archived_at timestamptz,
  version integer not null default 1
);
-- Two live terms of one name could not be told apart.
create unique index terms_en_key on terms (lower(en)) where archived_at is null;
create unique index terms_zh_key on terms (zh) where archived_at is null;

-- Documents are read much more often than written, so no index keeps a list of what it has
-- not yet sorted in: a search would have to read through it.
create index terms_search_idx on terms using gin (search_document) with (fastupdate = off);
alter index courses_search_idx set (fastupdate = off);
alter index contents_search_idx set (fastupdate = off);
alter index teachers_search_idx set (fastupdate = off);

-- Titles alone: what has the words in its title is found first, without looking at the
-- thousands of rows that have them somewhere.
create index courses_title_search_idx on courses
  using gin (ts_filter(search_document, '{a}')) with (fastupdate = off);
create index contents_title_search_idx on contents
  using gin (ts_filter(search_document, '{a}')) with (fastupdate = off);
create index teachers_title_search_idx on teachers
  using gin (ts_filter(search_document, '{a}')) with (fastupdate = off);
create index terms_title_search_idx on terms
  using gin (ts_filter(search_document, '{a}')) with (fastupdate = off);

--> 0007_files.sql
-- Uploaded files: what they are, whose, and whether they are still needed. The bytes are in
-- the file store under `key`. A row is written before its bytes and removed after them, so
-- that nothing in the store is ever without a row: `arriving` until what it belongs to is
-- committed, `leaving` from when nothing needs it; housekeeping finishes both.

create table files (
  file_id integer generated always as identity constraint files_pkey primary key,
  key text not null constraint files_key_key unique,
  kind text not null
    constraint files_kind check (kind in ('image', 'audio', 'video', 'pdf', 'document')),
  mime text not null,
  bytes integer not null constraint files_bytes check (bytes > 0),
  original_name text not null,
  owner_user_id integer constraint files_owner_fkey references users on delete set null,
  purpose text not null constraint files_purpose check (purpose in ('assignment', 'media')),
  state text not null default 'arriving'
    constraint files_state check (state in ('arriving', 'kept', 'leaving')),
  created_at timestamptz not null default now()
);
create index files_unsettled_idx on files (created_at) where state <> 'kept';
create index files_owner_idx on files (owner_user_id);

-- Work handed in has one file of that table; nothing was ever written to the old columns.
alter table assignment_submissions
  drop column file_key,
  drop column file_name,
  add column file_id integer
    constraint assignment_submissions_file_key unique
    constraint assignment_submissions_file_fkey references files;

--> 0008_courses_admin.sql
-- Admins page through all courses, sort and filter them: each order of that list has its
-- index, so that a hundred thousand courses answer as fast as ten. The columns that filter
-- ride along, so that counting reads the index alone.

create index courses_newest_idx on courses (created_at desc, course_id desc)
  include (status, difficulty_level, teacher_id) where archived_at is null;
create index courses_updated_idx on courses (updated_at desc, course_id desc)
  include (status, difficulty_level, teacher_id) where archived_at is null;
create index courses_title_idx on courses (lower(coalesce(nullif(title, ''), title_zh)), course_id)
  where archived_at is null;
create index courses_title_zh_idx on courses (lower(coalesce(nullif(title_zh, ''), title)), course_id)
  where archived_at is null;
create index courses_archived_idx on courses (created_at desc, course_id desc)
  where archived_at is not null;

-- What still has to be translated. The conditions are those of `missesLanguage` in the
-- queries, word for word: only so does the planner take these indexes.
create index courses_missing_zh_idx on courses (created_at desc, course_id desc)
  where archived_at is null and (
    title_zh = ''
    or (short_description_zh = '' and short_description <> '')
    or (description_zh = '' and description <> '')
  );
create index courses_missing_en_idx on courses (created_at desc, course_id desc)
  where archived_at is null and (
    title = ''
    or (short_description = '' and short_description_zh <> '')
    or (description = '' and description_zh <> '')
  );

--> 0008_courses_names.sql
-- Admins look for a course by its titles and its teacher's name. Of these alone, an index
-- answers without weighing every text that has the word somewhere.
create index courses_named_idx on courses
  using gin (ts_filter(search_document, '{a,b,d}')) with (fastupdate = off);

--> 0008_courses_titles.sql
-- By title, far behind the beginning: with the titles themselves in the index, the rows that
-- a page passes over are never read.
drop index courses_title_idx;
create index courses_title_idx on courses (lower(coalesce(nullif(title, ''), title_zh)), course_id)
  include (title, title_zh, status, difficulty_level, teacher_id) where archived_at is null;
drop index courses_title_zh_idx;
create index courses_title_zh_idx on courses (lower(coalesce(nullif(title_zh, ''), title)), course_id)
  include (title, title_zh, status, difficulty_level, teacher_id) where archived_at is null;

--> 0009_content_editing.sql
-- Editing of contents: what is missing in a language, which language is older, every state
-- that was ever saved, and drafts that wait on the server for their writer.

-- When the texts of each language last changed. A new content begins in step, so that none
-- of its languages is older.
alter table contents
  add column texts_changed_at timestamptz not null default now(),
  add column texts_zh_changed_at timestamptz not null default now();
update contents set texts_changed_at = updated_at, texts_zh_changed_at = updated_at;

-- Whether a content lacks something in a language that it has in the other. It is the
-- database that says so, since the list filters by it and several commands write contents.
-- `lax` paths see a key that is not there as nothing, which is why absence is asked for too.
create function content_lacks(
  suffix text, own_title text, own_description text, other_description text, kind text, body jsonb
) returns boolean language sql immutable parallel safe as $$
  select own_title = ''
    or (own_description = '' and other_description <> '')
    or case kind
      when 'text' then coalesce(body ->> ('html' || suffix), '') = ''
      when 'assignment' then coalesce(body ->> ('html' || suffix), '') = ''
      when 'quiz' then case suffix
        when '' then jsonb_path_exists(body, '$.questions[*] ? (
          !(@.question != "") || (@.explanation_zh != "" && !(@.explanation != "")))')
          or jsonb_path_exists(body, '$.questions[*].options[*] ? (!(@.text != ""))')
        else jsonb_path_exists(body, '$.questions[*] ? (
          !(@.question_zh != "") || (@.explanation != "" && !(@.explanation_zh != "")))')
          or jsonb_path_exists(body, '$.questions[*].options[*] ? (!(@.text_zh != ""))')
        end
      when 'pdf' then false
      -- video and audio
      else case suffix
        when '' then jsonb_path_exists(body, '$.transcript[*] ? (
            @.text_zh != "" && !(@.text != ""))')
          or (jsonb_path_exists(body, '$.captions[*]')
            and not jsonb_path_exists(body, '$.captions[*] ? (@.language == "en")'))
        else jsonb_path_exists(body, '$.transcript[*] ? (
            @.text != "" && !(@.text_zh != ""))')
          or (jsonb_path_exists(body, '$.captions[*]')
            and not jsonb_path_exists(body, '$.captions[*] ? (@.language == "zh")'))
        end
    end
$$;

alter table contents
  add column lacks_en boolean not null generated always as (
    content_lacks('', title, description, description_zh, type, content_data)
  ) stored,
  add column lacks_zh boolean not null generated always as (
    content_lacks('_zh', title_zh, description_zh, description, type, content_data)
  ) stored;

-- The list of contents: the latest first, of one type, of what is missing, older or archived.
create index contents_updated_idx on contents (updated_at desc, content_id desc)
  where archived_at is null;
create index contents_type_idx on contents (type, updated_at desc, content_id desc)
  where archived_at is null;
create index contents_lacks_en_idx on contents (updated_at desc, content_id desc)
  where archived_at is null and lacks_en;
create index contents_lacks_zh_idx on contents (updated_at desc, content_id desc)
  where archived_at is null and lacks_zh;
create index contents_outdated_idx on contents (updated_at desc, content_id desc)
  where archived_at is null and texts_changed_at <> texts_zh_changed_at;
create index contents_archived_idx on contents (updated_at desc, content_id desc)
  where archived_at is not null;

-- Every state that a save has left, so that each can come back. Who wrote it keeps the name
-- that they had, also when their account is gone.
create table content_versions (
  content_id integer not null
    constraint content_versions_content_fkey references contents on delete cascade,
  version integer not null,
  saved_at timestamptz not null,
  actor_user_id integer constraint content_versions_actor_fkey references users on delete set null,
  actor_name text not null,
  state jsonb not null,
  constraint content_versions_pkey primary key (content_id, version)
);
create index content_versions_actor_idx on content_versions (actor_user_id);

-- What somebody is in the middle of writing: theirs alone, the same on each of their devices.
-- `key` is the id of what is edited, or `new:…` for what is not there yet.
create table drafts (
  user_id integer not null constraint drafts_user_fkey references users on delete cascade,
  entity text not null,
  key text not null,
  body jsonb not null,
  based_on_version integer,
  saved_at timestamptz not null,
  constraint drafts_pkey primary key (user_id, entity, key)
);
create index drafts_saved_idx on drafts (user_id, saved_at desc);

--> 0010_media_and_teaching.sql
-- What lessons and pages show is uploaded by admins and teachers, in pieces where the
-- connection breaks; what a record uses is known, so that unused files can be found. Teachers
-- answer reviews and see how far their learners are, however many those are.

-- Captions are files too. Of pictures the measures are kept, so that pages can leave room.
alter table files
  drop constraint files_kind,
  add constraint files_kind
    check (kind in ('image', 'audio', 'video', 'pdf', 'document', 'captions')),
  add column width integer constraint files_width check (width > 0),
  add column height integer constraint files_height check (height > 0);
create index files_media_idx on files (created_at desc, file_id desc)
  where purpose = 'media' and state = 'kept';
create index files_media_owner_idx on files (owner_user_id, created_at desc, file_id desc)
  where purpose = 'media' and state = 'kept';

-- A file that arrives in pieces. The pieces lie on the disk in a folder called `folder`, each
-- under the place where it begins; `received_bytes` says up to where there is no gap. Once it
-- is finished the row stays for a day with its file, for the browser that missed the answer.
create table media_uploads (
  upload_id integer generated always as identity constraint media_uploads_pkey primary key,
  owner_user_id integer not null
    constraint media_uploads_owner_fkey references users on delete cascade,
  folder text not null constraint media_uploads_folder_key unique,
  original_name text not null,
  bytes integer not null constraint media_uploads_bytes check (bytes > 0),
  received_bytes integer not null default 0,
  file_id integer constraint media_uploads_file_fkey references files on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint media_uploads_received check (received_bytes between 0 and bytes)
);
create index media_uploads_owner_idx on media_uploads (owner_user_id);
create index media_uploads_file_idx on media_uploads (file_id);
create index media_uploads_updated_idx on media_uploads (updated_at);

-- Which records show which file. Kept by triggers: whatever writes a record, a path of an
-- uploaded file that stands anywhere in it is noted.
create table file_uses (
  file_id integer not null
    constraint file_uses_file_fkey references files on delete cascade,
  entity text not null,
  entity_id text not null,
  constraint file_uses_pkey primary key (file_id, entity, entity_id)
);
create index file_uses_entity_idx on file_uses (entity, entity_id);

-- Its arguments: what the record is called, and the column of its id.
create function note_file_uses() returns trigger language plpgsql as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) - 'search_document' end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) - 'search_document' end;
begin
  if before::text like '%/uploads/%' then
    delete from file_uses
    where entity = tg_argv[0] and entity_id = before ->> tg_argv[1];
  end if;
  if after::text like '%/uploads/%' then
    insert into file_uses (file_id, entity, entity_id)
    select distinct f.file_id, tg_argv[0], after ->> tg_argv[1]
    from regexp_matches(after::text, '/uploads/([0-9a-f-]{36}\.[a-z0-9]+)', 'g') as named(part)
    join files f on f.key = 'media/' || left(part[1], 2) || '/' || part[1]
    on conflict do nothing;
  end if;
  return null;
end $$;

create trigger activities_file_uses after insert or update or delete on activities
  for each row execute function note_file_uses('activity', 'activity_id');
create trigger articles_file_uses after insert or update or delete on articles
  for each row execute function note_file_uses('article', 'article_id');
create trigger banners_file_uses after insert or update or delete on banners
  for each row execute function note_file_uses('banner', 'banner_id');
create trigger contents_file_uses after insert or update or delete on contents
  for each row execute function note_file_uses('content', 'content_id');
create trigger courses_file_uses after insert or update or delete on courses
  for each row execute function note_file_uses('course', 'course_id');
create trigger faqs_file_uses after insert or update or delete on faqs
  for each row execute function note_file_uses('faq', 'faq_id');
create trigger rewards_file_uses after insert or update or delete on rewards
  for each row execute function note_file_uses('reward', 'reward_id');
create trigger site_settings_file_uses after insert or update or delete on site_settings
  for each row execute function note_file_uses('site_settings', 'site_settings_id');
create trigger success_cases_file_uses after insert or update or delete on success_cases
  for each row execute function note_file_uses('case', 'case_id');
create trigger teachers_file_uses after insert or update or delete on teachers
  for each row execute function note_file_uses('teacher', 'teacher_id');

-- Who answered a review, and when. What was answered before says nothing of either.
alter table course_reviews
  add column replied_at timestamptz,
  add column replied_by integer
    constraint course_reviews_replied_by_fkey references users on delete set null,
  add constraint course_reviews_reply_length check (length(reply) <= 1000);
create index course_reviews_replied_by_idx on course_reviews (replied_by);
create index course_reviews_unanswered_idx on course_reviews (course_id, created_at desc)
  where reply is null and not is_hidden;

-- Who learns in which course, and how far they are: whoever has begun a content of it or
-- redeemed it. It follows from content_progress and course_redemptions, which triggers keep
-- true; a list of learners would otherwise count all their progress for every page.
-- `completed_contents` counts the contents that are not archived.
create table course_learners (
  course_id integer not null
    constraint course_learners_course_fkey references courses on delete cascade,
  user_id integer not null
    constraint course_learners_user_fkey references users on delete cascade,
  completed_contents integer not null default 0
    constraint course_learners_completed check (completed_contents >= 0),
  begun_at timestamptz not null,
  last_activity_at timestamptz not null,
  constraint course_learners_pkey primary key (course_id, user_id)
);
create index course_learners_user_idx on course_learners (user_id);
create index course_learners_recent_idx
  on course_learners (course_id, last_activity_at desc, user_id);
create index course_learners_progress_idx
  on course_learners (course_id, completed_contents desc, user_id);

-- Counted anew from what is there, so that it is right whatever came before. Ordered, so
-- that two statements that touch the same learners wait for each other in one direction.
create function note_course_learners() returns trigger language plpgsql as $$
begin
  insert into course_learners (course_id, user_id, completed_contents, begun_at, last_activity_at)
  select k.course_id, p.user_id,
    count(*) filter (where p.completed_at is not null and k.archived_at is null),
    min(p.started_at), max(p.updated_at)
  from (
    select distinct k.course_id, c.user_id
    from changed c join contents k on k.content_id = c.content_id
  ) touched
  join contents k on k.course_id = touched.course_id
  join content_progress p on p.content_id = k.content_id and p.user_id = touched.user_id
  group by k.course_id, p.user_id
  order by k.course_id, p.user_id
  on conflict on constraint course_learners_pkey do update set
    completed_contents = excluded.completed_contents,
    begun_at = least(course_learners.begun_at, excluded.begun_at),
    last_activity_at = greatest(course_learners.last_activity_at, excluded.last_activity_at);
  return null;
end $$;
create trigger content_progress_learners_insert after insert on content_progress
  referencing new table as changed
  for each statement execute function note_course_learners();
create trigger content_progress_learners_update after update on content_progress
  referencing new table as changed
  for each statement execute function note_course_learners();

create function note_redeeming_learner() returns trigger language plpgsql as $$
begin
  insert into course_learners (course_id, user_id, begun_at, last_activity_at)
  values (new.course_id, new.user_id, new.created_at, new.created_at)
  on conflict on constraint course_learners_pkey do update set
    begun_at = least(course_learners.begun_at, excluded.begun_at),
    last_activity_at = greatest(course_learners.last_activity_at, excluded.last_activity_at);
  return null;
end $$;
create trigger course_redemptions_learner after insert on course_redemptions
  for each row execute function note_redeeming_learner();

-- An archived content counts for nobody any more, a restored one again.
create function recount_course_learners() returns trigger language plpgsql as $$
begin
  update course_learners l
  set completed_contents = completed_contents + case when new.archived_at is null then 1 else -1 end
  from content_progress p
  where l.course_id = new.course_id and l.user_id = p.user_id
    and p.content_id = new.content_id and p.completed_at is not null;
  return null;
end $$;
create trigger contents_learners after update of archived_at on contents
  for each row when ((old.archived_at is null) <> (new.archived_at is null))
  execute function recount_course_learners();

insert into course_learners (course_id, user_id, completed_contents, begun_at, last_activity_at)
select course_id, user_id, sum(completed), min(begun), max(latest)
from (
  select k.course_id, p.user_id, p.started_at as begun, p.updated_at as latest,
    case when p.completed_at is not null and k.archived_at is null then 1 else 0 end as completed
  from content_progress p join contents k on k.content_id = p.content_id
  union all
  select course_id, user_id, created_at, created_at, 0 from course_redemptions
) deeds
group by course_id, user_id;

--> 0011_people.sql
-- People whom the academy itself adds, and lists of all of them.

-- Whom an admin adds or imports sets their password by a letter; until then there is none,
-- and nobody logs in with it.
alter table users alter column password_hash drop not null;

-- What a list of people is searched in: any part of a name or an email, whatever the case or
-- width. Collation C compares bytes, so that a hundred thousand are looked through at once.
alter table users add column search_text text collate "C"
  generated always as (lower(normalize(name || ' ' || email, nfkc))) stored;

-- The orders of that list; staff are few and filtered for.
create index users_newest_idx on users (created_at desc, user_id desc) where archived_at is null;
create index users_seen_idx on users (last_seen_at desc nulls last, user_id desc)
  where archived_at is null;
create index users_name_idx on users (lower(name), user_id) where archived_at is null;
create index users_staff_idx on users (role, created_at desc)
  where role <> 'student' and archived_at is null;
create index users_inactive_idx on users (created_at desc)
  where not is_active and archived_at is null;
create index users_removed_idx on users (archived_at desc) where archived_at is not null;
create index point_accounts_richest_idx on point_accounts (balance desc, user_id desc)
  where kind = 'available';

-- Letters with a link to set the first password that are still to be written. A row goes
-- when its letter is sent, so what a stopped process or a silent mail server left undone is
-- done later; `claimed_at` keeps two processes from writing to one person.
create table welcome_letters (
  user_id integer constraint welcome_letters_pkey primary key
    constraint welcome_letters_user_fkey references users on delete cascade,
  origin text not null,
  created_at timestamptz not null default now(),
  claimed_at timestamptz
);

-- A code of the academy is archived, not deleted: it says with what people came.
alter table invitation_codes add column archived_at timestamptz;
create index invitation_codes_newest_idx
  on invitation_codes (created_at desc, invitation_code_id desc) where archived_at is null;
create index invitation_codes_academy_idx
  on invitation_codes (created_at desc, invitation_code_id desc)
  where owner_user_id is null and archived_at is null;
create index invitation_codes_used_idx
  on invitation_codes (used_count desc, invitation_code_id desc) where archived_at is null;
create index invitation_codes_ending_idx on invitation_codes (expires_at, invitation_code_id)
  where archived_at is null;
create index invitation_uses_latest_idx
  on invitation_uses (invitation_code_id, used_at desc, user_id desc);
drop index invitation_uses_code_idx;

-- The orders of the list of teachers; a teacher who left is in another list.
create index teachers_newest_idx on teachers (created_at desc, teacher_id desc);

--> 0012_dashboard.sql
-- What the dashboard counts. Payments, which an admin records by hand; and two facts that
-- so far could only be worked out from all rows of other tables: on which days somebody was
-- seen, and when a learner took up a course. Both are written by triggers, so that no
-- command can forget them.

create table payments (
  payment_id integer generated always as identity constraint payments_pkey primary key,
  -- null: a payer without an account
  user_id integer constraint payments_user_fkey references users,
  course_id integer constraint payments_course_fkey references courses,
  amount numeric(12, 2) not null constraint payments_amount check (amount > 0),
  currency text not null constraint payments_currency check (currency in ('USD', 'CNY')),
  -- A day of the academy: what people write on a receipt is a day, not a moment.
  paid_on date not null,
  method text not null constraint payments_method check (
    method in ('bank_transfer', 'card', 'wechat_pay', 'alipay', 'paynow', 'cash', 'other')),
  note text not null default '',
  recorded_by integer constraint payments_recorder_fkey references users,
  created_at timestamptz not null default now(),
  voided_at timestamptz,
  void_reason text not null default '',
  version integer not null default 1,
  constraint payments_void_reason check ((voided_at is null) = (void_reason = ''))
);
create index payments_paid_on_idx on payments (paid_on desc, payment_id desc);
create index payments_created_at_idx on payments (created_at);
create index payments_user_idx on payments (user_id);
create index payments_course_idx on payments (course_id);

-- Money that was written down stays written down: a slip is voided with a reason, once, and
-- recorded anew.
create function guard_payment() returns trigger language plpgsql as $$
begin
  if old.voided_at is null and new.voided_at is not null
    and (to_jsonb(new) - 'voided_at' - 'void_reason' - 'version')
      = (to_jsonb(old) - 'voided_at' - 'void_reason' - 'version') then
    return new;
  end if;
  raise exception 'a payment is voided once and never changed otherwise'
    using errcode = 'restrict_violation', constraint = 'payments_guarded';
end $$;
create trigger payments_guarded before update on payments
  for each row execute function guard_payment();
create trigger payments_no_delete before delete on payments
  for each row execute function reject_change();
create trigger payments_no_truncate before truncate on payments
  for each statement execute function reject_change();

-- `users.last_seen_at` forgets all days but the last: who was active in the 30 days before
-- a past one can only be told from this. One row a person and day of the academy.
create table seen_days (
  day date not null,
  user_id integer not null
    constraint seen_days_user_fkey references users on delete cascade,
  constraint seen_days_pkey primary key (day, user_id)
);
create index seen_days_user_idx on seen_days (user_id);

create function note_seen_day() returns trigger language plpgsql as $$
declare
  zone text := coalesce((select time_zone from site_settings), 'UTC');
  seen_day date := (new.last_seen_at at time zone zone)::date;
begin
  if tg_op = 'UPDATE' and (old.last_seen_at at time zone zone)::date = seen_day then
    return null;
  end if;
  insert into seen_days (day, user_id) values (seen_day, new.user_id) on conflict do nothing;
  return null;
end $$;
create trigger users_seen_day after insert or update of last_seen_at on users
  for each row when (new.last_seen_at is not null) execute function note_seen_day();

-- What is known of the days before this table: those on which something was recorded.
insert into seen_days (day, user_id)
  select day, user_id from active_days
  union
  select (u.last_seen_at at time zone coalesce(s.time_zone, 'UTC'))::date, u.user_id
  from users u left join site_settings s on true
  where u.last_seen_at is not null;

-- A learner takes up a course once: with the first lesson begun, or by redeeming it.
create table enrollments (
  user_id integer not null
    constraint enrollments_user_fkey references users on delete cascade,
  course_id integer not null
    constraint enrollments_course_fkey references courses on delete cascade,
  enrolled_at timestamptz not null,
  constraint enrollments_pkey primary key (user_id, course_id)
);
create index enrollments_course_idx on enrollments (course_id);
create index enrollments_enrolled_at_idx on enrollments (enrolled_at);

create function note_redeemed_enrollment() returns trigger language plpgsql as $$
begin
  insert into enrollments (user_id, course_id, enrolled_at)
    values (new.user_id, new.course_id, new.created_at)
    on conflict do nothing;
  return null;
end $$;
create trigger course_redemptions_enrol after insert on course_redemptions
  for each row execute function note_redeemed_enrollment();

create function note_begun_enrollment() returns trigger language plpgsql as $$
begin
  insert into enrollments (user_id, course_id, enrolled_at)
    select new.user_id, course_id, new.started_at from contents
    where content_id = new.content_id
    on conflict do nothing;
  return null;
end $$;
create trigger content_progress_enrol after insert on content_progress
  for each row execute function note_begun_enrollment();

insert into enrollments (user_id, course_id, enrolled_at)
  select user_id, course_id, min(at) from (
    select user_id, course_id, created_at as at from course_redemptions
    union all
    select p.user_id, c.course_id, p.started_at
    from content_progress p join contents c using (content_id)
  ) beginnings
  group by user_id, course_id;

-- The list of what to do reads the open ones.
create index assignment_submissions_waiting_idx on assignment_submissions (submitted_at)
  where status = 'submitted';

-- The audit is read newest first, also by who, by what and by action. Its search looks at
-- who did it and at what the thing is called, not at all that was written into it.
alter table audit_log add column search_text text not null generated always as (lower(
  actor_name || ' ' || entity_id
  || ' ' || coalesce(after ->> 'title', before ->> 'title', '')
  || ' ' || coalesce(after ->> 'title_zh', before ->> 'title_zh', '')
  || ' ' || coalesce(after ->> 'name', before ->> 'name', '')
  || ' ' || coalesce(after ->> 'name_zh', before ->> 'name_zh', '')
  || ' ' || coalesce(after ->> 'email', before ->> 'email', '')
  || ' ' || coalesce(after ->> 'code', before ->> 'code', '')
)) stored;
drop index audit_log_at_idx;
create index audit_log_at_idx on audit_log (at desc, audit_id desc);
create index audit_log_entity_at_idx on audit_log (entity, at desc, audit_id desc);
create index audit_log_actor_idx on audit_log (actor_user_id, at desc, audit_id desc);
create index audit_log_action_idx on audit_log (action, at desc, audit_id desc);

--> 0013_economy.sql
-- A course that was redeemed has been paid for, and what was paid has opened a course:
-- neither stands without the other at commit. Besides, the indexes by which the lists of
-- rewards, requests and entries stay quick when there are hundreds of thousands of rows.

create index point_entries_paid_course_idx on point_entries (user_id, subject_id)
  where kind = 'course_redemption';

-- A demo academy that was loaded before kept redemptions that were refused for want of
-- points. Nobody has paid for them.
delete from course_redemptions r
  where r.points_spent > 0 and not exists (
    select from point_entries e
    where e.kind = 'course_redemption' and e.user_id = r.user_id
      and e.subject_kind = 'course' and e.subject_id = r.course_id
      and e.amount = r.points_spent
  );

create function check_course_paid() returns trigger language plpgsql as $$
declare
  learner integer;
  course integer;
  paid integer;
  entered integer[];
begin
  if tg_table_name = 'point_entries' then
    learner := new.user_id;
    course := case new.subject_kind when 'course' then new.subject_id end;
  elsif tg_op = 'DELETE' then
    learner := old.user_id;
    course := old.course_id;
  else
    learner := new.user_id;
    course := new.course_id;
  end if;
  select points_spent into paid from course_redemptions
    where user_id = learner and course_id = course;
  select coalesce(array_agg(amount), '{}') into entered from point_entries
    where kind = 'course_redemption' and user_id = learner
      and subject_kind = 'course' and subject_id = course;
  -- A course that cost nothing has no entry; else exactly the one that paid for it. An
  -- entry that names no course has paid for none.
  if (tg_table_name = 'point_entries' and course is null)
    or entered <> (case when paid > 0 then array[paid] else array[]::integer[] end) then
    raise exception 'learner % redeemed course % for %, the ledger says %',
      learner, course, coalesce(paid::text, 'nothing'), entered
      using errcode = 'check_violation', constraint = 'course_redemptions_paid';
  end if;
  return null;
end $$;
create constraint trigger course_redemptions_paid
  after insert or update or delete on course_redemptions
  deferrable initially deferred for each row execute function check_course_paid();
create constraint trigger point_entries_paid_course after insert on point_entries
  deferrable initially deferred for each row
  when (new.kind = 'course_redemption')
  execute function check_course_paid();

-- The queue: each status by age and by price, and all of them together.
drop index reward_redemptions_status_idx;
create index reward_redemptions_queue_idx
  on reward_redemptions (status, created_at, redemption_id);
create index reward_redemptions_price_idx
  on reward_redemptions (status, points_spent desc, redemption_id);
create index reward_redemptions_age_idx on reward_redemptions (created_at, redemption_id);
create index reward_redemptions_all_prices_idx
  on reward_redemptions (points_spent desc, redemption_id);
-- How often a reward was asked for is counted without reading the requests.
drop index reward_redemptions_reward_idx;
create index reward_redemptions_reward_idx on reward_redemptions (reward_id, status, created_at);

create index rewards_created_at_idx on rewards (created_at desc, reward_id desc);
create index rewards_points_idx on rewards (points_required, reward_id);
create index rewards_stock_idx on rewards (available_stock nulls last, reward_id);

-- Points that will end, by day; and the audit of one rule or record by time.
drop index audit_log_entity_idx;
create index audit_log_entity_idx on audit_log (entity, entity_id, audit_id desc);

--> 0014_marketing_admin.sql
-- What admins need to keep the public pages: when a piece was changed last, why a review was
-- hidden, and an index for each order that their lists come in.

-- A piece without any words would be an empty place on a page.
alter table banners
  add column updated_at timestamptz not null default now(),
  add constraint banners_title check (title <> '' or title_zh <> '');
alter table activities
  add column updated_at timestamptz not null default now(),
  add constraint activities_title check (title <> '' or title_zh <> '');
alter table articles
  add column updated_at timestamptz not null default now(),
  add constraint articles_title check (title <> '' or title_zh <> '');
alter table faqs
  add column updated_at timestamptz not null default now(),
  add constraint faqs_question check (question <> '' or question_zh <> '');
alter table success_cases
  add column updated_at timestamptz not null default now(),
  add constraint success_cases_name check (name <> '' or name_zh <> '');

create index banners_position_idx on banners (position, banner_id) where archived_at is null;
create index faqs_position_idx on faqs (position, faq_id) where archived_at is null;
create index success_cases_position_idx on success_cases (position, case_id)
  where archived_at is null;
create index activities_created_idx on activities (created_at, activity_id)
  where archived_at is null;
create index articles_published_idx on articles (published_on, article_id)
  where archived_at is null;

alter table site_settings
  add constraint site_settings_name check (name <> '' or name_zh <> '');

alter table course_reviews
  add column hidden_reason text not null default ''
    constraint course_reviews_hidden_reason_length check (length(hidden_reason) <= 500);
-- The desk reads all courses together; what waits for an answer, and what is hidden, is few.
create index course_reviews_created_idx on course_reviews (created_at, review_id);
create index course_reviews_rating_idx on course_reviews (rating, created_at, review_id);
create index course_reviews_hidden_idx on course_reviews (created_at, review_id) where is_hidden;
create index course_reviews_waiting_idx on course_reviews (created_at, review_id)
  where reply is null;

--> 0014_reviews_searched.sql
-- Admins seek words in what learners wrote of courses: in 100,000 reviews only an index answers
-- at once. Reviews from before are found after `npm run search:reindex`.

alter table course_reviews add column search_document tsvector not null default ''::tsvector;
create index course_reviews_search_idx on course_reviews
  using gin (search_document) with (fastupdate = off);

--> 0017_versions_keep_files.sql
-- Files that an older version or a draft shows are in use: a version that comes back must not
-- have lost its pictures.

create trigger content_versions_file_uses after insert or delete on content_versions
  for each row execute function note_file_uses('content_version', 'content_id');

alter table drafts
  add column name text not null generated always as (
    user_id::text || ':' || entity || ':' || key
  ) stored;
create trigger drafts_file_uses after insert or update or delete on drafts
  for each row execute function note_file_uses('draft', 'name');

--> 0018_learners_counted_in_turn.sql
-- Somebody who learns on two devices at once: counting what they completed before waiting for
-- the other device's row would write the older count over the newer one. The row is taken
-- first; what is counted after it sees whatever was waited for.
create or replace function note_course_learners() returns trigger language plpgsql as $$
declare
  learner record;
begin
  for learner in
    select k.course_id, c.user_id, min(c.started_at) as begun_at, max(c.updated_at) as latest
    from changed c join contents k on k.content_id = c.content_id
    group by k.course_id, c.user_id
    order by k.course_id, c.user_id
  loop
    insert into course_learners (course_id, user_id, begun_at, last_activity_at)
    values (learner.course_id, learner.user_id, learner.begun_at, learner.latest)
    on conflict on constraint course_learners_pkey do update set
      begun_at = least(course_learners.begun_at, excluded.begun_at),
      last_activity_at = greatest(course_learners.last_activity_at, excluded.last_activity_at);
    update course_learners l set completed_contents = (
      select count(*)
      from contents k
      join content_progress p on p.content_id = k.content_id and p.user_id = learner.user_id
      where k.course_id = learner.course_id
        and k.archived_at is null and p.completed_at is not null
    )
    where l.course_id = learner.course_id and l.user_id = learner.user_id;
  end loop;
  return null;
end $$;

--> 0021_media_in_order.sql
-- A hundred thousand uploaded files are listed by size and name as quickly as by time.
create index files_media_largest_idx on files (bytes desc, file_id desc)
  where purpose = 'media' and state = 'kept';
create index files_media_name_idx on files (original_name, file_id)
  where purpose = 'media' and state = 'kept';

--> 0024_courses_in_step.sql
-- A course says which of its languages is older, as its contents do: when the texts of each
-- last changed. What is there already begins in step.
alter table courses
  add column texts_changed_at timestamptz not null default now(),
  add column texts_zh_changed_at timestamptz not null default now();
update courses set texts_changed_at = updated_at, texts_zh_changed_at = updated_at;

-- The list of what waits for its translator, in the order of the list of courses.
create index courses_outdated_idx on courses (created_at desc, course_id desc)
  where archived_at is null and texts_changed_at <> texts_zh_changed_at;

--> 0025_unused_uploads.sql
-- Since when no record, draft or older version shows an uploaded file, as housekeeping found
-- it; null while something does. What nothing has shown for a month is removed.
alter table files add column unused_since timestamptz;
create index files_unused_idx on files (unused_since) where unused_since is not null;

--> 0032_lists.sql
-- Lists of a hundred thousand rows: what they are searched in, and indexes that a page is
-- read off without a look at the rows.

-- Like users.search_text: any part of a text, whatever the case or width. A line break
-- stands between two texts, so that nothing is found across them.
alter table rewards add column search_text text collate "C"
  generated always as (lower(normalize(
    name || E'\n' || name_zh || E'\n' || description || E'\n' || description_zh, nfkc))) stored;
alter table reward_redemptions add column search_text text collate "C"
  generated always as (lower(normalize(
    recipient_name || E'\n' || recipient_phone || E'\n' || coalesce(tracking_number, ''), nfkc)))
  stored;
alter table invitation_codes add column search_text text collate "C"
  generated always as (lower(normalize(code || E'\n' || note, nfkc))) stored;
-- Of courses the titles alone: by these a payment is found. Their own list seeks words.
alter table courses add column search_text text collate "C"
  generated always as (lower(normalize(title || E'\n' || title_zh, nfkc))) stored;

-- The ledger in its order, entries of one moment too; with what its filters ask for.
drop index point_entries_created_at_idx;
create index point_entries_created_at_idx on point_entries (created_at, point_id);
drop index point_entries_kind_idx;
create index point_entries_kind_idx on point_entries (kind, created_at, point_id);
-- Few entries have a reason: those that were made by hand.
create index point_entries_reason_idx on point_entries (created_at, point_id) where reason <> '';

-- Payments by amount, each currency by itself.
create index payments_amount_idx on payments (currency, amount desc, payment_id desc);

-- The contents of a list stand in courses that are not archived: the index tells whose.
drop index contents_updated_idx;
create index contents_updated_idx on contents (updated_at desc, content_id desc)
  include (course_id) where archived_at is null;
drop index contents_type_idx;
create index contents_type_idx on contents (type, updated_at desc, content_id desc)
  include (course_id) where archived_at is null;
create index contents_course_idx on contents (course_id, position) include (content_id)
  where archived_at is null;

-- The queue of works: who waits longest first, then what was decided last.
create index assignment_submissions_queue_idx on assignment_submissions (
  (status <> 'submitted'), (case when status = 'submitted' then submitted_at end),
  coalesce(graded_at, submitted_at) desc, submission_id
) include (status, submitted_at, graded_at, content_id);

--> 0033_works_of_courses.sql
-- The course of a work stands on it, so that what waits in each course is counted in one
-- index. A content stays in its course; the key of both holds them together.
alter table contents add constraint contents_in_course_key unique (content_id, course_id);

alter table assignment_submissions add column course_id integer;
update assignment_submissions s set course_id = k.course_id
  from contents k where k.content_id = s.content_id;
alter table assignment_submissions
  alter column course_id set not null,
  drop constraint assignment_submissions_content_fkey,
  add constraint assignment_submissions_content_fkey foreign key (content_id, course_id)
    references contents (content_id, course_id) on delete cascade;
create index assignment_submissions_course_idx on assignment_submissions (course_id, status);

--> 0038_used_again.sql
-- Housekeeping finds media unused and releases it a moment later; whoever shows it in between,
-- or before its bytes are gone, keeps it. The update waits for a sweep that holds the row.
create function keep_media_in_use() returns trigger language plpgsql as $$
begin
  update files set unused_since = null, state = 'kept'
  where file_id = new.file_id and purpose = 'media'
    and (unused_since is not null or state = 'leaving');
  return null;
end $$;
create trigger file_uses_keep_media after insert on file_uses
  for each row execute function keep_media_in_use();

--> 0039_faster_lists.sql
-- What stands there in one language and not in the other, in the tables that grow: the desk
-- counts and lists these rows, which are few, and would otherwise read every course, lesson
-- and reward for it. Each condition is the one that `todo.queries.ts` asks for, word by word.

create index courses_one_sided_idx on courses (course_id)
  where archived_at is null and (
    (title = '') <> (title_zh = '')
    or (short_description = '') <> (short_description_zh = '')
    or (description = '') <> (description_zh = ''));

create index contents_one_sided_idx on contents (content_id)
  where archived_at is null and (
    (title = '') <> (title_zh = '') or (description = '') <> (description_zh = ''));

create index rewards_one_sided_idx on rewards (reward_id)
  where archived_at is null and (
    (name = '') <> (name_zh = '') or (description = '') <> (description_zh = ''));

-- Points that are held are what few learners have; what is owed to all of them is added up
-- without reading the accounts of the others.
create index point_accounts_held_idx on point_accounts (user_id) include (balance)
  where kind = 'held' and balance <> 0;

--> 0045_uploads_know_their_field.sql
-- A file that arrives in pieces is looked at once all of them are there. What the field takes
-- that it is for must be known then, so that a refusal names just that; null: whatever the
-- academy takes.
alter table media_uploads
  add column kinds text[]
    constraint media_uploads_kinds
    check (kinds <@ array['image', 'video', 'audio', 'pdf', 'captions'] and kinds <> '{}');

--> 0046_parcels_corrected.sql
-- A number that was mistyped can be corrected after the parcel has left. That is kept with the
-- steps of the request, but it is no step: the request stays where it was.
alter table redemption_events
  add column is_correction boolean not null default false,
  add constraint redemption_events_correction
    check (not is_correction or status in ('shipped', 'completed'));

--> 0047_names_in_order.sql
-- Names stand in the order that readers look them up in: Latin letters first, then Chinese
-- characters by their pinyin. No collation of the database does that everywhere (the embedded
-- engine knows code points alone), so the characters of GB 2312 and of the first plane of Big5
-- stand here in the order of ICU's zh-u-co-pinyin. What is not among them keeps its code point.
create table character_order (
  letter text constraint character_order_pkey primary key,
  place integer not null constraint character_order_place_key unique
);
insert into character_order (letter, place)
select letter, nr from regexp_split_to_table(translate(:'character-order.txt', E'\n', ''), '') with ordinality as split (letter, nr);

-- What a name is sorted by, character by character. Places lie above every code point that names
-- are written in, so Chinese comes after Latin.
create function name_order(name text) returns text
language sql stable strict parallel safe as $$
  select coalesce(string_agg(
    coalesce(
      (select chr(131072 + place) from character_order as known where known.letter = split.letter),
      split.letter
    ), '' order by split.nr), '')
  from regexp_split_to_table(lower(normalize(name, nfkc)), '') with ordinality as split (letter, nr)
$$;

alter table users add column name_order text collate "C" not null default '';
update users set name_order = name_order(name);

create function note_name_order() returns trigger language plpgsql as $$
begin
  new.name_order := name_order(new.name);
  return new;
end $$;
create trigger users_name_order before insert or update of name on users
  for each row execute function note_name_order();

drop index users_name_idx;
create index users_name_idx on users (name_order, user_id) where archived_at is null;

--> 0050_surnames_in_order.sql
-- A character of several readings has another one as a surname: 曾 is Zeng, not ceng; 单 Shan, not
-- dan. Readers look a name up under its surname's reading, so the first character of such a name
-- stands beside one that is always read so and is itself hardly anybody's surname.
create table surname_order (
  surname text constraint surname_order_pkey primary key,
  beside text not null constraint surname_order_beside_fkey references character_order (letter)
);
insert into surname_order (surname, beside) values
  ('卜', '卟'), ('薄', '渤'), ('秘', '庇'), ('种', '虫'), ('都', '嘟'), ('盖', '哿'), ('蓋', '哿'),
  ('葛', '哿'), ('句', '沟'), ('过', '埚'), ('過', '埚'), ('黑', '褐'), ('华', '划'), ('華', '划'),
  ('六', '碌'), ('缪', '妙'), ('繆', '妙'), ('能', '耐'), ('粘', '鲇'), ('乜', '涅'), ('区', '讴'),
  ('區', '讴'), ('朴', '嫖'), ('繁', '婆'), ('仇', '囚'), ('覃', '嗪'), ('任', '仁'), ('单', '扇'),
  ('單', '扇'), ('召', '劭'), ('折', '舌'), ('洗', '猃'), ('解', '榭'), ('燕', '湮'), ('要', '邀'),
  ('员', '孕'), ('員', '孕'), ('乐', '玥'), ('樂', '玥'), ('曾', '增'), ('祭', '债'), ('查', '喳'),
  ('翟', '宅'), ('占', '沾'), ('訾', '赀'),
  ('单于', '孱'), ('單于', '孱'), ('令狐', '伶'), ('万俟', '沫'), ('萬俟', '沫'), ('澹台', '潭'),
  ('澹臺', '潭'), ('尉迟', '寓'), ('尉遲', '寓');

-- As in 0047, but for the surname: its first character is sorted by the place of its neighbour,
-- then by itself, so that all of one surname stay together.
create or replace function name_order(name text) returns text
language sql stable strict parallel safe as $$
  select coalesce(string_agg(
    coalesce(
      case when nr = 1 then chr(131072 + surname.place) || letter end,
      (select chr(131072 + known.place) from character_order as known
        where known.letter = split.letter),
      letter
    ), '' order by nr), '')
  from regexp_split_to_table(lower(normalize(name, nfkc)), '') with ordinality as split (letter, nr)
  left join (
    select character_order.place
    from surname_order join character_order on character_order.letter = surname_order.beside
    where surname in (left(normalize(name, nfkc), 1), left(normalize(name, nfkc), 2))
    order by length(surname) desc
    limit 1
  ) as surname on true
$$;

update users set name_order = name_order(name)
where left(normalize(name, nfkc), 1) in (select left(surname, 1) from surname_order);

--> 0051_verified_emails.sql
-- When the person proved that the address is theirs, by opening a link sent to it. Null: not yet.
-- An account works without it; rewards and points for newcomers need it.
alter table users add column email_verified_at timestamptz;
comment on column users.email_verified_at is
  'When the person opened a link sent to this address; null: never proven.';

--> 0052_lessons_rendered_once.sql
-- What readers of a text lesson are shown is made once, when it is saved: drawing formulas and
-- cleaning HTML at each view made one lesson enough to stop the whole process. Lessons from
-- before have none yet: it is made when one is first read, or for all of them by
-- `npm run search:reindex`.
alter table contents add column rendered jsonb;
comment on column contents.rendered is
  'HTML of a text or assignment as readers see it (html, html_zh), cleaned, formulas as MathML;
   null: not made yet, or the type has none.';

-- Whoever writes a body without rendering it leaves nothing behind that is no longer true.
create function forget_rendered() returns trigger language plpgsql as $$
begin
  new.rendered := null;
  return new;
end $$;
create trigger contents_forget_rendered before update of content_data on contents
  for each row when (
    old.content_data is distinct from new.content_data
    and old.rendered is not distinct from new.rendered
  )
  execute function forget_rendered();

--> 0054_login_attempts.sql
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

--> 0055_session_cookies.sql
-- The cookie of a session holds a value of its own: who reads it cannot use it as the token, and
-- scripts, which hold the token, cannot compute it. It is made of the token and this key, so that
-- a lost cookie comes back as the same value in however many tabs ask at once.
alter table sessions add column cookie_key bytea, add column cookie_hash bytea;
update sessions
  set cookie_key = decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');
alter table sessions
  alter column cookie_key set not null,
  add constraint sessions_cookie_key_length check (length(cookie_key) >= 32),
  add constraint sessions_cookie_hash_key unique (cookie_hash);
comment on column sessions.cookie_key is 'Random; with the token it makes the value of the cookie.';
comment on column sessions.cookie_hash is
  'Hash of the value of the cookie; null: none was set since the session began.';

-- No session outlives 90 days, however often it is used.
update sessions set expires_at = least(expires_at, created_at + interval '2160 hours');
alter table sessions add constraint sessions_absolute_life
  check (expires_at <= created_at + interval '2160 hours');

--> 0056_email_verifications.sql
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

--> 0057_names_of_one_line.sql
-- Names appear in emails to their owner and, on the site, to others: one line, no web address.
-- What was stored before loses what no name has.
update users set name = left(btrim(regexp_replace(
  regexp_replace(name, '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+', ' ', 'g'),
  '://|www\.', ' ', 'gi')), 80)
where name ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]'
  or name ~* '://|www\.';

alter table users
  add constraint users_name_one_line check
    (name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]'),
  add constraint users_name_no_address check (name !~* '://|www\.');

--> 0058_points_not_farmed.sql
-- Limits that keep points from being farmed: daily caps, caps that several actions share, one
-- extension for each lot, and nobody who decides about points of their own.

-- Actions with the same name here count towards one cap together: their `daily_cap` is the same
-- number, and what any of them paid on a day fills it.
alter table point_rules
  add column cap_group text
    constraint point_rules_cap_group check (cap_group ~ '^[a-z_]{1,40}$');
comment on column point_rules.cap_group is
  'Rules with the same name share one daily cap; null: the cap is the rule''s own.';

-- The value of an admin stays. Where both had one, together they allowed its sum.
with own as (
  select sum(daily_cap) as cap, max(amount) as amount
  from point_rules where kind in ('course_like', 'teacher_like')
)
update point_rules
  set cap_group = 'likes', daily_cap = greatest(coalesce(own.cap, 25), own.amount)
  from own where kind in ('course_like', 'teacher_like');

-- A cap below the amount would pay nothing ever.
update point_rules
  set daily_cap = greatest(amount, case kind
    when 'course_read' then 25 when 'course_review' then 30 else 100 end)
  where daily_cap is null and kind in ('course_read', 'course_review', 'content_completion');

create function check_shared_caps() returns trigger language plpgsql as $$
begin
  if exists (
    select from point_rules where cap_group is not null
    group by cap_group
    having count(distinct coalesce(daily_cap, 0)) > 1
  ) then
    raise exception 'rules that share a cap have the same one'
      using errcode = 'check_violation', constraint = 'point_rules_shared_cap';
  end if;
  return null;
end $$;
create trigger point_rules_shared_cap after insert or update on point_rules
  for each statement execute function check_shared_caps();

-- Who decides about points is never the person whose points they are; `actor_user_id` is null
-- where learners act for themselves. What was written before this stays as it is.
alter table point_entries
  add constraint point_entries_other_actor check (actor_user_id <> user_id) not valid;

-- Points that come back to a lot after its end extend it once. Asking for a reward and
-- cancelling again and again must not keep points alive for ever.
create function check_single_extension() returns trigger language plpgsql as $$
begin
  if exists (
    select from new_moves m
    join point_lot_moves earlier on earlier.lot_id = m.lot_id and earlier.point_id <> m.point_id
    where m.extended_to is not null and earlier.extended_to is not null
  ) then
    raise exception 'a lot is extended once'
      using errcode = 'check_violation', constraint = 'point_lot_moves_single_extension';
  end if;
  return null;
end $$;
create trigger point_lot_moves_single_extension after insert on point_lot_moves
  referencing new table as new_moves
  for each statement execute function check_single_extension();

-- The daily caps count what a learner earned of some kinds since the day began.
create index point_entries_user_kind_idx on point_entries (user_id, kind, created_at);

--> 0059_lessons_paced.sql
-- When lessons and courses pay: from the day after they were published, once for an original and
-- its copies together, and only at a pace at which a person can read or watch.

alter table courses
  add column published_at timestamptz,
  -- Of a copy: the first course in the chain of copies.
  add column origin_course_id integer
    constraint courses_origin_fkey references courses on delete set null;
comment on column courses.published_at is
  'When learners could first see it, for ever; null: it is a draft still.';
comment on column courses.origin_course_id is
  'The course that this one is a copy of, first in the chain; learners are paid once for both.';
create index courses_origin_idx on courses (origin_course_id) where origin_course_id is not null;
update courses set published_at = created_at where status <> 'draft';

create function note_publishing() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.published_at is not null then
    new.published_at := old.published_at;
  elsif new.status <> 'draft' then
    new.published_at := coalesce(
      new.published_at,
      case tg_op when 'INSERT' then new.created_at else new.updated_at end
    );
  else
    new.published_at := null;
  end if;
  return new;
end $$;
create trigger courses_publishing before insert or update on courses
  for each row execute function note_publishing();

alter table contents
  add column origin_content_id integer
    constraint contents_origin_fkey references contents on delete set null;
comment on column contents.origin_content_id is
  'The lesson that this one is a copy of, first in the chain; learners are paid once for both.';
create index contents_origin_idx on contents (origin_content_id)
  where origin_content_id is not null;

-- A quiz that is passed without one right answer would pay for nothing. `lax` paths skip what
-- is no number.
update contents set content_data = jsonb_set(content_data, '{pass_mark}', '1')
  where type = 'quiz' and jsonb_path_exists(content_data, '$.pass_mark ? (@ < 1)');
alter table contents
  add constraint contents_quiz_pass_mark
    check (type <> 'quiz' or not jsonb_path_exists(content_data, '$.pass_mark ? (@ < 1)'));

-- When a learner opened a lesson first. It starts the clock by which progress counts; it does
-- not begin the course for them, as progress does.
create table content_openings (
  user_id integer not null
    constraint content_openings_user_fkey references users on delete cascade,
  content_id integer not null
    constraint content_openings_content_fkey references contents on delete cascade,
  opened_at timestamptz not null,
  constraint content_openings_pkey primary key (user_id, content_id)
);
comment on table content_openings is
  'When each learner opened each lesson first: the clock by which progress and reading count.';
create index content_openings_content_idx on content_openings (content_id);
insert into content_openings (user_id, content_id, opened_at)
  select user_id, content_id, started_at from content_progress;

-- Written with the completion and final: repeating it later earns nothing.
alter table content_progress
  add column not_paid_reason text
    constraint content_progress_not_paid_reason check (not_paid_reason in ('too_fast')),
  add constraint content_progress_not_paid
    check (not_paid_reason is null or completed_at is not null);
comment on column content_progress.not_paid_reason is
  'Why completing it earned nothing and never will; null: it earns by the rules.';

--> 0060_shared_recipients.sql
-- Requests for rewards that go to the same phone or address as those of other accounts are shown
-- to admins, since many accounts of one person look like that. Nothing is refused by it.

-- The last eight digits: with or without the code of a country a phone is the same one.
create function phone_key(phone text) returns text language sql immutable parallel safe as $$
  select case when length(digits) >= 7 then right(digits, 8) end
  from (select regexp_replace(normalize(phone, nfkc), '[^0-9]', '', 'g') as digits) typed
$$;

-- Case, width, spaces and punctuation are how different people type one address.
create function address_key(address text, postal_code text)
returns text language sql immutable parallel safe as $$
  select case when length(compact) >= 6 then left(compact, 200) end
  from (
    select regexp_replace(
      lower(normalize(coalesce(address, '') || coalesce(postal_code, ''), nfkc)),
      '[[:space:][:punct:]、。·]', '', 'g'
    ) as compact
  ) typed
$$;

alter table reward_redemptions
  add column phone_key text generated always as (phone_key(recipient_phone)) stored,
  add column address_key text
    generated always as (address_key(shipping_address, shipping_postal_code)) stored;
create index reward_redemptions_phone_idx
  on reward_redemptions (phone_key, redemption_id desc) where phone_key is not null;
create index reward_redemptions_address_idx
  on reward_redemptions (address_key, redemption_id desc) where address_key is not null;

--> 0061_append_only_audit.sql
-- The audit is append-only: what was written is neither changed nor deleted. The one exception
-- is the erasure of a person who was removed, which blanks names and contact details and
-- leaves who, what and when as numbers.

-- Deleting a user would have changed the lines of that user.
alter table audit_log
  drop constraint audit_log_actor_fkey,
  add constraint audit_log_actor_fkey foreign key (actor_user_id) references users;

create function keep_audit() returns trigger language plpgsql as $$
declare
  erasable constant text[] := array['actor_name', 'before', 'after', 'search_text'];
begin
  if tg_op = 'UPDATE'
    and current_setting('academy.erasing_person', true) = 'on'
    and to_jsonb(new) - erasable = to_jsonb(old) - erasable
  then
    return new;
  end if;
  raise exception 'audit_log is append-only: % is not allowed', tg_op
    using errcode = 'restrict_violation', constraint = 'audit_log_append_only';
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function keep_audit();
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function reject_change();

-- A recorded state without the personal details of one person.
-- known: names and emails by which the person was known; is_about: the whole state is about
-- them, so that a name that other people may have as well is theirs.
create function erase_person_from_state(
  state jsonb, person integer, known text[], is_about boolean, field text default ''
) returns jsonb language plpgsql immutable as $$
declare
  blank constant jsonb := to_jsonb('—'::text);
  -- Fields that name a person without their number.
  naming constant text[] := array['user_name', 'replied_by_name', 'recorded_by', 'actor_name'];
  personal constant text[] := array['user_name', 'user_email', 'user_avatar', 'email', 'avatar'];
  is_own boolean;
  word text;
  said text;
begin
  case jsonb_typeof(state)
    when 'object' then
      is_own := state -> 'user_id' = to_jsonb(person);
      is_about := case jsonb_typeof(state -> 'user_id') when 'number' then is_own else is_about end;
      return (
        select coalesce(jsonb_object_agg(key, case
          when jsonb_typeof(value) <> 'string' or value = '""' then
            erase_person_from_state(value, person, known, is_about, key)
          when is_about and key = any (personal) then blank
          -- The public name of a teacher is not that of the account which teaches as them.
          when is_own and key = 'name' and not state ? 'teacher_id' then blank
          else erase_person_from_state(value, person, known, is_about, key)
        end), '{}')
        from jsonb_each(state)
      );
    when 'array' then
      return (
        select coalesce(jsonb_agg(
          erase_person_from_state(value, person, known, is_about, field) order by place), '[]')
        from jsonb_array_elements(state) with ordinality as element (value, place)
      );
    when 'string' then
      said := state #>> '{}';
      foreach word in array known loop
        if lower(said) = lower(word) and (is_about or word like '%@%' or field = any (naming)) then
          return blank;
        end if;
        if word like '%@%' then
          -- In any case, but not as a part of a longer address.
          said := regexp_replace(said,
            '(?<![[:alnum:]._+-])' || regexp_replace(word, '([^[:alnum:]])', '\\\1', 'g')
              || '(?![[:alnum:]-]|\.[[:alnum:]])', '—', 'gi');
        elsif is_about and length(word) > 1 then
          said := replace(said, word, '—');
        end if;
      end loop;
      return to_jsonb(said);
    else
      return state;
  end case;
end $$;

-- Blanks what the audit holds of a removed person: as who acted, as whom it was about, and
-- within recorded states. words: the name and email that they had until now.
create function erase_person_from_audit(person integer, words text[] default '{}')
returns void language plpgsql as $$
declare
  called text;
  known text[];
begin
  select name into called from users where user_id = person and archived_at is not null;
  if not found then
    raise exception 'only a removed person is erased from the audit'
      using errcode = 'restrict_violation', constraint = 'audit_log_append_only';
  end if;
  select coalesce(array_agg(word order by length(word) desc), '{}') into known
  from (
    select distinct word from (
      select unnest(words) as word
      union all
      select actor_name from audit_log where actor_user_id = person
      union all
      select side.state ->> field.name
      from audit_log,
        lateral (values (before), (after)) as side (state),
        (values ('name'), ('email')) as field (name)
      where entity = 'user' and entity_id = person::text
    ) as told
  ) as each_word
  where word not in ('', '—', called) and word not like '%@removed.invalid';

  perform set_config('academy.erasing_person', 'on', true);
  with subjects (entity, entity_id) as (
    select 'user', person::text
    union all select 'point_entry', point_id::text from point_entries where user_id = person
    union all select 'review', review_id::text from course_reviews where user_id = person
    union all select 'payment', payment_id::text from payments where user_id = person
    union all select 'redemption', redemption_id::text
      from reward_redemptions where user_id = person
    union all select 'submission', submission_id::text
      from assignment_submissions where user_id = person
    union all select 'invitation_code', invitation_code_id::text
      from invitation_codes where owner_user_id = person
  ), lines as (
    select audit_id, (entity, entity_id) in (select * from subjects) as is_about
    from audit_log
  )
  update audit_log as line set
    actor_name = case when actor_user_id = person then called else actor_name end,
    before = erase_person_from_state(before, person, known, is_about),
    after = erase_person_from_state(after, person, known, is_about)
  from lines
  where lines.audit_id = line.audit_id and (
    actor_user_id = person
    or is_about
    or before @> jsonb_build_object('user_id', person)
    or after @> jsonb_build_object('user_id', person)
    or exists (
      select from unnest(known) as word
      -- As the word stands within JSON, where quotes and backslashes are escaped.
      where strpos(lower(concat(before, after)), lower(trim('"' from to_jsonb(word)::text))) > 0
    )
  );
  perform set_config('academy.erasing_person', '', true);
end $$;

select erase_person_from_audit(user_id) from users where archived_at is not null;

-- The older versions of lessons name who saved them.
update content_versions set actor_name = users.name
  from users
  where users.user_id = content_versions.actor_user_id and users.archived_at is not null;

--> 0062_server_secret.sql
-- The secret from which every process derives the keys that it signs with. The first process
-- that needs it makes it; whoever deletes the row ends all signatures.
create table server_secret (
  secret_id integer constraint server_secret_pkey primary key default 1
    constraint server_secret_one check (secret_id = 1),
  secret bytea not null constraint server_secret_length check (octet_length(secret) = 32),
  created_at timestamptz not null default now()
);
comment on table server_secret is
  'One random secret of 256 bits, shared by all processes: never logged and in no answer.';

--> 0063_named_contents.sql
-- Who may not open a lesson finds it by its titles and description alone: for them the index
-- leaves the body out. Descriptions have a weight of their own from now on; lessons that were
-- indexed before get it by `npm run search:reindex`, or when they are saved.
create index contents_named_idx on contents
  using gin (ts_filter(search_document, '{a,b,d}')) with (fastupdate = off);

--> 0064_welcome_emails.sql
-- The field's word: what waits here is sent as an email.
alter table welcome_letters rename to welcome_emails;
alter table welcome_emails rename constraint welcome_letters_pkey to welcome_emails_pkey;
alter table welcome_emails rename constraint welcome_letters_user_fkey to welcome_emails_user_fkey;
comment on table welcome_emails is
  'Welcome emails that are still to be sent, one a person; a row is deleted once its email is out.';

--> to the baseline
-- On engines that name NOT NULL constraints, those of a renamed table kept its first name.
do $$
declare
  old_name name;
begin
  for old_name in
    select conname from pg_constraint
    where conrelid = 'welcome_emails'::regclass and conname like 'welcome\_letters\_%'
  loop
    execute format('alter table welcome_emails rename constraint %I to %I',
      old_name, replace(old_name, 'welcome_letters', 'welcome_emails'));
  end loop;
end $$;

-- Entries from before the constraint may break it; where none does, it is as in a new academy.
do $$
begin
  if not exists (select from point_entries where actor_user_id = user_id) then
    alter table point_entries validate constraint point_entries_other_actor;
  end if;
end $$;
