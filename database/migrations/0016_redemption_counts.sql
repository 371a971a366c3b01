-- Rewards in the order of their popularity, without counting every request for each of them. The
-- row of a reward is locked by whoever asks for it anyway.

alter table rewards add redemption_count integer not null default 0;
alter table rewards add constraint rewards_redemption_count check (redemption_count >= 0);
comment on column rewards.redemption_count is
  'Requests that were neither rejected nor cancelled; written by triggers alone.';
create index rewards_popular_idx on rewards (redemption_count desc, points_required, reward_id);

create function count_redemptions() returns trigger language plpgsql as $$
begin
  update rewards set redemption_count = redemption_count + moved.change
  from (
    select reward_id, sum(change)::integer as change
    from (
      select new.reward_id, 1 as change
        where tg_op <> 'DELETE' and new.status not in ('rejected', 'cancelled')
      union all
      select old.reward_id, -1
        where tg_op <> 'INSERT' and old.status not in ('rejected', 'cancelled')
    ) changes
    group by reward_id
  ) moved
  where rewards.reward_id = moved.reward_id and moved.change <> 0;
  return null;
end $$;
comment on function count_redemptions() is 'Keeps the redemption_count of rewards.';

-- At commit: rows are locked in one order, the learner's accounts before the reward.
create constraint trigger reward_redemptions_count
  after insert or delete or update of status, reward_id on reward_redemptions
  deferrable initially deferred for each row execute function count_redemptions();
comment on trigger reward_redemptions_count on reward_redemptions is
  'Keeps the redemption_count of rewards.';

update rewards set redemption_count = counted.count
from (
  select reward_id, count(*)::integer as count from reward_redemptions
  where status not in ('rejected', 'cancelled') group by reward_id
) counted
where counted.reward_id = rewards.reward_id;
