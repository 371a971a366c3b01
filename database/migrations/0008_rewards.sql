-- What points buy: rewards, the requests for them, and each event of a request; and courses that
-- were opened with points. Points and stock are taken when a request is written and returned once.

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
comment on table reward_categories is 'What kinds of rewards there are.';

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
  -- A line break between two texts, so that nothing is found across them.
  search_text text collate "C"
    generated always as (lower(normalize(
      name || E'\n' || name_zh || E'\n' || description || E'\n' || description_zh, nfkc))) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  archived_at timestamptz,
  version integer not null default 1,
  constraint rewards_named check (name <> '' or name_zh <> '')
);
comment on table rewards is 'What learners can ask for with points; stock is counted here.';
create index rewards_category_idx on rewards (reward_category_id);
create index rewards_created_at_idx on rewards (created_at desc, reward_id desc);
create index rewards_points_idx on rewards (points_required, reward_id);
create index rewards_stock_idx on rewards (available_stock nulls last, reward_id);
-- As `courses_one_sided_idx`.
create index rewards_one_sided_idx on rewards (reward_id)
  where archived_at is null and (
    (name = '') <> (name_zh = '') or (description = '') <> (description_zh = ''));
create trigger rewards_file_uses after insert or update or delete on rewards
  for each row execute function note_file_uses('reward', 'reward_id');
comment on trigger rewards_file_uses on rewards is 'Notes in file_uses which files the row shows.';

-- Requests that go to the same phone or address as those of other accounts are shown to admins,
-- since many accounts of one person look like that. Nothing is refused by it.

-- The last eight digits: with or without the code of a country a phone is the same one.
create function phone_key(phone text) returns text language sql immutable parallel safe as $$
  select case when length(digits) >= 7 then right(digits, 8) end
  from (select regexp_replace(normalize(phone, nfkc), '[^0-9]', '', 'g') as digits) typed
$$;

-- Case, width, spaces and punctuation are how different people type one address.
create function address_key(address text, postal_code text)
returns text language sql immutable parallel safe as $$
  select case when length(compact) >= 6 then left(compact, 200) end
  from (
    select regexp_replace(
      lower(normalize(coalesce(address, '') || coalesce(postal_code, ''), nfkc)),
      '[[:space:][:punct:]、。·]', '', 'g'
    ) as compact
  ) typed
$$;

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
  phone_key text generated always as (phone_key(recipient_phone)) stored,
  shipping_address text not null default '',
  shipping_city text not null default '',
  shipping_province text not null default '',
  shipping_postal_code text not null default '',
  address_key text
    generated always as (address_key(shipping_address, shipping_postal_code)) stored,
  additional_notes text not null default '',
  status text not null default 'pending' constraint reward_redemptions_status check (
    status in ('pending', 'approved', 'shipped', 'completed', 'rejected', 'cancelled')),
  carrier text,
  tracking_number text,
  rejection_reason text,
  search_text text collate "C"
    generated always as (lower(normalize(
      recipient_name || E'\n' || recipient_phone || E'\n' || coalesce(tracking_number, ''), nfkc)))
    stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint reward_redemptions_address
    check (not requires_shipping or shipping_address <> '')
);
comment on table reward_redemptions is
  'Learners'' requests for rewards, with the hold that pays for them; never deleted.';
create index reward_redemptions_user_idx on reward_redemptions (user_id, redemption_id desc);
-- The queue: each status by age and by price, and all of them together.
create index reward_redemptions_queue_idx
  on reward_redemptions (status, created_at, redemption_id);
create index reward_redemptions_price_idx
  on reward_redemptions (status, points_spent desc, redemption_id);
create index reward_redemptions_age_idx on reward_redemptions (created_at, redemption_id);
create index reward_redemptions_all_prices_idx
  on reward_redemptions (points_spent desc, redemption_id);
-- How often a reward was asked for is counted without reading the requests.
create index reward_redemptions_reward_idx on reward_redemptions (reward_id, status, created_at);
create index reward_redemptions_phone_idx
  on reward_redemptions (phone_key, redemption_id desc) where phone_key is not null;
create index reward_redemptions_address_idx
  on reward_redemptions (address_key, redemption_id desc) where address_key is not null;

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
comment on trigger reward_redemptions_step on reward_redemptions is
  'A status changes by the transitions that there are, whichever command writes it.';
create trigger reward_redemptions_no_delete before delete on reward_redemptions
  for each row execute function reject_change();
comment on trigger reward_redemptions_no_delete on reward_redemptions is
  'A request is never deleted: the ledger''s holds refer to it.';
create trigger reward_redemptions_no_truncate before truncate on reward_redemptions
  for each statement execute function reject_change();
comment on trigger reward_redemptions_no_truncate on reward_redemptions is
  'Requests cannot be emptied: the ledger''s holds refer to them.';

-- At commit, points are held for an open request and for nothing else: each hold has
-- its request, of the same learner and price; a request that was declined has returned its
-- points, a completed one has spent them. Shipping may be the moment of spending.
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
comment on trigger reward_redemptions_hold_agrees on reward_redemptions is
  'At commit each request agrees with its hold in learner, price and status.';
create constraint trigger point_entries_hold_agrees after insert on point_entries
  deferrable initially deferred for each row
  when (new.kind in ('reward_redemption', 'redemption_refund'))
  execute function check_redemption_hold();
comment on trigger point_entries_hold_agrees on point_entries is
  'At commit each hold, capture or release agrees with its request.';

create table redemption_events (
  redemption_event_id integer generated always as identity
    constraint redemption_events_pkey primary key,
  redemption_id integer not null
    constraint redemption_events_redemption_fkey references reward_redemptions,
  status text not null,
  -- A carrier or number that was corrected: among the events, but no transition.
  is_correction boolean not null default false,
  at timestamptz not null default now(),
  actor_user_id integer constraint redemption_events_actor_fkey references users,
  note text not null default '',
  constraint redemption_events_correction
    check (not is_correction or status in ('shipped', 'completed'))
);
comment on table redemption_events is
  'Each transition and correction of a request for a reward: who, when, and the note. Append-only.';
create index redemption_events_redemption_idx on redemption_events (redemption_id);
create trigger redemption_events_append_only before update or delete on redemption_events
  for each row execute function reject_change();
comment on trigger redemption_events_append_only on redemption_events is
  'What happened to a request is neither changed nor deleted.';

-- A course that was redeemed has been paid for, and what was paid has opened a course:
-- neither is there without the other at commit.
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
comment on trigger course_redemptions_paid on course_redemptions is
  'At commit a course that cost points has exactly the entry that paid for it.';
create constraint trigger point_entries_paid_course after insert on point_entries
  deferrable initially deferred for each row
  when (new.kind = 'course_redemption')
  execute function check_course_paid();
comment on trigger point_entries_paid_course on point_entries is
  'At commit an entry that paid for a course has opened it.';
