-- A reward of the kind "discount" becomes a coupon: the reward says what it takes off and for how many
-- days, and the approval of a request makes one coupon, for its learner alone.

alter table rewards
  add column coupon_percent integer,
  add column coupon_amount numeric(12, 2),
  add column coupon_currency text,
  add column coupon_days integer,
  add constraint rewards_coupon check (
    case when coupon_days is null then num_nonnulls(coupon_percent, coupon_amount, coupon_currency) = 0
    else num_nonnulls(coupon_percent, coupon_amount) = 1
      and (coupon_amount is null) = (coupon_currency is null)
      and not delivers_code end),
  add constraint rewards_coupon_percent check (coupon_percent between 1 and 100),
  add constraint rewards_coupon_amount check (coupon_amount > 0),
  add constraint rewards_coupon_currency check (coupon_currency in ('USD', 'CNY', 'SGD', 'MYR')),
  add constraint rewards_coupon_days check (coupon_days between 1 and 3650);
comment on column rewards.coupon_percent is 'The share that its coupons take off; null: an amount.';
comment on column rewards.coupon_amount is 'What its coupons take off, in `coupon_currency`.';
comment on column rewards.coupon_days is
  'How many days its coupons are valid after approval; null: it makes no coupons.';

-- Discounts from before say nowhere what they take off. Nobody pays points for them until an admin has
-- said it; requests that are open stay with the admins, as before.
update rewards r set status = 'inactive', version = r.version + 1
  from reward_categories c
  where c.reward_category_id = r.reward_category_id and c.kind = 'discount'
    and r.status = 'active' and not r.delivers_code;

create function check_reward_coupon() returns trigger language plpgsql as $$
declare
  is_discount boolean;
begin
  -- Locked, so that the kind does not change meanwhile.
  select kind = 'discount' into is_discount from reward_categories
    where reward_category_id = new.reward_category_id for share;
  if (is_discount and new.status = 'active' and new.coupon_days is null and not new.delivers_code)
    or (not is_discount and new.coupon_days is not null) then
    raise exception 'reward % and the kind of its category do not agree on a coupon', new.reward_id
      using errcode = 'check_violation', constraint = 'rewards_coupon_kind';
  end if;
  return new;
end $$;
create trigger rewards_coupon_kind
  before insert or update of reward_category_id, status, delivers_code, coupon_days on rewards
  for each row execute function check_reward_coupon();
comment on trigger rewards_coupon_kind on rewards is
  'A discount that is offered makes coupons or delivers codes, and no other kind makes coupons.';

create function check_category_coupons() returns trigger language plpgsql as $$
begin
  if exists (
    select from rewards r where r.reward_category_id = new.reward_category_id
      and case when new.kind = 'discount'
        then r.status = 'active' and r.coupon_days is null and not r.delivers_code
        else r.coupon_days is not null end) then
    raise exception 'category % has rewards that its kind does not allow', new.reward_category_id
      using errcode = 'check_violation', constraint = 'reward_categories_coupon_kind';
  end if;
  return new;
end $$;
create trigger reward_categories_coupon_kind before update of kind on reward_categories
  for each row when (new.kind <> old.kind) execute function check_category_coupons();
comment on trigger reward_categories_coupon_kind on reward_categories is
  'The same, from the side of the categories.';

-- Copied like the price: a request is fulfilled as it was made.
alter table reward_redemptions
  add column coupon_percent integer,
  add column coupon_amount numeric(12, 2),
  add column coupon_currency text,
  add column coupon_days integer,
  drop column fulfils_itself,
  add constraint reward_redemptions_coupon_currency
    check (coupon_currency in ('USD', 'CNY', 'SGD', 'MYR'));
alter table reward_redemptions add column fulfils_itself boolean not null
  generated always as (delivers_code or course_id is not null or coupon_days is not null) stored;
alter table reward_redemptions add constraint reward_redemptions_coupon check (
  case when coupon_days is null then num_nonnulls(coupon_percent, coupon_amount, coupon_currency) = 0
  else num_nonnulls(coupon_percent, coupon_amount) = 1
    and (coupon_amount is null) = (coupon_currency is null)
    and not requires_shipping and not delivers_code and course_id is null end);
