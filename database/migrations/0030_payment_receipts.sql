-- Every payment has a receipt and every refund a credit note. The database issues them in the
-- transaction of the payment, whichever command writes it, so that none is forgotten and numbers
-- run without gaps: one that is rolled back gives its number back.

-- What the law wants on a receipt; the academy's own name and address stand in where it is empty.
alter table site_settings
  add column legal_name text not null default '',
  add column legal_name_zh text not null default '',
  add column legal_address text not null default '',
  add column legal_address_zh text not null default '',
  add column registration_number text not null default '',
  add column tax_number text not null default '';

create table receipt_counters (
  kind text constraint receipt_counters_pkey primary key
    constraint receipt_counters_kind check (kind in ('receipt', 'credit_note')),
  last_number integer not null constraint receipt_counters_number check (last_number >= 0)
);
comment on table receipt_counters is 'The last number of each kind of receipt that was issued.';
insert into receipt_counters (kind, last_number) values ('receipt', 0), ('credit_note', 0);

create function guard_receipt_counter() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.kind = old.kind and new.last_number = old.last_number + 1 then
    return new;
  end if;
  raise exception 'numbers of receipts go up by one'
    using errcode = 'restrict_violation', constraint = 'receipt_counters_guarded';
end $$;
create trigger receipt_counters_guarded before update or delete on receipt_counters
  for each row execute function guard_receipt_counter();
comment on trigger receipt_counters_guarded on receipt_counters is
  'Numbers of receipts go up by one, without gaps.';

create table payment_receipts (
  receipt_id integer generated always as identity constraint payment_receipts_pkey primary key,
  kind text not null constraint payment_receipts_kind check (kind in ('receipt', 'credit_note')),
  number integer not null,
  receipt_number text not null generated always as (
    case kind when 'receipt' then 'R-' else 'C-' end
      || lpad(number::text, greatest(6, length(number::text)), '0')) stored
    constraint payment_receipts_receipt_number_key unique,
  payment_id integer not null constraint payment_receipts_payment_fkey references payments,
  -- null: the receipt of the payment itself
  refund_id integer constraint payment_receipts_refund_key unique
    constraint payment_receipts_refund_fkey references payment_refunds,
  issued_on date not null,
  issued_at timestamptz not null,
  -- What is printed, as it was then: a course or an academy that is renamed changes no receipt.
  printed jsonb not null,
  constraint payment_receipts_number_key unique (kind, number),
  constraint payment_receipts_subject check ((kind = 'credit_note') = (refund_id is not null))
);
comment on table payment_receipts is
  'Receipts of payments and credit notes of refunds, with what is printed on them; never changed.';
create unique index payment_receipts_payment_key on payment_receipts (payment_id)
  where kind = 'receipt';
create index payment_receipts_payment_idx on payment_receipts (payment_id);

create function issue_receipt(of_payment integer, of_refund integer, at timestamptz)
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

-- Payments from before have receipts too, in the order in which they were recorded.
do $$
declare
  paid record;
begin
  for paid in select payment_id, created_at from payments order by created_at, payment_id loop
    perform issue_receipt(paid.payment_id, null, paid.created_at);
  end loop;
  for paid in select payment_id, refund_id, created_at from payment_refunds order by refund_id loop
    perform issue_receipt(paid.payment_id, paid.refund_id, paid.created_at);
  end loop;
end $$;

create trigger payment_receipts_append_only before update or delete on payment_receipts
  for each row execute function reject_change();
comment on trigger payment_receipts_append_only on payment_receipts is
  'A receipt that was issued is never changed or deleted.';
create trigger payment_receipts_no_truncate before truncate on payment_receipts
  for each statement execute function reject_change();
comment on trigger payment_receipts_no_truncate on payment_receipts is
  'Receipts cannot be emptied.';

create function issue_payment_receipt() returns trigger language plpgsql as $$
begin
  perform issue_receipt(new.payment_id, null, new.created_at);
  return null;
end $$;
create trigger payments_receipt after insert on payments
  for each row execute function issue_payment_receipt();
comment on trigger payments_receipt on payments is
  'A payment has its receipt in the same transaction.';

create function issue_refund_receipt() returns trigger language plpgsql as $$
begin
  perform issue_receipt(new.payment_id, new.refund_id, new.created_at);
  return null;
end $$;
create trigger payment_refunds_receipt after insert on payment_refunds
  for each row execute function issue_refund_receipt();
comment on trigger payment_refunds_receipt on payment_refunds is
  'A refund has its credit note in the same transaction.';
