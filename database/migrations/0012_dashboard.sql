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
