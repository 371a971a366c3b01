-- Quizzes and courses have a daily cap of their own. What a cap withholds is owed, and paid on the
-- next days that have room.
update point_rules set daily_cap = 60, version = version + 1, updated_at = now()
  where kind = 'quiz_pass' and daily_cap is null and amount <= 60;
update point_rules set daily_cap = 200, version = version + 1, updated_at = now()
  where kind = 'course_completion' and daily_cap is null;

-- Whichever command pays an earning, or a part of it: what is owed counts it.
create function count_paid_earning() returns trigger language plpgsql as $$
begin
  update unpaid_earnings set
    paid_amount = paid_amount + new.amount,
    resolved_at = case when paid_amount + new.amount = amount then new.created_at end
  where idempotency_key = split_part(new.idempotency_key, '+', 1);
  return null;
end $$;
create trigger point_entries_count_paid after insert on point_entries
  for each row when (new.kind not in ('course_redemption', 'reward_redemption',
    'redemption_refund', 'admin_adjustment', 'reversal', 'expiry'))
  execute function count_paid_earning();
comment on trigger point_entries_count_paid on point_entries is
  'Counts what was paid of an earning that was not paid at once.';

-- Lessons that were completed too fast can be made up for: their learners spend the time later.
insert into unpaid_earnings (user_id, kind, subject_kind, subject_id, idempotency_key, amount,
  reason, missing_seconds, happened_at)
select p.user_id, 'content_completion', 'content', k.content_id,
  'content_completion:' || p.user_id || ':' || coalesce(k.origin_content_id, k.content_id),
  r.amount, 'too_fast', ceil(case k.duration when 0 then 120 else k.duration * 60 end * 0.1),
  p.completed_at
from content_progress p
join contents k on k.content_id = p.content_id
join users u on u.user_id = p.user_id and u.archived_at is null
join point_rules r on r.kind = 'content_completion' and r.is_active and r.amount > 0
where p.not_paid_reason = 'too_fast'
  and not exists (select from point_entries e where e.idempotency_key =
    'content_completion:' || p.user_id || ':' || coalesce(k.origin_content_id, k.content_id))
on conflict do nothing;
