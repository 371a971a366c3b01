-- The points ledger: double entry, append-only, idempotent. The database itself
-- keeps its promises, whatever the code above it does:
--   1. An entry moves an amount from one account to another, so the sum over all
--      accounts is always zero. Stored balances change by entries alone.
--   2. No account of a learner goes below zero.
--   3. No entry is ever updated or deleted; a correction is a reversing entry.
--   4. One entry per idempotency key.
--   5. What a learner has available lies in lots; what leaves says from which lots,
--      and what comes back returns to the same ones.
--   6. A hold is resolved (spent or given back) at most once, and as a whole.
--
-- Two habits keep them. A stored figure (a balance, what remains of a lot) changes
-- only by naming the newer row that changed it, so no row counts twice and no figure
-- moves by itself. And whatever has an effect has it in an AFTER trigger: a BEFORE
-- trigger also runs for rows that `on conflict do nothing` then leaves out.

-- The academy's own accounts store no balance: they would be one hot row for all
-- learners at once. Theirs is computed (view point_account_balances).
create table point_accounts (
  account_id integer generated always as identity constraint point_accounts_pkey primary key,
  kind text not null constraint point_accounts_kind
    check (kind in ('available', 'held', 'issued', 'spent', 'expired', 'adjusted')),
  user_id integer constraint point_accounts_user_fkey references users,
  balance bigint,
  -- The newest entry in the balance; null before the first.
  last_point_id integer,
  updated_at timestamptz not null default now(),
  constraint point_accounts_owner check (
    (kind in ('available', 'held')) = (user_id is not null)
    and (user_id is null) = (balance is null)
  ),
  constraint point_accounts_not_negative check (balance >= 0),
  constraint point_accounts_kind_user_key unique nulls not distinct (kind, user_id)
);
create index point_accounts_user_idx on point_accounts (user_id);
create index point_accounts_richest_idx on point_accounts (balance desc, user_id desc)
  where kind = 'available';
-- Points that are held are what few learners have; what is owed to all of them is added up
-- without reading the accounts of the others.
create index point_accounts_held_idx on point_accounts (user_id) include (balance)
  where kind = 'held' and balance <> 0;
comment on table point_accounts is
  'Two accounts of each learner (available, held) with their balance, and the academy''s own.';

insert into point_accounts (kind) values ('issued'), ('spent'), ('expired'), ('adjusted');

create sequence point_numbers as integer;

create table point_entries (
  -- Drawn by the trigger, under the lock: a learner's numbers rise in the order in
  -- which their points moved, and nobody chooses one.
  point_id integer not null default 0 constraint point_entries_pkey primary key,
  kind text not null constraint point_entries_kind check (kind in (
    'daily_sign_in', 'sign_in_streak', 'course_read', 'course_like', 'teacher_like',
    'course_review', 'content_completion', 'quiz_pass', 'course_completion', 'referral',
    'welcome', 'course_redemption', 'reward_redemption', 'redemption_refund',
    'admin_adjustment', 'reversal', 'expiry')),
  user_id integer not null constraint point_entries_user_fkey references users,
  amount integer not null
    constraint point_entries_amount check (amount > 0 and amount <= 100000000),
  from_account_id integer not null
    constraint point_entries_from_fkey references point_accounts,
  to_account_id integer not null
    constraint point_entries_to_fkey references point_accounts,
  idempotency_key text not null
    constraint point_entries_idempotency_key_key unique
    constraint point_entries_idempotency_key_length
      check (length(idempotency_key) between 1 and 300),
  -- What it was for. A hold names the reward; its request names the hold.
  subject_kind text constraint point_entries_subject_kind
    check (subject_kind in ('course', 'content', 'teacher', 'reward', 'user')),
  subject_id integer,
  reason text not null default '',
  -- The hold that this entry spends or gives back.
  resolves_point_id integer
    constraint point_entries_resolves_key unique
    constraint point_entries_resolves_fkey references point_entries,
  -- The entry that this one corrects.
  reverses_point_id integer
    constraint point_entries_reverses_key unique
    constraint point_entries_reverses_fkey references point_entries,
  actor_user_id integer constraint point_entries_actor_fkey references users,
  -- The learner's available points after it; written by the trigger.
  available_after bigint not null default 0,
  created_at timestamptz not null default now(),
  constraint point_entries_two_accounts check (from_account_id <> to_account_id),
  constraint point_entries_subject check ((subject_kind is null) = (subject_id is null)),
  constraint point_entries_adjustment_reason check (kind <> 'admin_adjustment' or reason <> ''),
  -- Who decides about points is never the person whose points they are; null where learners act
  -- for themselves.
  constraint point_entries_other_actor check (actor_user_id <> user_id)
);
alter sequence point_numbers owned by point_entries.point_id;
comment on table point_entries is
  'The ledger: each entry moves points from one account to another. Append-only.';
