-- What points buy: rewards, the requests for them, and each step of a request.
-- Points and stock are taken when a request is written and given back once.

create table reward_categories (
  reward_category_id integer generated always as identity
    constraint reward_categories_pkey primary key,
  kind text not null constraint reward_categories_kind check (
    kind in ('merchandise', 'course_access', 'discount', 'certificate', 'consultation', 'other')),
  name text not null default '',
  name_zh text not null default '',
  position integer not null default 1,
  archived_at timestamptz,
  version integer not null default 1,
  constraint reward_categories_named check (name <> '' or name_zh <> '')
);

create table rewards (
  reward_id integer generated always as identity constraint rewards_pkey primary key,
  reward_category_id integer not null
    constraint rewards_category_fkey references reward_categories,
  name text not null default '',
  name_zh text not null default '',
  description text not null default '',
  description_zh text not null default '',
  image text,
  points_required integer not null
    constraint rewards_points_required check (points_required between 1 and 100000000),
  value numeric(12, 2) not null default 0 constraint rewards_value check (value >= 0),
  -- null: no limit
  available_stock integer constraint rewards_stock_not_negative check (available_stock >= 0),
  -- 0: no limit
  max_per_user integer not null default 0 constraint rewards_max_per_user check (max_per_user >= 0),
  expires_at timestamptz,
  status text not null default 'draft'
    constraint rewards_status check (status in ('draft', 'active', 'inactive')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  archived_at timestamptz,
  version integer not null default 1,
  constraint rewards_named check (name <> '' or name_zh <> '')
);
create index rewards_category_idx on rewards (reward_category_id);

create table reward_redemptions (
  redemption_id integer generated always as identity
    constraint reward_redemptions_pkey primary key,
  user_id integer not null constraint reward_redemptions_user_fkey references users,
  reward_id integer not null constraint reward_redemptions_reward_fkey references rewards,
  -- The price is copied: it stays what was asked when the reward's price changes.
  points_spent integer not null constraint reward_redemptions_points check (points_spent > 0),
  hold_point_id integer not null
    constraint reward_redemptions_hold_key unique
    constraint reward_redemptions_hold_fkey references point_entries,
  took_stock boolean not null,
  requires_shipping boolean not null,
  recipient_name text not null,
  recipient_phone text not null,
  shipping_address text not null default '',
  shipping_city text not null default '',
  shipping_province text not null default '',
  shipping_postal_code text not null default '',
  additional_notes text not null default '',
  status text not null default 'pending' constraint reward_redemptions_status check (
    status in ('pending', 'approved', 'shipped', 'completed', 'rejected', 'cancelled')),
  carrier text,
  tracking_number text,
  rejection_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint reward_redemptions_address
    check (not requires_shipping or shipping_address <> '')
);
create index reward_redemptions_user_idx on reward_redemptions (user_id, redemption_id desc);
create index reward_redemptions_status_idx on reward_redemptions (status, created_at);
create index reward_redemptions_reward_idx on reward_redemptions (reward_id);

-- pending → approved → shipped → completed; rejected while pending or approved;
-- cancelled while pending. What is not shipped goes from approved to completed.
create function check_redemption_step() returns trigger language plpgsql as $$
begin
  if old.status = new.status or (old.status, new.status) in (
    ('pending', 'approved'), ('pending', 'rejected'), ('pending', 'cancelled'),
    ('approved', 'shipped'), ('approved', 'rejected'), ('approved', 'completed'),
    ('shipped', 'completed')
  ) then
    return new;
  end if;
  raise exception 'a redemption cannot go from % to %', old.status, new.status
    using errcode = 'check_violation', constraint = 'reward_redemptions_step';
end $$;
create trigger reward_redemptions_step before update of status on reward_redemptions
  for each row execute function check_redemption_step();

create trigger reward_redemptions_no_delete before delete on reward_redemptions
  for each row execute function reject_change();
create trigger reward_redemptions_no_truncate before truncate on reward_redemptions
  for each statement execute function reject_change();

-- At commit, points are held for an open request and for nothing else: each hold has
-- its request, of the same learner and price; a request that was declined has given its
-- points back, a completed one has spent them. Shipping may be the moment of spending.
create function check_redemption_hold() returns trigger language plpgsql as $$
declare
  hold_id integer;
begin
  if tg_table_name = 'reward_redemptions' then
    hold_id := new.hold_point_id;
  else
    hold_id := coalesce(new.resolves_point_id, new.point_id);
  end if;
  if not exists (
    select from reward_redemptions r
    join point_entries h on h.point_id = r.hold_point_id
      and h.kind = 'reward_redemption' and h.resolves_point_id is null
      and h.user_id = r.user_id and h.amount = r.points_spent
    left join point_entries s on s.resolves_point_id = h.point_id
    where r.hold_point_id = hold_id and case s.kind
      when 'redemption_refund' then r.status in ('rejected', 'cancelled')
      when 'reward_redemption' then r.status in ('shipped', 'completed')
      else r.status in ('pending', 'approved', 'shipped') end
  ) then
    raise exception 'hold % and its redemption do not agree', hold_id
      using errcode = 'check_violation', constraint = 'reward_redemptions_hold_agrees';
  end if;
  return null;
end $$;
create constraint trigger reward_redemptions_hold_agrees
  after insert or update on reward_redemptions
  deferrable initially deferred for each row execute function check_redemption_hold();
create constraint trigger point_entries_hold_agrees after insert on point_entries
  deferrable initially deferred for each row
  when (new.kind in ('reward_redemption', 'redemption_refund'))
  execute function check_redemption_hold();

create table redemption_events (
  redemption_event_id integer generated always as identity
    constraint redemption_events_pkey primary key,
  redemption_id integer not null
    constraint redemption_events_redemption_fkey references reward_redemptions,
  status text not null,
  at timestamptz not null default now(),
  actor_user_id integer constraint redemption_events_actor_fkey references users,
  note text not null default ''
);
create index redemption_events_redemption_idx on redemption_events (redemption_id);
create trigger redemption_events_append_only before update or delete on redemption_events
  for each row execute function reject_change();

-- A repeated request with the same key gets the first answer again.
create table idempotency_keys (
  user_id integer not null constraint idempotency_keys_user_fkey references users on delete cascade,
  key text not null,
  call text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  constraint idempotency_keys_pkey primary key (user_id, key)
);
