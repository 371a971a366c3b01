-- Coupons take something off the price of courses that are bought with money. Each order uses one at
-- most; what is cancelled or expires gives the use back.

create table coupons (
  coupon_id integer generated always as identity constraint coupons_pkey primary key,
  code text not null constraint coupons_code_key unique
    constraint coupons_code check (code ~ '^[A-Z0-9_-]{4,32}$'),
  note text not null default '' constraint coupons_note check (length(note) <= 200),
  percent integer constraint coupons_percent check (percent between 1 and 100),
  amount numeric(12, 2) constraint coupons_amount check (amount > 0),
  currency text constraint coupons_currency check (currency in ('USD', 'CNY', 'SGD', 'MYR')),
  max_uses integer constraint coupons_max_uses check (max_uses > 0),
  max_per_user integer constraint coupons_max_per_user check (max_per_user > 0),
  used_count integer not null default 0,
  starts_at timestamptz,
  ends_at timestamptz,
  owner_user_id integer constraint coupons_owner_fkey references users,
  redemption_id integer constraint coupons_redemption_key unique
    constraint coupons_redemption_fkey references reward_redemptions,
  created_at timestamptz not null,
  archived_at timestamptz,
  version integer not null default 1,
  constraint coupons_value check (
    num_nonnulls(percent, amount) = 1 and (amount is null) = (currency is null)),
  constraint coupons_period check (ends_at > starts_at),
  constraint coupons_used check (used_count >= 0 and used_count <= max_uses),
  constraint coupons_reward check (redemption_id is null or owner_user_id is not null)
);
comment on table coupons is
  'Codes that take a share or an amount off the price of courses, and within what limits.';
comment on column coupons.percent is 'The share that it takes off; null: it takes off an amount.';
comment on column coupons.currency is 'That of the amount: it takes nothing off another one.';
comment on column coupons.max_uses is 'How many orders may use it; null: any number.';
comment on column coupons.max_per_user is 'How many of one learner may use it; null: any number.';
comment on column coupons.used_count is 'Orders that use it now, kept by triggers.';
comment on column coupons.owner_user_id is 'Who alone may use it; null: everybody.';
comment on column coupons.redemption_id is 'The request for a reward that it fulfils.';
create index coupons_owner_idx on coupons (owner_user_id) where owner_user_id is not null;

create table coupon_courses (
  coupon_id integer not null constraint coupon_courses_coupon_fkey references coupons,
  course_id integer not null constraint coupon_courses_course_fkey references courses,
  constraint coupon_courses_pkey primary key (coupon_id, course_id)
);
comment on table coupon_courses is 'For which courses a coupon is; without any it is for all.';
create index coupon_courses_course_idx on coupon_courses (course_id);

create table coupon_uses (
  order_id integer constraint coupon_uses_pkey primary key
    constraint coupon_uses_order_fkey references orders,
  coupon_id integer not null constraint coupon_uses_coupon_fkey references coupons,
  user_id integer not null constraint coupon_uses_user_fkey references users,
  used_at timestamptz not null,
  released_at timestamptz
);
comment on table coupon_uses is 'Which order uses which coupon; an order keeps the one it was made with.';
comment on column coupon_uses.released_at is
  'Since when the order is over without being paid: the use does not count any more.';
create index coupon_uses_coupon_idx on coupon_uses (coupon_id, order_id desc);
create index coupon_uses_user_idx on coupon_uses (user_id);

create function count_coupon_use() returns trigger language plpgsql as $$
declare
  used coupons;
begin
  -- The row stays locked: uses of one coupon come one after the other.
  update coupons set used_count = used_count + 1 where coupon_id = new.coupon_id
    returning * into used;
  if used.owner_user_id <> new.user_id
    or not exists (
      select from orders o where o.order_id = new.order_id and o.user_id = new.user_id
        and o.amount < o.list_price and (used.currency is null or used.currency = o.currency)
        and (not exists (select from coupon_courses c where c.coupon_id = used.coupon_id)
          or exists (select from coupon_courses c
            where c.coupon_id = used.coupon_id and c.course_id = o.course_id)))
    or used.max_per_user < (
      select 1 + count(*) from coupon_uses u where u.coupon_id = new.coupon_id
        and u.user_id = new.user_id and u.released_at is null) then
    raise exception 'order % cannot use coupon %', new.order_id, new.coupon_id
      using errcode = 'check_violation', constraint = 'coupon_uses_allowed';
  end if;
  return new;
end $$;
create trigger coupon_uses_count before insert on coupon_uses
  for each row execute function count_coupon_use();
comment on trigger coupon_uses_count on coupon_uses is
  'A coupon is used by its owner, for its courses and currency, and no more often than it allows.';

create function guard_coupon_use() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (to_jsonb(new) - 'released_at') = (to_jsonb(old) - 'released_at') then
    return new;
  end if;
  raise exception 'an order keeps its coupon'
    using errcode = 'restrict_violation', constraint = 'coupon_uses_guarded';
end $$;
create trigger coupon_uses_guarded before update or delete on coupon_uses
  for each row execute function guard_coupon_use();
comment on trigger coupon_uses_guarded on coupon_uses is
  'An order keeps the coupon that it was made with.';
create trigger coupon_uses_no_truncate before truncate on coupon_uses
  for each statement execute function reject_change();
comment on trigger coupon_uses_no_truncate on coupon_uses is 'Uses of coupons cannot be emptied.';

create function follow_order_with_coupon() returns trigger language plpgsql as $$
declare
  released integer;
