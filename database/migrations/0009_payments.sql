-- Payments in money, which an admin records by hand.

create table payments (
  payment_id integer generated always as identity constraint payments_pkey primary key,
  -- null: a payer without an account
  user_id integer constraint payments_user_fkey references users,
  course_id integer constraint payments_course_fkey references courses,
  amount numeric(12, 2) not null constraint payments_amount check (amount > 0),
  currency text not null constraint payments_currency check (currency in ('USD', 'CNY')),
  -- A day of the academy: what people write on a receipt is a day, not a moment.
  paid_on date not null,
  method text not null constraint payments_method check (
    method in ('bank_transfer', 'card', 'wechat_pay', 'alipay', 'paynow', 'cash', 'other')),
  note text not null default '',
  recorded_by integer constraint payments_recorder_fkey references users,
  created_at timestamptz not null default now(),
  voided_at timestamptz,
  void_reason text not null default '',
  version integer not null default 1,
  constraint payments_void_reason check ((voided_at is null) = (void_reason = ''))
);
comment on table payments is
  'Payments that an admin recorded: voided once with a reason, never changed or deleted.';
create index payments_paid_on_idx on payments (paid_on desc, payment_id desc);
create index payments_created_at_idx on payments (created_at);
create index payments_user_idx on payments (user_id);
create index payments_course_idx on payments (course_id);
-- By amount, each currency by itself.
create index payments_amount_idx on payments (currency, amount desc, payment_id desc);

-- Money that was written down stays written down: a payment is voided with a reason, once, and
-- recorded again.
create function guard_payment() returns trigger language plpgsql as $$
begin
  if old.voided_at is null and new.voided_at is not null
    and (to_jsonb(new) - 'voided_at' - 'void_reason' - 'version')
      = (to_jsonb(old) - 'voided_at' - 'void_reason' - 'version') then
    return new;
  end if;
  raise exception 'a payment is voided once and never changed otherwise'
    using errcode = 'restrict_violation', constraint = 'payments_guarded';
end $$;
create trigger payments_guarded before update on payments
  for each row execute function guard_payment();
comment on trigger payments_guarded on payments is
  'A payment is voided once and never changed otherwise.';
create trigger payments_no_delete before delete on payments
  for each row execute function reject_change();
comment on trigger payments_no_delete on payments is 'A payment is never deleted.';
create trigger payments_no_truncate before truncate on payments
  for each statement execute function reject_change();
comment on trigger payments_no_truncate on payments is 'Payments cannot be emptied.';
