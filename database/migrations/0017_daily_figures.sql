-- Figures of days that are over are stored, so that the dashboard and the number of people and
-- ledger entries do not read every row since the academy began. Stored days are always the first
-- ones without a gap: from the academy's first row to `max(day)`. What comes later is counted when
-- it is shown.

create table daily_figures (
  day date not null,
  -- In which the day was cut; rows of another one count as not there.
  time_zone text not null,
  registrations integer not null,
  enrollments integer not null,
  completions integer not null,
  redemptions integer not null,
  entries integer not null,
  points_earned bigint not null,
  points_spent bigint not null,
  -- What was added to the accounts of learners, less what was taken from them.
  points_inflow bigint not null,
  constraint daily_figures_pkey primary key (day)
);
comment on table daily_figures is
  'Figures of each academy day that is over; written by maintenance, forgotten by triggers.';

-- People are counted once however often they came. Of a period from one day to another these are
-- the ones who were never seen before, or last seen before its first day.
create table daily_visitors (
  day date not null
    constraint daily_visitors_day_fkey references daily_figures on delete cascade,
  -- Days since the person was seen before; 0: never before.
  days_since integer not null,
  people integer not null,
  constraint daily_visitors_pkey primary key (day, days_since),
  constraint daily_visitors_days_since check (days_since >= 0)
);
comment on table daily_visitors is
  'How many people were seen on a day that is over, by the days since they were seen before.';

-- When a person was seen before a day.
create index seen_days_user_day_idx on seen_days (user_id, day);
drop index seen_days_user_idx;

-- A row that is written late, changed or removed forgets the days from its own on; maintenance
-- counts them again. The lock is that of maintenance: days are not stored while such a row is being
-- written. Both take `hashtext('daily_figures')`.
create function forget_daily_figures() returns trigger language plpgsql as $$
declare
  moment timestamptz := least(
    (to_jsonb(old) ->> tg_argv[0])::timestamptz, (to_jsonb(new) ->> tg_argv[0])::timestamptz);
begin
  perform pg_advisory_xact_lock_shared(hashtext('daily_figures'));
  delete from daily_figures where day >= (moment at time zone time_zone)::date;
  return null;
end $$;
comment on function forget_daily_figures() is
  'Forgets daily_figures from the day of a moment on; the argument is its column.';

create function forget_daily_visitors() returns trigger language plpgsql as $$
declare
  first_day date := case when tg_op = 'INSERT' then new.day else old.day end;
begin
  -- Each person's first visit of today comes by here.
  if tg_op = 'INSERT' and first_day >= (
    now() at time zone coalesce((select time_zone from site_settings), 'UTC'))::date
  then
    return null;
  end if;
  perform pg_advisory_xact_lock_shared(hashtext('daily_figures'));
  delete from daily_figures where day >= first_day;
  return null;
end $$;
comment on function forget_daily_visitors() is 'Forgets daily_figures from a day on.';

-- A day is stored an hour after its end, so rows of the last half hour cannot belong to one.
create trigger users_forget_days_insert after insert on users
  for each row when (new.created_at < now() - interval '30 minutes')
  execute function forget_daily_figures('created_at');
comment on trigger users_forget_days_insert on users is 'Forgets the daily_figures of a late row.';
create trigger users_forget_days_update after update of created_at on users
  for each row when (old.created_at <> new.created_at)
  execute function forget_daily_figures('created_at');
comment on trigger users_forget_days_update on users is 'Forgets daily_figures that change.';
create trigger users_forget_days_delete after delete on users
  for each row execute function forget_daily_figures('created_at');
comment on trigger users_forget_days_delete on users is 'Forgets daily_figures that change.';

create trigger enrollments_forget_days_insert after insert on enrollments
  for each row when (new.enrolled_at < now() - interval '30 minutes')
  execute function forget_daily_figures('enrolled_at');
comment on trigger enrollments_forget_days_insert on enrollments is
  'Forgets the daily_figures of a late row.';
create trigger enrollments_forget_days_update after update of enrolled_at on enrollments
  for each row when (old.enrolled_at <> new.enrolled_at)
  execute function forget_daily_figures('enrolled_at');
comment on trigger enrollments_forget_days_update on enrollments is
  'Forgets daily_figures that change.';
create trigger enrollments_forget_days_delete after delete on enrollments
  for each row execute function forget_daily_figures('enrolled_at');
comment on trigger enrollments_forget_days_delete on enrollments is
  'Forgets daily_figures that change.';

create trigger course_completions_forget_days_insert after insert on course_completions
  for each row when (new.completed_at < now() - interval '30 minutes')
  execute function forget_daily_figures('completed_at');
comment on trigger course_completions_forget_days_insert on course_completions is
  'Forgets the daily_figures of a late row.';
create trigger course_completions_forget_days_update after update of completed_at on course_completions
  for each row when (old.completed_at <> new.completed_at)
  execute function forget_daily_figures('completed_at');
comment on trigger course_completions_forget_days_update on course_completions is
  'Forgets daily_figures that change.';
create trigger course_completions_forget_days_delete after delete on course_completions
  for each row execute function forget_daily_figures('completed_at');
comment on trigger course_completions_forget_days_delete on course_completions is
  'Forgets daily_figures that change.';

-- Requests and entries are never removed, and entries never change.
create trigger reward_redemptions_forget_days_insert after insert on reward_redemptions
  for each row when (new.created_at < now() - interval '30 minutes')
  execute function forget_daily_figures('created_at');
comment on trigger reward_redemptions_forget_days_insert on reward_redemptions is
  'Forgets the daily_figures of a late row.';
create trigger reward_redemptions_forget_days_update after update of created_at on reward_redemptions
  for each row when (old.created_at <> new.created_at)
  execute function forget_daily_figures('created_at');
comment on trigger reward_redemptions_forget_days_update on reward_redemptions is
  'Forgets daily_figures that change.';
create trigger point_entries_forget_days after insert on point_entries
  for each row when (new.created_at < now() - interval '30 minutes')
  execute function forget_daily_figures('created_at');
comment on trigger point_entries_forget_days on point_entries is
  'Forgets the daily_figures of a late entry.';

create trigger seen_days_forget_days after insert or update or delete on seen_days
  for each row execute function forget_daily_visitors();
comment on trigger seen_days_forget_days on seen_days is 'Forgets daily_figures that change.';

-- The list of teachers is ordered by pinyin; computing the order of a name takes a tenth of a
-- millisecond, for each teacher at each reading.
alter table teachers add column name_order text not null default '';
comment on column teachers.name_order is
  'Sort key of the Chinese name, or of the other one where it is missing; written by a trigger.';
create function order_teacher() returns trigger language plpgsql as $$
begin
  new.name_order := name_order(coalesce(nullif(new.name_zh, ''), new.name));
  return new;
end $$;
comment on function order_teacher() is 'Keeps the name_order of teachers.';
create trigger teachers_name_order before insert or update of name, name_zh on teachers
  for each row execute function order_teacher();
comment on trigger teachers_name_order on teachers is 'Keeps the name_order of teachers.';
update teachers set name_order = name_order(coalesce(nullif(name_zh, ''), name));

-- How many listed courses a teacher has.
create index courses_listed_teacher_idx on courses (teacher_id)
  where status = 'active' and archived_at is null;
