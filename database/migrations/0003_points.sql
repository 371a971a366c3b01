-- The points ledger: double entry, append-only, idempotent. The database itself
-- keeps its promises, whatever the code above it does:
--   1. An entry moves an amount from one account to another, so the sum over all
--      accounts is always zero. Stored balances change by entries alone.
--   2. No account of a learner goes below zero.
--   3. No entry is ever updated or deleted; a correction is a reversing entry.
--   4. One entry per idempotency key.
--   5. What a learner has available lies in lots; what leaves says from which.
--   6. A hold is resolved (spent or given back) at most once.

-- The academy's own accounts store no balance: they would be one hot row for all
-- learners at once. Theirs is computed (view point_account_balances).
create table point_accounts (
  account_id integer generated always as identity constraint point_accounts_pkey primary key,
  kind text not null constraint point_accounts_kind
    check (kind in ('available', 'held', 'issued', 'spent', 'expired', 'adjusted')),
  user_id integer constraint point_accounts_user_fkey references users,
  balance bigint,
  updated_at timestamptz not null default now(),
  constraint point_accounts_owner check (
    (kind in ('available', 'held')) = (user_id is not null)
    and (user_id is null) = (balance is null)
  ),
  constraint point_accounts_not_negative check (balance >= 0),
  constraint point_accounts_kind_user_key unique nulls not distinct (kind, user_id)
);
create index point_accounts_user_idx on point_accounts (user_id);

insert into point_accounts (kind) values ('issued'), ('spent'), ('expired'), ('adjusted');

create table point_entries (
  point_id integer generated always as identity constraint point_entries_pkey primary key,
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
  idempotency_key text not null constraint point_entries_idempotency_key_key unique,
  -- What it was for: a course, a content, a teacher, a reward redemption, a user.
  subject_kind text constraint point_entries_subject_kind
    check (subject_kind in ('course', 'content', 'teacher', 'redemption', 'user')),
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
  constraint point_entries_adjustment_reason check (kind <> 'admin_adjustment' or reason <> '')
);
create index point_entries_user_idx on point_entries (user_id, point_id desc);
create index point_entries_created_at_idx on point_entries (created_at);
create index point_entries_kind_idx on point_entries (kind, created_at);
create index point_entries_from_idx on point_entries (from_account_id);
create index point_entries_to_idx on point_entries (to_account_id);

create function reject_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % is not allowed', tg_table_name, tg_op
    using errcode = 'restrict_violation', constraint = tg_table_name || '_append_only';
end $$;

create trigger point_entries_append_only before update or delete on point_entries
  for each row execute function reject_change();
create trigger point_entries_no_truncate before truncate on point_entries
  for each statement execute function reject_change();

-- Balances begin at zero and change only beneath an entry: depth 1 is a statement
-- of somebody's own, depth 2 the trigger of point_entries.
create function guard_point_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if coalesce(new.balance, 0) = 0 then return new; end if;
  elsif tg_op = 'UPDATE' then
    if pg_trigger_depth() > 1 and (old.account_id, old.kind) = (new.account_id, new.kind)
      and old.user_id is not distinct from new.user_id then
      return new;
    end if;
  end if;
  raise exception 'a balance changes by ledger entries alone'
    using errcode = 'restrict_violation', constraint = 'point_accounts_guarded';
end $$;
create trigger point_accounts_guarded before insert or update or delete on point_accounts
  for each row execute function guard_point_account();
create trigger point_accounts_no_truncate before truncate on point_accounts
  for each statement execute function reject_change();

-- Applies an entry to the two accounts, or refuses it.
create function apply_point_entry() returns trigger language plpgsql as $$
declare
  source point_accounts;
  target point_accounts;
  original point_entries;
  shape text;
  allowed boolean;
