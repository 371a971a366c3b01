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
