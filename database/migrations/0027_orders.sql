-- Orders: courses that learners buy with money. What confirms one writes the payment and the grant
-- in the same transaction.

-- How an academy is paid; a way that lacks what it needs is not offered.
alter table site_settings
  add column payment_methods jsonb not null default '[]',
  add column payee_name text not null default '',
  add column paynow_proxy text not null default '',
  add column duitnow_acquirer text not null default '',
  add column duitnow_merchant text not null default '',
  add column bank_details text not null default '',
  add column bank_details_zh text not null default '';
comment on column site_settings.payment_methods is
  'The ways of paying that are on: of paynow, duitnow and bank_transfer.';
comment on column site_settings.payee_name is
  'In Latin letters, as the banks have it: payment codes carry it.';
comment on column site_settings.paynow_proxy is 'A UEN, or a mobile number of Singapore.';

alter table files
  drop constraint files_purpose,
  add constraint files_purpose check (purpose in ('assignment', 'media', 'receipt'));

create table orders (
  order_id integer generated always as identity constraint orders_pkey primary key,
  -- Running, and never that of another order; people say it on the phone.
  order_number text not null generated always as ('PA' || (100000 + order_id)::text) stored
    constraint orders_number_key unique,
  user_id integer not null constraint orders_user_fkey references users,
  course_id integer not null constraint orders_course_fkey references courses,
  currency text not null
    constraint orders_currency check (currency in ('USD', 'CNY', 'SGD', 'MYR')),
  -- The course's price when it was ordered, and what of it is to be paid.
  list_price numeric(12, 2) not null constraint orders_list_price check (list_price > 0),
  amount numeric(12, 2) not null
    constraint orders_amount check (amount >= 0 and amount <= list_price),
  method text not null
    constraint orders_method check (method in ('paynow', 'duitnow', 'bank_transfer', 'stripe')),
  reference text not null constraint orders_reference_key unique
    constraint orders_reference check (reference ~ '^[A-Z0-9]{6,25}$'),
  status text not null default 'pending' constraint orders_status check (
    status in ('pending', 'paid', 'partly_refunded', 'refunded', 'cancelled', 'expired')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  receipt_file_id integer constraint orders_receipt_key unique
    constraint orders_receipt_fkey references files,
  receipt_sent_at timestamptz,
  paid_at timestamptz,
  payment_id integer constraint orders_payment_key unique
    constraint orders_payment_fkey references payments,
  cancelled_at timestamptz,
  cancel_reason text not null default ''
    constraint orders_cancel_reason check (length(cancel_reason) <= 300),
  -- The admin who confirmed or cancelled it; null: its learner, or nobody.
  decided_by integer constraint orders_decider_fkey references users,
  version integer not null default 1,
  constraint orders_expires check (expires_at > created_at),
  constraint orders_receipt_sent check (receipt_file_id is null or receipt_sent_at is not null),
  constraint orders_paid check (
    (paid_at is not null) = (status in ('paid', 'partly_refunded', 'refunded'))),
  -- What a coupon paid for in full has no payment.
  constraint orders_payment check (
    (payment_id is not null) = (paid_at is not null and amount > 0)),
  constraint orders_cancelled check (
    (cancelled_at is not null) = (status = 'cancelled')
    and (status = 'cancelled' or cancel_reason = ''))
);
comment on table orders is
  'Courses that learners buy with money: what is to be paid, how, until when, and what came of it.';
create index orders_user_idx on orders (user_id, order_id desc);
create index orders_course_idx on orders (course_id);
create index orders_status_idx on orders (status, order_id desc);
create index orders_decider_idx on orders (decided_by);
create index orders_expiring_idx on orders (expires_at)
  where status = 'pending' and receipt_file_id is null;
-- Buying the same thing in the same way again is the same order while it is open.
create unique index orders_open_key on orders (user_id, course_id, currency, method)
  where status = 'pending';

create function guard_order() returns trigger language plpgsql as $$
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
      new.reference, new.created_at, new.expires_at)
    is distinct from (old.user_id, old.course_id, old.currency, old.list_price, old.amount,
      old.method, old.reference, old.created_at, old.expires_at)
    or (old.paid_at is not null and (new.paid_at, new.payment_id)
      is distinct from (old.paid_at, old.payment_id)) then
    raise exception 'what order % is about never changes', old.order_id
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
create trigger orders_guarded before update on orders
  for each row execute function guard_order();
comment on trigger orders_guarded on orders is
  'An order takes its steps in order, is paid by its own payment, and never changes what it is about.';
create trigger orders_no_delete before delete on orders
  for each row execute function reject_change();
comment on trigger orders_no_delete on orders is 'An order is never deleted.';
create trigger orders_no_truncate before truncate on orders
  for each statement execute function reject_change();
comment on trigger orders_no_truncate on orders is 'Orders cannot be emptied.';

-- A payment that is voided is money that the academy does not have, and what is refunded goes back:
-- its order follows it, whoever does it. `refunded` is a column from the migration of refunds on.
create function follow_payment() returns trigger language plpgsql as $$
begin
  if new.voided_at is not null or new.refunded >= new.amount then
    update orders set status = 'refunded', version = version + 1
    where payment_id = new.payment_id and status in ('paid', 'partly_refunded');
  elsif new.refunded > 0 then
    update orders set status = 'partly_refunded', version = version + 1
    where payment_id = new.payment_id and status = 'paid';
  end if;
  return null;
end $$;
create trigger payments_close_order after update on payments
  for each row execute function follow_payment();
comment on trigger payments_close_order on payments is
  'The order of a payment that is voided or refunded counts as refunded, in full or in part.';