begin
  -- Learner accounts are locked in the order of their ids, so that two entries
  -- between the same accounts never wait for each other in a circle.
  perform 1 from point_accounts
    where account_id in (new.from_account_id, new.to_account_id) and user_id is not null
    order by account_id for update;
  select * into source from point_accounts where account_id = new.from_account_id;
  select * into target from point_accounts where account_id = new.to_account_id;
  shape := source.kind || ' to ' || target.kind;

  if coalesce(source.user_id, new.user_id) <> new.user_id
    or coalesce(target.user_id, new.user_id) <> new.user_id then
    raise exception 'an entry moves points of one learner only'
      using errcode = 'check_violation', constraint = 'point_entries_one_learner';
  end if;

  allowed := case new.kind
    when 'course_redemption' then shape = 'available to spent'
    when 'reward_redemption' then shape in ('available to held', 'held to spent')
    when 'redemption_refund' then shape = 'held to available'
    when 'admin_adjustment' then shape in ('adjusted to available', 'available to adjusted')
    when 'expiry' then shape = 'available to expired'
    when 'reversal' then new.reverses_point_id is not null
    else shape = 'issued to available'
  end;
  if not allowed then
    raise exception 'a % cannot move points from %', new.kind, shape
      using errcode = 'check_violation', constraint = 'point_entries_shape';
  end if;

  if (source.kind = 'held') <> (new.resolves_point_id is not null) and new.kind <> 'reversal' then
    raise exception 'points leave a hold only by resolving it'
      using errcode = 'check_violation', constraint = 'point_entries_resolves_hold';
  end if;
  if new.resolves_point_id is not null then
    select * into original from point_entries where point_id = new.resolves_point_id;
    if original.user_id <> new.user_id or original.amount <> new.amount
      or original.to_account_id <> new.from_account_id then
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
      or original.user_id <> new.user_id or original.amount <> new.amount
      or original.from_account_id <> new.to_account_id
      or original.to_account_id <> new.from_account_id then
      raise exception 'a reversal mirrors the entry that it reverses'
        using errcode = 'check_violation', constraint = 'point_entries_reversal';
    end if;
  end if;

  update point_accounts set balance = balance - new.amount, updated_at = now()
    where account_id = source.account_id and user_id is not null;
  update point_accounts set balance = balance + new.amount, updated_at = now()
    where account_id = target.account_id and user_id is not null;
  select balance into strict new.available_after from point_accounts
    where user_id = new.user_id and kind = 'available';
  return new;
end $$;
create trigger point_entries_apply before insert on point_entries
  for each row execute function apply_point_entry();

-- Earnings are lots: spending takes the lot that expires first and writes which.
create table point_lots (
  lot_id integer generated always as identity constraint point_lots_pkey primary key,
  user_id integer not null constraint point_lots_user_fkey references users,
  point_id integer not null
    constraint point_lots_point_key unique
    constraint point_lots_point_fkey references point_entries,
  amount integer not null constraint point_lots_amount check (amount > 0),
  remaining integer not null,
  expires_at timestamptz,
  constraint point_lots_remaining check (remaining between 0 and amount)
);
create index point_lots_open_idx on point_lots (user_id, expires_at nulls last, lot_id)
  where remaining > 0;
create index point_lots_expiring_idx on point_lots (expires_at)
  where remaining > 0 and expires_at is not null;

create table point_lot_moves (
  point_id integer not null constraint point_lot_moves_point_fkey references point_entries,
  lot_id integer not null constraint point_lot_moves_lot_fkey references point_lots,
  -- Below zero: taken from the lot; above: given back to it.
  amount integer not null constraint point_lot_moves_amount check (amount <> 0),
  constraint point_lot_moves_pkey primary key (point_id, lot_id)
);
create index point_lot_moves_lot_idx on point_lot_moves (lot_id);
create trigger point_lot_moves_append_only before update or delete on point_lot_moves
  for each row execute function reject_change();
create trigger point_lot_moves_no_truncate before truncate on point_lot_moves
  for each statement execute function reject_change();

-- A lot begins whole, and only its moves change what remains. Its end may be put
-- later (a refund after it has passed), never earlier.
create function guard_point_lot() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.remaining = new.amount and exists (
      select 1 from point_entries e join point_accounts a on a.account_id = e.to_account_id
      where e.point_id = new.point_id and e.amount = new.amount and e.user_id = new.user_id
        and a.kind = 'available'
    ) then return new; end if;
  elsif tg_op = 'UPDATE' then
    if (old.lot_id, old.user_id, old.point_id, old.amount)
        = (new.lot_id, new.user_id, new.point_id, new.amount)
      and (old.remaining = new.remaining or pg_trigger_depth() > 1)
      and (new.expires_at is not distinct from old.expires_at or new.expires_at > old.expires_at)
    then return new; end if;
  end if;
  raise exception 'a lot changes by its moves alone'
    using errcode = 'restrict_violation', constraint = 'point_lots_guarded';