comment on column reward_redemptions.fulfils_itself is
  'Approving it fulfils it, so that nothing is left to do.';
comment on column reward_redemptions.coupon_days is
  'How many days the coupon that its approval makes is valid; null: it makes none.';

create or replace function check_redemption_step() returns trigger language plpgsql as $$
begin
  if new.course_id is distinct from old.course_id
    or (new.coupon_percent, new.coupon_amount, new.coupon_currency, new.coupon_days)
      is distinct from (old.coupon_percent, old.coupon_amount, old.coupon_currency, old.coupon_days) then
    raise exception 'what redemption % asks for cannot change', old.redemption_id
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
create trigger reward_redemptions_step
  before update of status, course_id, coupon_percent, coupon_amount, coupon_currency, coupon_days
  on reward_redemptions
  for each row execute function check_redemption_step();
comment on trigger reward_redemptions_step on reward_redemptions is
  'A status changes by the transitions that there are, whichever command writes it; what was asked for stays.';

create function check_coupon_reward() returns trigger language plpgsql as $$
begin
  if not exists (
    select from reward_redemptions r
    where r.redemption_id = new.redemption_id and r.user_id = new.owner_user_id
      and r.coupon_days is not null and new.max_uses = 1 and new.ends_at is not null
      and (r.coupon_percent, r.coupon_amount, r.coupon_currency)
        is not distinct from (new.percent, new.amount, new.currency)
  ) then
    raise exception 'redemption % asks for no such coupon', new.redemption_id
      using errcode = 'check_violation', constraint = 'coupons_reward_terms';
  end if;
  return new;
end $$;
create trigger coupons_reward_terms before insert on coupons
  for each row when (new.redemption_id is not null) execute function check_coupon_reward();
comment on trigger coupons_reward_terms on coupons is
  'A coupon that a reward became is its learner''s, for one use, and takes off what was asked for.';
create trigger coupons_reward_stays before delete or update of redemption_id, owner_user_id on coupons
  for each row when (old.redemption_id is not null) execute function reject_change();
comment on trigger coupons_reward_stays on coupons is
  'A coupon that a reward became stays with its learner and its request.';

create function check_coupon_made() returns trigger language plpgsql as $$
begin
  if exists (
    select from reward_redemptions r
    where r.redemption_id = new.redemption_id
      and (r.coupon_days is not null and r.status = 'completed') <>
        exists (select from coupons c where c.redemption_id = r.redemption_id)
  ) then
    raise exception 'redemption % and its coupon do not agree', new.redemption_id
      using errcode = 'check_violation', constraint = 'reward_redemptions_coupon_agrees';
  end if;
  return null;
end $$;
create constraint trigger reward_redemptions_coupon_agrees
  after insert or update of status on reward_redemptions
  deferrable initially deferred for each row
  when (new.coupon_days is not null)
  execute function check_coupon_made();
comment on trigger reward_redemptions_coupon_agrees on reward_redemptions is
  'At commit a completed request for a coupon has one, and no other request has.';
create constraint trigger coupons_request_agrees after insert on coupons
  deferrable initially deferred for each row
  when (new.redemption_id is not null)
  execute function check_coupon_made();
comment on trigger coupons_request_agrees on coupons is
  'At commit a coupon that a reward became belongs to a completed request.';

-- Guests see what a discount takes off.
drop trigger rewards_notify_change on rewards;
create trigger rewards_notify_change
  after insert or delete or truncate
    or update of reward_category_id, name, name_zh, description, description_zh, image,
      points_required, value, value_cny, max_per_user, expires_at, status, archived_at,
      delivers_code, coupon_percent, coupon_amount, coupon_currency, coupon_days
  on rewards
  for each statement execute function notify_catalogue_change();
comment on trigger rewards_notify_change on rewards is
  'Tells every process that what guests see has changed; a unit of stock alone is no change.';
