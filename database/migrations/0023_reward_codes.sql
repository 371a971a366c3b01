-- Rewards that are a digital code, such as a voucher or an e-book: a stored list of codes, of which
-- each request gets one when it is approved.

alter table rewards add column delivers_code boolean not null default false;
alter table rewards add constraint rewards_code_stock
  check (not delivers_code or available_stock is not null);
comment on column rewards.delivers_code is
  'Its stock is the number of unused codes that no open request waits for.';

-- Copied like the price: a request is fulfilled as it was made.
alter table reward_redemptions add column delivers_code boolean not null default false;
alter table reward_redemptions add constraint reward_redemptions_code
  check (not delivers_code or (took_stock and not requires_shipping));
alter table reward_redemptions add constraint reward_redemptions_reward_key
  unique (redemption_id, reward_id);

create table reward_codes (
  reward_code_id integer generated always as identity constraint reward_codes_pkey primary key,
  reward_id integer not null constraint reward_codes_reward_fkey references rewards,
  -- Unique over all rewards: a list that is uploaded to the wrong reward, too, gives no code twice.
  code text not null
    constraint reward_codes_code_key unique
    constraint reward_codes_code check (code = btrim(code) and char_length(code) between 4 and 200),
  redemption_id integer constraint reward_codes_redemption_key unique,
  delivered_at timestamptz,
  created_at timestamptz not null default now(),
  constraint reward_codes_delivered check ((redemption_id is null) = (delivered_at is null)),
  constraint reward_codes_redemption_fkey foreign key (redemption_id, reward_id)
    references reward_redemptions (redemption_id, reward_id)
);
comment on table reward_codes is
  'The codes of a reward; one that was delivered belongs to one request for ever.';
create index reward_codes_unused_idx on reward_codes (reward_id, reward_code_id)
  where redemption_id is null;
create index reward_codes_reward_idx on reward_codes (reward_id, reward_code_id desc);

create function guard_reward_code() returns trigger language plpgsql as $$
begin
  if old.redemption_id is not null
    or (tg_op = 'UPDATE' and (new.reward_id, new.code) is distinct from (old.reward_id, old.code)) then
    raise exception 'code % cannot be changed', old.reward_code_id
      using errcode = 'check_violation', constraint = 'reward_codes_guarded';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger reward_codes_guarded before update or delete on reward_codes
  for each row execute function guard_reward_code();
comment on trigger reward_codes_guarded on reward_codes is
  'A delivered code is neither given to somebody else nor deleted, and no code is rewritten.';
create trigger reward_codes_no_truncate before truncate on reward_codes
  for each statement execute function reject_change();
comment on trigger reward_codes_no_truncate on reward_codes is
  'Delivered codes cannot be emptied.';

-- Approving a request for a code delivers it, so nothing is left to do.
create or replace function check_redemption_step() returns trigger language plpgsql as $$
begin
  if old.status = new.status
    or (new.delivers_code and (old.status, new.status) in (
      ('pending', 'completed'), ('pending', 'rejected'), ('pending', 'cancelled')))
    or (not new.delivers_code and (old.status, new.status) in (
      ('pending', 'approved'), ('pending', 'rejected'), ('pending', 'cancelled'),
      ('approved', 'shipped'), ('approved', 'rejected'), ('approved', 'completed'),
      ('shipped', 'completed'))) then
    return new;
  end if;
  raise exception 'a redemption cannot go from % to %', old.status, new.status
    using errcode = 'check_violation', constraint = 'reward_redemptions_step';
end $$;

create function check_code_delivered() returns trigger language plpgsql as $$
begin
  if exists (
    select from reward_redemptions r
    where r.redemption_id = new.redemption_id
      and (r.delivers_code and r.status = 'completed') <>
        exists (select from reward_codes c where c.redemption_id = r.redemption_id)
  ) then
    raise exception 'redemption % and its code do not agree', new.redemption_id
      using errcode = 'check_violation', constraint = 'reward_redemptions_code_agrees';
  end if;
  return null;
end $$;
create constraint trigger reward_redemptions_code_agrees
  after insert or update of status, delivers_code on reward_redemptions
  deferrable initially deferred for each row
  when (new.delivers_code)
  execute function check_code_delivered();
comment on trigger reward_redemptions_code_agrees on reward_redemptions is
  'At commit a completed request for a code has one, and no other request has.';
create constraint trigger reward_codes_request_agrees after update on reward_codes
  deferrable initially deferred for each row
  when (new.redemption_id is not null)
  execute function check_code_delivered();
comment on trigger reward_codes_request_agrees on reward_codes is
  'At commit a delivered code belongs to a completed request for a code.';

-- One statement, so that the counts are of one moment.
create function check_code_stock() returns trigger language plpgsql as $$
begin
  if exists (
    select from rewards r
    where r.reward_id = new.reward_id and r.delivers_code and r.available_stock <>
      (select count(*) from reward_codes c
        where c.reward_id = r.reward_id and c.redemption_id is null)
      - (select count(*) from reward_redemptions q
        where q.reward_id = r.reward_id and q.status = 'pending' and q.delivers_code)
  ) then
    raise exception 'the stock of reward % is not the number of its free codes', new.reward_id
      using errcode = 'check_violation', constraint = 'rewards_stock_is_codes';
  end if;
  return null;
end $$;
create constraint trigger rewards_stock_is_codes
  after insert or update of available_stock, delivers_code on rewards
  deferrable initially deferred for each row
  when (new.delivers_code)
  execute function check_code_stock();
comment on trigger rewards_stock_is_codes on rewards is
  'At commit the stock of a reward with codes is the number of unused codes that nobody waits for.';
create constraint trigger reward_redemptions_stock_is_codes
  after insert or update of status on reward_redemptions
  deferrable initially deferred for each row
  when (new.delivers_code)
  execute function check_code_stock();
comment on trigger reward_redemptions_stock_is_codes on reward_redemptions is
  'The same, from the side of the requests.';

-- Guests see whether a reward is a code.
drop trigger rewards_notify_change on rewards;
create trigger rewards_notify_change
  after insert or delete or truncate
    or update of reward_category_id, name, name_zh, description, description_zh, image,
      points_required, value, value_cny, max_per_user, expires_at, status, archived_at,
      delivers_code
  on rewards
  for each statement execute function notify_catalogue_change();
comment on trigger rewards_notify_change on rewards is
  'Tells every process that what guests see has changed; a unit of stock alone is no change.';
