-- Points that an action would have earned and that were not paid, or not wholly: why, how much, and
-- what has been paid of it since. Most of them are paid later, by themselves.

create table unpaid_earnings (
  unpaid_earning_id integer generated always as identity constraint unpaid_earnings_pkey primary key,
  user_id integer not null
    constraint unpaid_earnings_user_fkey references users on delete cascade,
  kind text not null constraint unpaid_earnings_kind check (kind in (
    'daily_sign_in', 'sign_in_streak', 'course_read', 'course_like', 'teacher_like',
    'course_review', 'content_completion', 'quiz_pass', 'course_completion', 'referral',
    'welcome')),
  -- What it was for, as in point_entries.
  subject_kind text constraint unpaid_earnings_subject_kind
    check (subject_kind in ('course', 'content', 'teacher', 'user')),
  subject_id integer,
  idempotency_key text not null
    constraint unpaid_earnings_idempotency_key_key unique
    constraint unpaid_earnings_idempotency_key_length
      check (length(idempotency_key) between 1 and 280),
  amount integer not null
    constraint unpaid_earnings_amount check (amount > 0 and amount <= 100000000),
  paid_amount integer not null default 0,
  reason text not null constraint unpaid_earnings_reason check (reason in (
    'cap', 'too_fast', 'lessons_before', 'unreviewed', 'too_new', 'own_work')),
  -- Of a completion that was too fast: what its learner has yet to spend on the page.
  missing_seconds integer
    constraint unpaid_earnings_missing_seconds check (missing_seconds >= 0),
  -- When that time was last counted.
  counted_at timestamptz,
  happened_at timestamptz not null,
  resolved_at timestamptz,
  constraint unpaid_earnings_subject check ((subject_kind is null) = (subject_id is null)),
  constraint unpaid_earnings_paid check (paid_amount between 0 and amount),
  constraint unpaid_earnings_resolved check ((resolved_at is not null) = (paid_amount = amount))
);
comment on table unpaid_earnings is
  'Points that were not paid, or not wholly, and why; most are paid later, in parts where needed.';
comment on column unpaid_earnings.idempotency_key is
  'The key of the earning. Its first payment has this key in point_entries, each further part the '
  'key, + and what was paid before it.';
comment on column unpaid_earnings.reason is
  'cap: owed, and paid on the next days that have room. too_fast: paid when the missing time was spent '
  'on the page. lessons_before: a quiz, paid when the lessons before it are completed. unreviewed: paid '
  'when an admin has looked at the lesson. too_new: paid from the day after publishing. own_work: never.';
-- What the next payment of a learner reads; oldest first.
create index unpaid_earnings_open_idx on unpaid_earnings (user_id, happened_at, unpaid_earning_id)
  where resolved_at is null and reason <> 'own_work';
create index unpaid_earnings_user_idx on unpaid_earnings (user_id, happened_at desc);
create index unpaid_earnings_subject_idx on unpaid_earnings (subject_kind, subject_id)
  where resolved_at is null;
create index unpaid_earnings_happened_at_idx on unpaid_earnings (happened_at);

-- What is owed does not change, and what was paid of it is never taken back.
create function guard_unpaid_earning() returns trigger language plpgsql as $$
begin
  if (new.user_id, new.kind, new.subject_kind, new.subject_id, new.idempotency_key, new.amount,
      new.happened_at)
    is distinct from (old.user_id, old.kind, old.subject_kind, old.subject_id,
      old.idempotency_key, old.amount, old.happened_at)
    or new.paid_amount < old.paid_amount then
    raise exception 'what unpaid earning % is about never changes', old.unpaid_earning_id
      using errcode = 'restrict_violation', constraint = 'unpaid_earnings_guarded';
  end if;
  return new;
end $$;
create trigger unpaid_earnings_guarded before update on unpaid_earnings
  for each row execute function guard_unpaid_earning();
comment on trigger unpaid_earnings_guarded on unpaid_earnings is
  'What an unpaid earning is about never changes; what was paid of it only rises.';

-- At commit the ledger has paid exactly what an unpaid earning says, in all its parts: since
-- paid_amount never exceeds the amount, neither do the parts.
create function check_unpaid_earning(earning_user integer, earning_kind text, earning_key text)
returns void language plpgsql as $$
declare
  stated bigint;
  paid bigint;
begin
  select paid_amount into stated from unpaid_earnings where idempotency_key = earning_key;
  select coalesce(sum(amount), 0) into paid from point_entries
    where user_id = earning_user and kind = earning_kind
      and (idempotency_key = earning_key or starts_with(idempotency_key, earning_key || '+'));
  if stated is distinct from paid then
    raise exception 'of earning % the ledger has paid %, not %', earning_key, paid, stated
      using errcode = 'check_violation', constraint = 'unpaid_earnings_match_entries';
  end if;
end $$;

create function check_unpaid_earning_row() returns trigger language plpgsql as $$
begin
  -- A row that was deleted since has nothing to agree with.
  if exists (select from unpaid_earnings where unpaid_earning_id = new.unpaid_earning_id) then
    perform check_unpaid_earning(new.user_id, new.kind, new.idempotency_key);
  end if;
  return null;
end $$;
create constraint trigger unpaid_earnings_match_entries
  after insert or update of paid_amount on unpaid_earnings
  deferrable initially deferred for each row execute function check_unpaid_earning_row();
comment on trigger unpaid_earnings_match_entries on unpaid_earnings is
  'At commit the ledger has paid exactly what an unpaid earning says.';

create function check_part_of_earning() returns trigger language plpgsql as $$
begin
  perform check_unpaid_earning(new.user_id, new.kind, split_part(new.idempotency_key, '+', 1));
  return null;
end $$;
create constraint trigger point_entries_part_of_earning after insert on point_entries
  deferrable initially deferred for each row
  when (new.kind in ('daily_sign_in', 'sign_in_streak', 'course_read', 'course_like',
      'teacher_like', 'course_review', 'content_completion', 'quiz_pass', 'course_completion',
      'referral', 'welcome')
    and position('+' in new.idempotency_key) > 0)
  execute function check_part_of_earning();
comment on trigger point_entries_part_of_earning on point_entries is
  'At commit a further part of an earning belongs to an unpaid earning that counts it.';

-- Learning and taking part together pay at most this much a day and a week of the academy.
create table point_totals (
  point_totals_id integer constraint point_totals_pkey primary key
    constraint point_totals_single check (point_totals_id = 1),
  daily_cap integer constraint point_totals_daily_cap check (daily_cap between 1 and 100000000),
  weekly_cap integer constraint point_totals_weekly_cap check (weekly_cap between 1 and 100000000),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint point_totals_week_holds_day check (weekly_cap >= daily_cap)
);
comment on table point_totals is
  'One row: what learning and taking part pay together at most, a day and a week; null: no cap.';
insert into point_totals (point_totals_id, daily_cap, weekly_cap) values (1, 250, 500);
create trigger point_totals_notify_change
  after insert or update or delete or truncate on point_totals
  for each statement execute function notify_catalogue_change();
comment on trigger point_totals_notify_change on point_totals is
  'Tells every process that what guests see has changed.';

-- The learning time of a person: for pay, each completion takes its minimum from the time since the
-- one before it.
alter table content_progress add column time_counted_at timestamptz;
comment on column content_progress.time_counted_at is
  'When the time that the lesson takes at least was counted for pay; null: not yet, or it takes none.';
comment on column content_progress.not_paid_reason is
  'Why completing it has earned nothing so far; null: it earns by the rules.';
create index content_progress_time_counted_idx on content_progress (user_id, time_counted_at)
  where time_counted_at is not null;
