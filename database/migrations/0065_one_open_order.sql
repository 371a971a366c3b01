-- A learner has one open order of a course. Another payment method or currency changes it: it gets a
-- new reference, and what the earlier one asked for is kept, since its money may be on the way.

create table replaced_order_terms (
  reference text constraint replaced_order_terms_pkey primary key,
  order_id integer not null constraint replaced_order_terms_order_fkey references orders,
  method text not null constraint replaced_order_terms_method
    check (method in ('paynow', 'duitnow', 'bank_transfer', 'stripe')),
  currency text not null constraint replaced_order_terms_currency
    check (currency in ('USD', 'CNY', 'SGD', 'MYR')),
  list_price numeric(12, 2) not null,
  amount numeric(12, 2) not null,
  replaced_at timestamptz not null
);
comment on table replaced_order_terms is
  'What an order asked for before its learner changed payment method or currency, by reference.';
create index replaced_order_terms_order_idx on replaced_order_terms (order_id);

create function keep_order_terms() returns trigger language plpgsql as $$
begin
  insert into replaced_order_terms
    (reference, order_id, method, currency, list_price, amount, replaced_at)
  values (old.reference, old.order_id, old.method, old.currency, old.list_price, old.amount, now())
  on conflict (reference) do update set replaced_at = excluded.replaced_at;
  return null;
end $$;
create trigger orders_keep_terms after update of reference on orders
  for each row when (new.reference <> old.reference) execute function keep_order_terms();
comment on trigger orders_keep_terms on orders is
  'What an order asked for is kept with its reference when it is changed.';

create or replace function guard_order() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and not (
    (old.status = 'pending' and new.status in ('paid', 'cancelled', 'expired'))
    or (old.status = 'expired' and new.status in ('paid', 'cancelled'))
    or (old.status = 'paid' and new.status in ('partly_refunded', 'refunded'))
    or (old.status = 'partly_refunded' and new.status = 'refunded')) then
    raise exception 'order % cannot go from % to %', old.order_id, old.status, new.status
      using errcode = 'restrict_violation', constraint = 'orders_transition';
  end if;
  if (new.user_id, new.course_id, new.created_at)
    is distinct from (old.user_id, old.course_id, old.created_at)
    or (old.paid_at is not null and (new.paid_at, new.payment_id)
      is distinct from (old.paid_at, old.payment_id)) then
    raise exception 'what order % is about never changes', old.order_id
      using errcode = 'restrict_violation', constraint = 'orders_guarded';
  end if;
  -- A reference always asks for the same: other terms have another one. With a proof of payment, and
  -- once it has expired, an order only goes back to terms that it had.
  if (new.currency, new.list_price, new.amount, new.method, new.reference)
    is distinct from (old.currency, old.list_price, old.amount, old.method, old.reference)
    and (new.reference = old.reference or new.status <> old.status
      or old.status not in ('pending', 'expired')
      or ((old.status = 'expired' or old.receipt_file_id is not null) and not exists (
        select from replaced_order_terms t
        where t.reference = new.reference and t.order_id = new.order_id))
      or exists (
        select from replaced_order_terms t
        where t.reference = new.reference
          and (t.order_id, t.method, t.currency, t.list_price, t.amount) is distinct from
            (new.order_id, new.method, new.currency, new.list_price, new.amount))) then
    raise exception 'what order % asks for changes with its reference, while it waits', old.order_id
      using errcode = 'restrict_violation', constraint = 'orders_guarded';
  end if;
  -- Its payer keeps the time that they were given; while it waits they may be given more, and with
  -- another payment method its time.
  if new.expires_at <> old.expires_at
    and ((new.expires_at < old.expires_at and new.reference = old.reference)
      or old.status <> 'pending' or new.status <> 'pending') then
    raise exception 'the end of order % is put off alone, and while it waits', old.order_id
      using errcode = 'restrict_violation', constraint = 'orders_guarded';
  end if;
  if new.payment_id is not null and old.payment_id is null and not exists (
    select from payments p where p.payment_id = new.payment_id and p.voided_at is null
      and p.user_id = new.user_id and p.course_id = new.course_id
      and p.amount = new.amount and p.currency = new.currency) then
    raise exception 'payment % is not that of order %', new.payment_id, old.order_id
      using errcode = 'check_violation', constraint = 'orders_payment_fits';
  end if;
  return new;
end $$;
comment on trigger orders_guarded on orders is
  'An order makes its transitions in order, is paid by its own payment, and keeps learner and course.';

-- Of several open orders of a learner and course one stays open: with money on its way, else with a
-- proof, else the newest. The others expire: what was paid for them can still be confirmed.
update orders o set status = 'expired', version = version + 1
where status = 'pending' and order_id <> (
  select p.order_id from orders p
  where p.user_id = o.user_id and p.course_id = o.course_id and p.status = 'pending'
  order by exists (
      select from stripe_checkouts s where s.order_id = p.order_id and s.state = 'settling') desc,
    p.receipt_file_id is not null desc, p.order_id desc
  limit 1);
create unique index orders_open_course_key on orders (user_id, course_id) where status = 'pending';

-- A proof of payment no longer keeps an order open without end; those that wait get a week.
update orders set expires_at = greatest(expires_at, now() + interval '7 days'), version = version + 1
where status = 'pending' and receipt_file_id is not null;
create index orders_to_check_idx on orders (receipt_sent_at)
  where status in ('pending', 'expired') and receipt_file_id is not null;