create index point_entries_user_idx on point_entries (user_id, point_id desc);
-- The ledger in its order, entries of one moment too; with what its filters ask for.
create index point_entries_created_at_idx on point_entries (created_at, point_id);
create index point_entries_kind_idx on point_entries (kind, created_at, point_id);
-- Few entries have a reason: those that were made by hand.
create index point_entries_reason_idx on point_entries (created_at, point_id) where reason <> '';
-- The daily caps count what a learner earned of some kinds since the day began.
create index point_entries_user_kind_idx on point_entries (user_id, kind, created_at);
create index point_entries_paid_course_idx on point_entries (user_id, subject_id)
  where kind = 'course_redemption';
create index point_entries_from_idx on point_entries (from_account_id);
create index point_entries_to_idx on point_entries (to_account_id);

create trigger point_entries_append_only before update or delete on point_entries
  for each row execute function reject_change();
comment on trigger point_entries_append_only on point_entries is
  'Entries are neither changed nor deleted; a correction is a reversing entry.';
create trigger point_entries_no_truncate before truncate on point_entries
  for each statement execute function reject_change();
comment on trigger point_entries_no_truncate on point_entries is 'The ledger cannot be emptied.';

-- A balance begins at zero and moves only by the amount of a newer entry of its
-- account, which it names.
create function guard_point_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if coalesce(new.balance, 0) = 0 and new.last_point_id is null then return new; end if;
  elsif tg_op = 'UPDATE' then
    if (old.account_id, old.kind, old.user_id)
        is not distinct from (new.account_id, new.kind, new.user_id)
      and new.last_point_id > coalesce(old.last_point_id, 0)
      and exists (
        select from point_entries e where e.point_id = new.last_point_id
          and new.balance - old.balance = case new.account_id
            when e.to_account_id then e.amount when e.from_account_id then -e.amount end
      ) then return new; end if;
  end if;
  raise exception 'a balance changes by ledger entries alone'
    using errcode = 'restrict_violation', constraint = 'point_accounts_guarded';
end $$;
create trigger point_accounts_guarded before insert or update or delete on point_accounts
  for each row execute function guard_point_account();
comment on trigger point_accounts_guarded on point_accounts is
  'A balance changes by ledger entries alone.';
create trigger point_accounts_no_truncate before truncate on point_accounts
  for each statement execute function reject_change();
comment on trigger point_accounts_no_truncate on point_accounts is 'Accounts cannot be emptied.';

-- What an entry adds to the available points of its learner.
create function available_change(entry point_entries) returns integer language sql stable as $$
  select case when t.kind = 'available' then entry.amount
              when f.kind = 'available' then -entry.amount else 0 end
  from point_accounts f, point_accounts t
  where f.account_id = entry.from_account_id and t.account_id = entry.to_account_id
$$;

-- Judges an entry and gives it its number. It changes nothing besides the entry.
create function judge_point_entry() returns trigger language plpgsql as $$
declare
  source point_accounts;
  target point_accounts;
  original point_entries;
  shape text;
  available bigint;
