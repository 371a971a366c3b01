-- A reward that opens a course: the reward says which courses it covers, each request names one of
-- them, and its approval writes the grant.

create table reward_courses (
  reward_id integer not null constraint reward_courses_reward_fkey references rewards,
  -- One course, or all of a level.
  course_id integer constraint reward_courses_course_fkey references courses,
  level text constraint reward_courses_level check (level in ('beginner', 'intermediate', 'advanced')),
  constraint reward_courses_one check (num_nonnulls(course_id, level) = 1)
);
comment on table reward_courses is
  'Which courses a reward opens: single ones, and all of a level; without any it opens none.';
create unique index reward_courses_course_key on reward_courses (reward_id, course_id)
  where course_id is not null;
create unique index reward_courses_level_key on reward_courses (reward_id, level)
  where level is not null;
create index reward_courses_course_idx on reward_courses (course_id) where course_id is not null;
create trigger reward_courses_notify_change
  after insert or delete or truncate or update on reward_courses
  for each statement execute function notify_catalogue_change();
comment on trigger reward_courses_notify_change on reward_courses is
  'Tells every process that what guests see has changed.';

-- The learner's choice; it is never changed afterwards.
alter table reward_redemptions add column course_id integer
  constraint reward_redemptions_course_fkey references courses;
comment on column reward_redemptions.course_id is
  'The course that its approval opens; null where the reward opens none.';
alter table reward_redemptions add constraint reward_redemptions_course
  check (course_id is null or not (requires_shipping or delivers_code));
alter table reward_redemptions add column fulfils_itself boolean not null
  generated always as (delivers_code or course_id is not null) stored;
comment on column reward_redemptions.fulfils_itself is
  'Approving it fulfils it, so that nothing is left to do.';
create index reward_redemptions_course_idx on reward_redemptions (course_id)
  where course_id is not null;
-- Nobody waits for one course twice.
create unique index reward_redemptions_course_key on reward_redemptions (user_id, course_id)
  where course_id is not null and status = 'pending';

-- What a trigger before the change sees of a generated column is the value of the old row.
create or replace function check_redemption_step() returns trigger language plpgsql as $$
begin
  if new.course_id is distinct from old.course_id then
    raise exception 'the course of redemption % cannot change', old.redemption_id
      using errcode = 'check_violation', constraint = 'reward_redemptions_step';
  end if;
  if old.status = new.status
    or (old.fulfils_itself and (old.status, new.status) in (
      ('pending', 'completed'), ('pending', 'rejected'), ('pending', 'cancelled')))
    or (not old.fulfils_itself and (old.status, new.status) in (
      ('pending', 'approved'), ('pending', 'rejected'), ('pending', 'cancelled'),
      ('approved', 'shipped'), ('approved', 'rejected'), ('approved', 'completed'),
      ('shipped', 'completed'))) then
    return new;
  end if;
  raise exception 'a redemption cannot go from % to %', old.status, new.status
    using errcode = 'check_violation', constraint = 'reward_redemptions_step';
end $$;
drop trigger reward_redemptions_step on reward_redemptions;
create trigger reward_redemptions_step before update of status, course_id on reward_redemptions
  for each row execute function check_redemption_step();
comment on trigger reward_redemptions_step on reward_redemptions is
  'A status changes by the transitions that there are, whichever command writes it; a course stays.';

-- A grant opens what its cause is about: no row of another learner or course, none of a payment
-- that is void, none of a request for another course.
create or replace function check_course_grant() returns trigger language plpgsql as $$
begin
  if (new.source = 'points' and not exists (
      select from course_redemptions r
      where r.user_id = new.user_id and r.course_id = new.course_id))
    or (new.source = 'payment' and not exists (
      select from payments p where p.payment_id = new.payment_id
        and p.user_id = new.user_id and p.course_id = new.course_id and p.voided_at is null))
    or (new.source = 'reward' and not exists (
      select from reward_redemptions r where r.redemption_id = new.redemption_id
        and r.user_id = new.user_id and r.course_id = new.course_id))
  then
    raise exception 'learner % has no % for course %', new.user_id, new.source, new.course_id
      using errcode = 'check_violation', constraint = 'course_grants_cause';
  end if;
  return new;
end $$;
comment on trigger course_grants_cause on course_grants is
  'What points, a payment or a reward opened was paid for, by this learner and for this course.';

create function check_course_opened() returns trigger language plpgsql as $$
begin
  if exists (
    select from reward_redemptions r
    where r.redemption_id = new.redemption_id and (r.status = 'completed') <>
      exists (select from course_grants g where g.redemption_id = r.redemption_id)
  ) then
    raise exception 'redemption % and its course do not agree', new.redemption_id
      using errcode = 'check_violation', constraint = 'reward_redemptions_course_agrees';
  end if;
  return null;
end $$;
create constraint trigger reward_redemptions_course_agrees
  after insert or update of status on reward_redemptions
  deferrable initially deferred for each row
  when (new.course_id is not null)
  execute function check_course_opened();
comment on trigger reward_redemptions_course_agrees on reward_redemptions is
  'At commit a completed request for a course has opened it, and no other request has.';
create constraint trigger course_grants_request_agrees after insert on course_grants
  deferrable initially deferred for each row
  when (new.redemption_id is not null)
  execute function check_course_opened();
comment on trigger course_grants_request_agrees on course_grants is
  'At commit what a reward opened belongs to a completed request.';