end $$;
create trigger point_lots_guarded before insert or update or delete on point_lots
  for each row execute function guard_point_lot();
create trigger point_lots_no_truncate before truncate on point_lots
  for each statement execute function reject_change();

create function apply_point_lot_move() returns trigger language plpgsql as $$
begin
  update point_lots l set remaining = remaining + new.amount
    from point_entries e
    where l.lot_id = new.lot_id and e.point_id = new.point_id and e.user_id = l.user_id;
  if not found then
    raise exception 'a move touches lots of the entry''s own learner'
      using errcode = 'check_violation', constraint = 'point_lot_moves_one_learner';
  end if;
  return new;
end $$;
create trigger point_lot_moves_apply before insert on point_lot_moves
  for each row execute function apply_point_lot_move();

-- At commit, each entry's lots must say exactly what it did to the available points.
create function check_point_entry_lots() returns trigger language plpgsql as $$
declare
  change bigint;
  in_lots bigint;
begin
  select case when t.kind = 'available' then new.amount
              when f.kind = 'available' then -new.amount else 0 end
    into change
    from point_accounts f, point_accounts t
    where f.account_id = new.from_account_id and t.account_id = new.to_account_id;
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

-- A later move cannot be slipped under an old entry either.
create function check_point_lot_move() returns trigger language plpgsql as $$
declare
  entry point_entries;
begin
  select * into entry from point_entries where point_id = new.point_id;
  if (select abs(coalesce(sum(amount), 0)) from point_lot_moves where point_id = new.point_id)
      <> entry.amount then
    raise exception 'the moves of entry % do not add up to its amount', new.point_id
      using errcode = 'check_violation', constraint = 'point_entries_lots';
  end if;
  return null;
end $$;
create constraint trigger point_lot_moves_complete after insert on point_lot_moves
  deferrable initially deferred for each row execute function check_point_lot_move();

create view point_account_balances as
  select a.account_id, a.kind, a.user_id, a.balance as stored_balance,
    coalesce((select sum(e.amount) from point_entries e where e.to_account_id = a.account_id), 0)
    - coalesce((select sum(e.amount) from point_entries e where e.from_account_id = a.account_id), 0)
      as entry_balance
  from point_accounts a;

-- What an action earns. `amount` null: the subject's own (a course's points_reward).
create table point_rules (
  kind text constraint point_rules_pkey primary key
    constraint point_rules_kind check (kind in (
      'daily_sign_in', 'sign_in_streak', 'course_read', 'course_like', 'teacher_like',
      'course_review', 'content_completion', 'quiz_pass', 'course_completion', 'referral',
      'welcome')),
  amount integer constraint point_rules_amount check (amount between 0 and 1000000),
  daily_cap integer constraint point_rules_daily_cap check (daily_cap >= 1),
  is_active boolean not null default true,
  expires_after_days integer
    constraint point_rules_expires_after_days check (expires_after_days between 1 and 36500),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint point_rules_subject_amount check ((amount is null) = (kind = 'course_completion'))
);
insert into point_rules (kind, amount) values
  ('daily_sign_in', 10), ('sign_in_streak', 50), ('course_read', 5), ('course_like', 5),
  ('teacher_like', 5), ('course_review', 10), ('content_completion', 5), ('quiz_pass', 20),
  ('course_completion', null), ('referral', 50), ('welcome', 20);

create table sign_ins (
  user_id integer not null constraint sign_ins_user_fkey references users on delete cascade,
  day date not null,
  streak integer not null constraint sign_ins_streak check (streak >= 1),
  signed_in_at timestamptz not null default now(),
  constraint sign_ins_pkey primary key (user_id, day)
);
create index sign_ins_day_idx on sign_ins (day);
