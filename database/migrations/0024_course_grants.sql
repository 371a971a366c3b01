-- Access to a course is a row of its own, whatever it came from: points, a payment, a reward, a
-- coupon, a person who decided it, a group. What is open to a learner is read off these rows.

create table course_grants (
  grant_id integer generated always as identity constraint course_grants_pkey primary key,
  user_id integer not null constraint course_grants_user_fkey references users,
  course_id integer not null constraint course_grants_course_fkey references courses,
  source text not null constraint course_grants_source check (
    source in ('free', 'points', 'payment', 'reward', 'coupon', 'manual', 'group')),
  -- What a payment, a reward or a coupon opened names its cause, which opens once.
  payment_id integer
    constraint course_grants_payment_key unique
    constraint course_grants_payment_fkey references payments,
  redemption_id integer
    constraint course_grants_redemption_key unique
    constraint course_grants_redemption_fkey references reward_redemptions,
  reason text not null default '' constraint course_grants_reason check (length(reason) <= 300),
  -- null: nobody decided it, it followed from what was paid or won
  granted_by integer constraint course_grants_granter_fkey references users,
  granted_at timestamptz not null,
  -- null: without an end
  until timestamptz,
  revoked_at timestamptz,
  revoked_by integer constraint course_grants_revoker_fkey references users,
  revoke_reason text not null default ''
    constraint course_grants_revoke_reason check (length(revoke_reason) <= 300),
  constraint course_grants_causes check (
    (source = 'payment') = (payment_id is not null)
    and (source = 'reward') = (redemption_id is not null)),
  constraint course_grants_decided check (
    source not in ('manual', 'group') or (granted_by is not null and reason <> '')),
  constraint course_grants_until check (until > granted_at),
  constraint course_grants_revoked check (
    (revoked_at is null) = (revoke_reason = '') and (revoked_at is not null or revoked_by is null)),
  -- A free course needs no row; one stands for a learner who began it while it was free and from
  -- whom it was taken later.
  constraint course_grants_free check (source <> 'free' or revoked_at is not null)
);
comment on table course_grants is
  'What opens or opened a course to a learner, by whom, why and until when; never deleted.';
create index course_grants_user_idx on course_grants (user_id, course_id);
create index course_grants_course_idx on course_grants (course_id, granted_at desc, grant_id desc);
create index course_grants_granter_idx on course_grants (granted_by);
create index course_grants_revoker_idx on course_grants (revoked_by);
-- The same cause opens once, however often and from wherever it is asked.
create unique index course_grants_points_key on course_grants (user_id, course_id)
  where source = 'points';
create unique index course_grants_decided_key on course_grants (user_id, course_id, source)
  where source in ('manual', 'group') and until is null and revoked_at is null;

-- A grant opens what its cause is about: no row of another learner or course, none of a payment
-- that is void.
create function check_course_grant() returns trigger language plpgsql as $$
begin
  if (new.source = 'points' and not exists (
      select from course_redemptions r
      where r.user_id = new.user_id and r.course_id = new.course_id))
    or (new.source = 'payment' and not exists (
      select from payments p where p.payment_id = new.payment_id
        and p.user_id = new.user_id and p.course_id = new.course_id and p.voided_at is null))
  then
    raise exception 'learner % has no % for course %', new.user_id, new.source, new.course_id
      using errcode = 'check_violation', constraint = 'course_grants_cause';
  end if;
  return new;
end $$;
create trigger course_grants_cause before insert on course_grants
  for each row execute function check_course_grant();
comment on trigger course_grants_cause on course_grants is
  'What points or a payment opened was paid for, by this learner and for this course.';

create function guard_course_grant() returns trigger language plpgsql as $$
begin
  if old.revoked_at is null and new.revoked_at is not null
    and (to_jsonb(new) - 'revoked_at' - 'revoked_by' - 'revoke_reason')
      = (to_jsonb(old) - 'revoked_at' - 'revoked_by' - 'revoke_reason') then
    return new;
  end if;
  raise exception 'a grant is revoked once and never changed otherwise'
    using errcode = 'restrict_violation', constraint = 'course_grants_guarded';
end $$;
create trigger course_grants_guarded before update on course_grants
  for each row execute function guard_course_grant();
comment on trigger course_grants_guarded on course_grants is
  'A grant is revoked once, with a reason, and never changed otherwise.';
create trigger course_grants_no_delete before delete on course_grants
  for each row execute function reject_change();
comment on trigger course_grants_no_delete on course_grants is
  'A grant is never deleted: it says why somebody had access.';
create trigger course_grants_no_truncate before truncate on course_grants
  for each statement execute function reject_change();
comment on trigger course_grants_no_truncate on course_grants is 'Grants cannot be emptied.';

-- Whatever opens a course enrolls in it, as redeeming did before: the effects move to the grant.
drop trigger course_redemptions_enrol on course_redemptions;
drop trigger course_redemptions_learner on course_redemptions;
drop function note_redeemed_enrollment();
drop function note_redeeming_learner();

create function note_granted_learner() returns trigger language plpgsql as $$
begin
  insert into enrollments (user_id, course_id, enrolled_at)
    values (new.user_id, new.course_id, new.granted_at)
    on conflict do nothing;
  insert into course_learners (course_id, user_id, begun_at, last_activity_at)
  values (new.course_id, new.user_id, new.granted_at, new.granted_at)
  on conflict on constraint course_learners_pkey do update set
    begun_at = least(course_learners.begun_at, excluded.begun_at),
    last_activity_at = greatest(course_learners.last_activity_at, excluded.last_activity_at);
  return null;
end $$;

-- What was redeemed so far is open as before; these learners are enrolled already.
insert into course_grants (user_id, course_id, source, granted_at)
  select user_id, course_id, 'points', created_at from course_redemptions
  order by created_at, user_id, course_id;

create trigger course_grants_enrol after insert on course_grants
  for each row execute function note_granted_learner();
comment on trigger course_grants_enrol on course_grants is
  'A grant enrolls its learner and puts them into the course''s list, before any progress.';

create function grant_redeemed_course() returns trigger language plpgsql as $$
begin
  insert into course_grants (user_id, course_id, source, granted_at)
    values (new.user_id, new.course_id, 'points', new.created_at);
  return null;
end $$;
create trigger course_redemptions_grant after insert on course_redemptions
  for each row execute function grant_redeemed_course();
comment on trigger course_redemptions_grant on course_redemptions is
  'Points that paid for a course open it, in the same transaction.';