begin
  if new.status in ('cancelled', 'expired') then
    update coupon_uses set released_at = now()
      where order_id = new.order_id and released_at is null returning coupon_id into released;
    update coupons set used_count = used_count - 1 where coupon_id = released;
  elsif old.status = 'expired' then
    -- An admin confirms it at its price: it counts again, unless its place is taken by now.
    update coupons c set used_count = used_count + 1
      from coupon_uses u where u.order_id = new.order_id and u.released_at is not null
        and c.coupon_id = u.coupon_id and (c.max_uses is null or c.used_count < c.max_uses)
      returning c.coupon_id into released;
    update coupon_uses set released_at = null
      where order_id = new.order_id and coupon_id = released;
  end if;
  return null;
end $$;
create trigger orders_release_coupon after update of status on orders
  for each row when (new.status <> old.status) execute function follow_order_with_coupon();
comment on trigger orders_release_coupon on orders is
  'An order that is cancelled or expires gives its coupon back, whoever ends it.';

create function check_order_discount() returns trigger language plpgsql as $$
begin
  if not exists (select from coupon_uses where order_id = new.order_id) then
    raise exception 'order % costs less than its course without a coupon', new.order_id
      using errcode = 'check_violation', constraint = 'orders_discount';
  end if;
  return null;
end $$;
create constraint trigger orders_discount after insert on orders
  deferrable initially deferred for each row when (new.amount < new.list_price)
  execute function check_order_discount();
comment on trigger orders_discount on orders is
  'At commit an order that costs less than its course uses a coupon.';

-- A coupon that pays for all of a course opens it; the order is its cause.
alter table course_grants
  add column order_id integer constraint course_grants_order_key unique
    constraint course_grants_order_fkey references orders,
  drop constraint course_grants_causes,
  add constraint course_grants_causes check (
    (source = 'payment') = (payment_id is not null)
    and (source = 'reward') = (redemption_id is not null)
    and (source = 'coupon') = (order_id is not null));
comment on column course_grants.order_id is 'The order that a coupon paid for in full.';

create or replace function check_course_grant() returns trigger language plpgsql as $$
begin
  if (new.source = 'points' and not exists (
      select from course_redemptions r
      where r.user_id = new.user_id and r.course_id = new.course_id))
    or (new.source = 'payment' and not exists (
      select from payments p where p.payment_id = new.payment_id
        and p.user_id = new.user_id and p.course_id = new.course_id and p.voided_at is null))
    or (new.source = 'reward' and not exists (
      select from reward_redemptions r where r.redemption_id = new.redemption_id
        and r.user_id = new.user_id and r.course_id = new.course_id))
    or (new.source = 'coupon' and not exists (
      select from orders o where o.order_id = new.order_id and o.user_id = new.user_id
        and o.course_id = new.course_id and o.amount = 0 and o.status = 'paid'))
  then
    raise exception 'learner % has no % for course %', new.user_id, new.source, new.course_id
      using errcode = 'check_violation', constraint = 'course_grants_cause';
  end if;
  return new;
end $$;
comment on trigger course_grants_cause on course_grants is
  'What points, a payment, a reward or a coupon opened was paid for, by this learner and for this course.';

-- What a receipt says of the discount: the price, and the coupon that reduced it.
alter table payments
  add column list_price numeric(12, 2) constraint payments_list_price check (list_price > amount),
  add column coupon_code text,
  add constraint payments_discount check ((list_price is null) = (coupon_code is null));
comment on column payments.list_price is 'What it would have been without a coupon; null: there was none.';
comment on column payments.coupon_code is 'The coupon that reduced it.';

create or replace function issue_receipt(of_payment integer, of_refund integer, at timestamptz)
returns void language plpgsql as $$
declare
  issued_kind text := case when of_refund is null then 'receipt' else 'credit_note' end;
  issued_number integer;
begin
  update receipt_counters set last_number = last_number + 1 where kind = issued_kind
    returning last_number into issued_number;
  insert into payment_receipts
    (kind, number, payment_id, refund_id, issued_on, issued_at, printed)
  select issued_kind, issued_number, of_payment, of_refund, (at at time zone s.time_zone)::date, at,
    jsonb_build_object(
      'academy', jsonb_build_object(
        'name', coalesce(nullif(s.legal_name, ''), nullif(s.legal_name_zh, ''),
          nullif(s.name, ''), s.name_zh),
        'name_zh', coalesce(nullif(s.legal_name_zh, ''), nullif(s.legal_name, ''),
          nullif(s.name_zh, ''), s.name),
        'address', coalesce(nullif(s.legal_address, ''), nullif(s.legal_address_zh, ''),
          nullif(s.address, ''), s.address_zh),
        'address_zh', coalesce(nullif(s.legal_address_zh, ''), nullif(s.legal_address, ''),
          nullif(s.address_zh, ''), s.address),
        'registration_number', s.registration_number, 'tax_number', s.tax_number,
        'email', s.email, 'phone', s.phone),
      'payer', case when u.user_id is not null
        then jsonb_build_object('name', u.name, 'email', u.email) end,
      'course', case when c.course_id is not null
        then jsonb_build_object('title', c.title, 'title_zh', c.title_zh) end,
      'amount', p.amount, 'currency', p.currency, 'paid_on', p.paid_on, 'method', p.method,
      'discount', case when p.coupon_code is not null
        then jsonb_build_object('list_price', p.list_price, 'coupon_code', p.coupon_code) end,
      'refund', case when f.refund_id is not null
        then jsonb_build_object('amount', f.amount, 'refunded_on', f.refunded_on,
          'reason', f.reason,
          'receipt_number', (select r.receipt_number from payment_receipts r
            where r.payment_id = of_payment and r.kind = 'receipt')) end)
  from payments p
  cross join site_settings s
  left join users u on u.user_id = p.user_id
  left join courses c on c.course_id = p.course_id
  left join payment_refunds f on f.refund_id = of_refund
  where p.payment_id = of_payment;
end $$;