begin
  -- Both accounts of the learner, always in the order of their ids: two entries never
  -- wait for each other in a circle, and `available_after` is true for each of them.
  perform 1 from point_accounts where user_id = new.user_id order by account_id for update;
  new.point_id := nextval('point_numbers');
  select * into source from point_accounts where account_id = new.from_account_id;
  select * into target from point_accounts where account_id = new.to_account_id;
  shape := source.kind || ' to ' || target.kind;

  if coalesce(source.user_id, new.user_id) <> new.user_id
    or coalesce(target.user_id, new.user_id) <> new.user_id then
    raise exception 'an entry moves points of one learner only'
      using errcode = 'check_violation', constraint = 'point_entries_one_learner';
  end if;

  if (case new.kind
    when 'course_redemption' then shape = 'available to spent'
    when 'reward_redemption' then shape in ('available to held', 'held to spent')
    when 'redemption_refund' then shape = 'held to available'
    when 'admin_adjustment' then shape in ('adjusted to available', 'available to adjusted')
    when 'expiry' then shape = 'available to expired'
    -- It mirrors an entry that had its shape; see below.
    when 'reversal' then shape is not null
    else shape = 'issued to available'
  end) is not true then
    raise exception 'a % cannot move points from %', new.kind, shape
      using errcode = 'check_violation', constraint = 'point_entries_shape';
  end if;

  if (source.kind = 'held') <> (new.resolves_point_id is not null) then
    raise exception 'points leave a hold only by resolving it'
      using errcode = 'check_violation', constraint = 'point_entries_resolves_hold';
  end if;
  if new.resolves_point_id is not null then
    select * into original from point_entries where point_id = new.resolves_point_id;
    if (original.user_id, original.amount, original.to_account_id)
      is distinct from (new.user_id, new.amount, new.from_account_id) then
      raise exception 'a hold is resolved as a whole, for its own learner'
        using errcode = 'check_violation', constraint = 'point_entries_resolves_whole';
    end if;
  end if;

  if (new.kind = 'reversal') <> (new.reverses_point_id is not null) then
    raise exception 'a reversal names the entry that it reverses'
      using errcode = 'check_violation', constraint = 'point_entries_reversal';
  end if;
  if new.reverses_point_id is not null then
    select * into original from point_entries where point_id = new.reverses_point_id;
    -- Holds and what resolves them are undone by their redemption's own steps.
    if original.kind in ('reversal', 'reward_redemption', 'redemption_refund')
      or (original.user_id, original.amount, original.from_account_id, original.to_account_id)
        is distinct from (new.user_id, new.amount, new.to_account_id, new.from_account_id) then
      raise exception 'a reversal mirrors the entry that it reverses'
        using errcode = 'check_violation', constraint = 'point_entries_reversal';
    end if;
  end if;

  select balance into available from point_accounts
    where user_id = new.user_id and kind = 'available';
  if not found then
    raise exception 'learner % has no account for available points', new.user_id
      using errcode = 'foreign_key_violation', constraint = 'point_entries_account';
  end if;
  new.available_after := available + available_change(new);
  return new;
end $$;
create trigger point_entries_judge before insert on point_entries
  for each row execute function judge_point_entry();
comment on trigger point_entries_judge on point_entries is
  'Locks the accounts of the learner, checks that the entry is allowed, and gives it its number.';

-- Moves the balances of the two accounts.
create function apply_point_entry() returns trigger language plpgsql as $$
begin
  update point_accounts
    set balance = balance - new.amount, last_point_id = new.point_id, updated_at = new.created_at
    where account_id = new.from_account_id and user_id is not null;
  update point_accounts
    set balance = balance + new.amount, last_point_id = new.point_id, updated_at = new.created_at
    where account_id = new.to_account_id and user_id is not null;
  -- The rows of one statement are all judged before the first is applied.
  if not exists (
    select from point_accounts
    where user_id = new.user_id and kind = 'available' and balance = new.available_after
  ) then
    raise exception 'entries of one learner are written one after the other'
      using errcode = 'check_violation', constraint = 'point_entries_in_turn';
  end if;
  return null;
end $$;
create trigger point_entries_apply after insert on point_entries
  for each row execute function apply_point_entry();
comment on trigger point_entries_apply on point_entries is
  'Moves the balances of the two accounts by the amount of the entry.';

-- What a learner earns lies in lots: spending takes the lot that ends first and
-- writes which.
create table point_lots (
  lot_id integer generated always as identity constraint point_lots_pkey primary key,
  user_id integer not null constraint point_lots_user_fkey references users,
  -- The entry that it came with.
  point_id integer not null
    constraint point_lots_point_key unique
    constraint point_lots_point_fkey references point_entries,
  amount integer not null constraint point_lots_amount check (amount > 0),
  remaining integer not null,
  -- null: never
  expires_at timestamptz,
  -- The newest entry that changed what remains; at first the one that it came with.
  last_point_id integer not null,
  constraint point_lots_remaining check (remaining between 0 and amount)
);
create index point_lots_open_idx on point_lots (user_id, expires_at nulls last, lot_id)
  where remaining > 0;
create index point_lots_expiring_idx on point_lots (expires_at)
  where remaining > 0 and expires_at is not null;
comment on table point_lots is
  'What learners earned, and what remains of it until when; spending takes from lots.';

create table point_lot_moves (
  point_id integer not null constraint point_lot_moves_point_fkey references point_entries,
  lot_id integer not null constraint point_lot_moves_lot_fkey references point_lots,
  -- Below zero: taken from the lot; above: given back to it.
  amount integer not null constraint point_lot_moves_amount check (amount <> 0),
  -- The lot's new end, where points came back to a lot that had ended.
  extended_to timestamptz
    constraint point_lot_moves_extension check (extended_to is null or amount > 0),
  constraint point_lot_moves_pkey primary key (point_id, lot_id)
);
create index point_lot_moves_lot_idx on point_lot_moves (lot_id);
comment on table point_lot_moves is
  'From which lots an entry took points, or to which it returned them. Append-only.';
