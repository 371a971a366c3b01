-- An order whose bank payment failed can be paid again: it is given more time.

alter table stripe_checkouts add column failed_at timestamptz
  constraint stripe_checkouts_failed check (failed_at is null or state = 'ended');
comment on column stripe_checkouts.failed_at is
  'When the bank of the payer did not complete the payment; null: it did, or nobody paid.';

create or replace function guard_order() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and not (
    (old.status = 'pending' and new.status in ('paid', 'cancelled', 'expired'))
    or (old.status = 'expired' and new.status = 'paid')
    or (old.status = 'paid' and new.status in ('partly_refunded', 'refunded'))
    or (old.status = 'partly_refunded' and new.status = 'refunded')) then
    raise exception 'order % cannot go from % to %', old.order_id, old.status, new.status
      using errcode = 'restrict_violation', constraint = 'orders_transition';
  end if;
  if (new.user_id, new.course_id, new.currency, new.list_price, new.amount, new.method,
      new.reference, new.created_at)
    is distinct from (old.user_id, old.course_id, old.currency, old.list_price, old.amount,
      old.method, old.reference, old.created_at)
    or (old.paid_at is not null and (new.paid_at, new.payment_id)
      is distinct from (old.paid_at, old.payment_id)) then
    raise exception 'what order % is about never changes', old.order_id
      using errcode = 'restrict_violation', constraint = 'orders_guarded';
  end if;
  -- Its payer keeps the time that they were given; while it waits they may be given more.
  if new.expires_at <> old.expires_at
    and (new.expires_at < old.expires_at or old.status <> 'pending' or new.status <> 'pending') then
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
