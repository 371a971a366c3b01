-- A discount can name the courses for which its coupons are. They stand in `reward_courses`, like those
-- that a pass opens; a request copies them, as it copies its other terms.

comment on table reward_courses is
  'The courses of a reward. A pass opens them: single ones, and all of a level; without any it opens '
  'none. The coupon of a discount is for them: single ones; without any it is for all.';

create table redemption_coupon_courses (
  redemption_id integer not null
    constraint redemption_coupon_courses_redemption_fkey references reward_redemptions,
  course_id integer not null constraint redemption_coupon_courses_course_fkey references courses,
  constraint redemption_coupon_courses_pkey primary key (redemption_id, course_id)
);
comment on table redemption_coupon_courses is
  'The courses for which the coupon of a request will be, as the reward named them; none: all courses.';
create index redemption_coupon_courses_course_idx on redemption_coupon_courses (course_id);

create function check_redemption_coupon_course() returns trigger language plpgsql as $$
begin
  if not exists (
    select from reward_redemptions r
    where r.redemption_id = new.redemption_id and r.coupon_days is not null and r.status = 'pending'
  ) then
    raise exception 'redemption % does not wait for a coupon', new.redemption_id
      using errcode = 'check_violation', constraint = 'redemption_coupon_courses_request';
  end if;
  return new;
end $$;
create trigger redemption_coupon_courses_request before insert on redemption_coupon_courses
  for each row execute function check_redemption_coupon_course();
comment on trigger redemption_coupon_courses_request on redemption_coupon_courses is
  'A request for a coupon alone names courses, before it is decided.';
create trigger redemption_coupon_courses_stay before update or delete on redemption_coupon_courses
  for each row execute function reject_change();
comment on trigger redemption_coupon_courses_stay on redemption_coupon_courses is
  'What was asked for stays.';