create trigger point_lot_moves_append_only before update or delete on point_lot_moves
  for each row execute function reject_change();
comment on trigger point_lot_moves_append_only on point_lot_moves is
  'Moves of lots are neither changed nor deleted.';
create trigger point_lot_moves_no_truncate before truncate on point_lot_moves
  for each statement execute function reject_change();
comment on trigger point_lot_moves_no_truncate on point_lot_moves is
  'Moves of lots cannot be emptied.';

-- A lot begins whole, with an entry that brings new points (what comes back returns to
-- its old lots). Afterwards it changes only as a newer move says, which it names.
create function guard_point_lot() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.remaining = new.amount and new.last_point_id = new.point_id and exists (
      select from point_entries e
      where e.point_id = new.point_id and e.user_id = new.user_id and e.amount = new.amount
        and e.resolves_point_id is null and e.reverses_point_id is null
        and available_change(e) > 0
        and (new.expires_at is null or new.expires_at > e.created_at)
    ) then return new; end if;
  elsif tg_op = 'UPDATE' then
    if (old.lot_id, old.user_id, old.point_id, old.amount)
        = (new.lot_id, new.user_id, new.point_id, new.amount)
      and new.last_point_id > old.last_point_id
      and exists (
        select from point_lot_moves m
        where m.lot_id = new.lot_id and m.point_id = new.last_point_id
          and m.amount = new.remaining - old.remaining
          and new.expires_at is not distinct from coalesce(m.extended_to, old.expires_at)
      ) then return new; end if;
  end if;
  raise exception 'a lot changes by its moves alone'
    using errcode = 'restrict_violation', constraint = 'point_lots_guarded';
end $$;
create trigger point_lots_guarded before insert or update or delete on point_lots
  for each row execute function guard_point_lot();
comment on trigger point_lots_guarded on point_lots is
  'A lot begins whole and changes by its moves alone.';
create trigger point_lots_no_truncate before truncate on point_lots
  for each statement execute function reject_change();
comment on trigger point_lots_no_truncate on point_lots is 'Lots cannot be emptied.';

-- The moves of an entry come in one statement and are complete, or they are refused:
-- so none can be slipped under an entry later. Points that leave take from lots; points
-- that come back go to the very lots that they were taken from.
create function apply_point_lot_moves() returns trigger language plpgsql as $$
declare
  entry point_entries;
  change integer;
  written integer;
begin
  if not exists (select from new_moves) then return null; end if;
  if (select count(distinct point_id) from new_moves) > 1 then
    raise exception 'one statement writes the moves of one entry'
      using errcode = 'check_violation', constraint = 'point_lot_moves_one_entry';
  end if;
  select * into entry from point_entries
    where point_id = (select point_id from new_moves limit 1);
  change := available_change(entry);

  if (select sum(amount) from new_moves) is distinct from change
    or (select sum(amount) from point_lot_moves where point_id = entry.point_id) <> change
    or exists (select from new_moves where sign(amount) <> sign(change))
    or (change > 0 and entry.resolves_point_id is null and entry.reverses_point_id is null) then
    raise exception 'the moves of entry % do not say what it did', entry.point_id
      using errcode = 'check_violation', constraint = 'point_lot_moves_complete';
  end if;

  if change > 0 and exists (
    select lot_id, amount from new_moves
    except
    select lot_id, -amount from point_lot_moves
      where point_id in (entry.resolves_point_id, entry.reverses_point_id)
  ) then
    raise exception 'points return to the lots that they were taken from'
      using errcode = 'check_violation', constraint = 'point_lot_moves_same_lots';
  end if;

  if exists (
    select from new_moves m join point_lots l using (lot_id)
    where (entry.kind = 'expiry' and (l.expires_at <= entry.created_at) is not true)
      or (m.extended_to is not null
        and (l.expires_at <= entry.created_at and m.extended_to > entry.created_at) is not true)
  ) then
    raise exception 'only a lot that has ended expires, or ends anew'
      using errcode = 'check_violation', constraint = 'point_lot_moves_ended';
  end if;

  update point_lots l
    set remaining = l.remaining + m.amount,
      expires_at = coalesce(m.extended_to, l.expires_at),
      last_point_id = m.point_id
    from new_moves m
    where l.lot_id = m.lot_id and l.user_id = entry.user_id;
  get diagnostics written = row_count;
  if written <> (select count(*) from new_moves) then
    raise exception 'a move touches lots of the entry''s own learner'
      using errcode = 'check_violation', constraint = 'point_lot_moves_one_learner';
  end if;
  return null;
