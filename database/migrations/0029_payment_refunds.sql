-- Money that was given back is an entry of its own beside the payment, which stays as it was
-- written. How much of a payment was given back is stored with it, so that lists and sums need not
-- look the entries up, and so that one constraint holds what fifty people do at once.

alter table payments
  add column refunded numeric(12, 2) not null default 0,
  -- Who took the money: an admin who wrote it down, or an order that was paid in this way.
  add column provider text not null default 'manual' constraint payments_provider check (
    provider in ('manual', 'paynow', 'duitnow', 'bank_transfer', 'stripe')),
  add constraint payments_refunded check (refunded between 0 and amount),
  add constraint payments_void_unrefunded check (voided_at is null or refunded = 0);
comment on table payments is
  'Payments: voided once with a reason or refunded by entries of their own, never changed or deleted.';
create index payments_refunded_idx on payments (paid_on desc, payment_id desc) where refunded > 0;

create table payment_refunds (
  refund_id integer generated always as identity constraint payment_refunds_pkey primary key,
  payment_id integer not null constraint payment_refunds_payment_fkey references payments,
  amount numeric(12, 2) not null constraint payment_refunds_amount check (amount > 0),
  -- A day of the academy: revenue falls on the day that money left.
  refunded_on date not null,
  reason text not null
    constraint payment_refunds_reason check (length(reason) between 1 and 300),
  ends_access boolean not null,
  -- null: the refund was made with the provider
  refunded_by integer constraint payment_refunds_person_fkey references users,
  created_at timestamptz not null
);
comment on table payment_refunds is
  'What was given back of a payment, by whom and why; never changed or deleted.';
create index payment_refunds_payment_idx on payment_refunds (payment_id, refund_id);
create index payment_refunds_day_idx on payment_refunds (refunded_on);
create index payment_refunds_person_idx on payment_refunds (refunded_by);

create trigger payment_refunds_append_only before update or delete on payment_refunds
  for each row execute function reject_change();
comment on trigger payment_refunds_append_only on payment_refunds is
  'A refund is never changed or deleted.';
create trigger payment_refunds_no_truncate before truncate on payment_refunds
  for each statement execute function reject_change();
comment on trigger payment_refunds_no_truncate on payment_refunds is
  'Refunds cannot be emptied.';

-- The payment's row is locked by this update, so that of two refunds at once the second sees the
-- first; constraints of the payment refuse what is above it, and any refund of a void one.
create function add_payment_refund() returns trigger language plpgsql as $$
begin
  update payments set refunded = refunded + new.amount, version = version + 1
    where payment_id = new.payment_id;
  return null;
end $$;
create trigger payment_refunds_add after insert on payment_refunds
  for each row execute function add_payment_refund();
comment on trigger payment_refunds_add on payment_refunds is
  'What was refunded is stored with the payment, and is never more than the payment.';

create or replace function guard_payment() returns trigger language plpgsql as $$
begin
  if old.voided_at is null and new.voided_at is not null
    and (to_jsonb(new) - 'voided_at' - 'void_reason' - 'version')
      = (to_jsonb(old) - 'voided_at' - 'void_reason' - 'version') then
    return new;
  end if;
  if new.refunded > old.refunded
    and new.refunded = (
      select sum(f.amount) from payment_refunds f where f.payment_id = new.payment_id)
    and (to_jsonb(new) - 'refunded' - 'version') = (to_jsonb(old) - 'refunded' - 'version') then
    return new;
  end if;
  raise exception 'a payment is voided once, or refunded, and never changed otherwise'
    using errcode = 'restrict_violation', constraint = 'payments_guarded';
end $$;
comment on trigger payments_guarded on payments is
  'A payment is voided once, or refunded by an entry, and never changed otherwise.';
