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