end $$;
create trigger point_lot_moves_apply after insert on point_lot_moves
  referencing new table as new_moves
  for each statement execute function apply_point_lot_moves();
comment on trigger point_lot_moves_apply on point_lot_moves is
  'Checks that the moves of an entry are complete, and changes the lots by them.';

-- At commit, each entry's lots say exactly what it did to the available points.
create function check_point_entry_lots() returns trigger language plpgsql as $$
declare
  change integer := available_change(new);
  in_lots bigint;
begin
  select coalesce((select sum(amount) from point_lot_moves where point_id = new.point_id), 0)
       + coalesce((select amount from point_lots where point_id = new.point_id), 0)
    into in_lots;
  if change <> in_lots then
    raise exception 'entry % changes the available points by %, its lots by %',
      new.point_id, change, in_lots
      using errcode = 'check_violation', constraint = 'point_entries_lots';
  end if;
  return null;
end $$;
create constraint trigger point_entries_lots after insert on point_entries
  deferrable initially deferred for each row execute function check_point_entry_lots();
comment on trigger point_entries_lots on point_entries is
  'At commit the lots say exactly what each entry did to the available points.';

-- Points that are returned to a lot after its end extend it once. Asking for a reward and
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
comment on trigger point_lot_moves_single_extension on point_lot_moves is
  'A lot that has ended is extended once.';

create view point_account_balances as
  select a.account_id, a.kind, a.user_id, a.balance as stored_balance,
    coalesce((select sum(e.amount) from point_entries e where e.to_account_id = a.account_id), 0)
    - coalesce((select sum(e.amount) from point_entries e where e.from_account_id = a.account_id), 0)
      as entry_balance
  from point_accounts a;
comment on view point_account_balances is
  'The stored balance of each account beside the sum of its entries, for the ledger check.';

-- `amount` null: the subject's own (a course's points_reward).
create table point_rules (
  kind text constraint point_rules_pkey primary key
    constraint point_rules_kind check (kind in (
      'daily_sign_in', 'sign_in_streak', 'course_read', 'course_like', 'teacher_like',
      'course_review', 'content_completion', 'quiz_pass', 'course_completion', 'referral',
      'welcome')),
  amount integer constraint point_rules_amount check (amount between 0 and 1000000),
  daily_cap integer constraint point_rules_daily_cap check (daily_cap >= 1),
  cap_group text constraint point_rules_cap_group check (cap_group ~ '^[a-z_]{1,40}$'),
  is_active boolean not null default true,
  expires_after_days integer
    constraint point_rules_expires_after_days check (expires_after_days between 1 and 36500),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint point_rules_subject_amount check ((amount is null) = (kind = 'course_completion')),
  -- What is over the cap is not paid at all, so a smaller cap would pay nothing ever.
  constraint point_rules_cap_pays check (daily_cap >= amount)
);
comment on table point_rules is 'What each action earns, how often in a day, and until when.';
comment on column point_rules.cap_group is
  'Rules with the same name share one daily cap; null: the cap is the rule''s own.';
insert into point_rules (kind, amount, daily_cap, cap_group) values
  ('daily_sign_in', 10, null, null),
  ('sign_in_streak', 50, null, null),
  ('course_read', 5, 25, null),
  ('course_like', 5, 25, 'likes'),
  ('teacher_like', 5, 25, 'likes'),
  ('course_review', 10, 30, null),
  ('content_completion', 5, 100, null),
  ('quiz_pass', 20, null, null),
  ('course_completion', null, null, null),
  ('referral', 50, null, null),
  ('welcome', 20, null, null);

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
comment on trigger point_rules_shared_cap on point_rules is
  'Rules that share a cap have the same one: what any of them paid on a day fills it.';

create table sign_ins (
  user_id integer not null constraint sign_ins_user_fkey references users on delete cascade,
  day date not null,
  streak integer not null constraint sign_ins_streak check (streak >= 1),
  signed_in_at timestamptz not null default now(),
  constraint sign_ins_pkey primary key (user_id, day)
);
create index sign_ins_day_idx on sign_ins (day);
comment on table sign_ins is
  'Check-ins of learners, one an academy day, with the streak they made.';
