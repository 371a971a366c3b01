-- Disputes (chargebacks) of payments through Stripe: the payer's bank takes money back, and returns it
-- where the academy wins.

create table stripe_disputes (
  dispute_id integer generated always as identity constraint stripe_disputes_pkey primary key,
  stripe_dispute text not null constraint stripe_disputes_key unique
    constraint stripe_disputes_name check (length(stripe_dispute) between 1 and 255),
  payment_id integer not null constraint stripe_disputes_payment_fkey references stripe_payments,
  amount numeric(12, 2) not null constraint stripe_disputes_amount check (amount > 0),
  reason text not null constraint stripe_disputes_reason check (length(reason) <= 100),
  state text not null constraint stripe_disputes_state check
    (state in ('inquiry', 'needs_response', 'under_review', 'won', 'lost', 'closed')),
  due_at timestamptz,
  opened_at timestamptz not null,
  withdrawn_on date,
  returned_on date,
  access_decision text constraint stripe_disputes_access check (access_decision in ('ended', 'kept')),
  updated_at timestamptz not null,
  constraint stripe_disputes_returned check (returned_on is null or withdrawn_on is not null),
  constraint stripe_disputes_decided check (access_decision is null or state = 'lost')
);
comment on table stripe_disputes is
  'What payers have disputed with their bank, as Stripe has it; kept with the payment.';
comment on column stripe_disputes.dispute_id is 'Its number here.';
comment on column stripe_disputes.stripe_dispute is 'The name that Stripe gave it.';
comment on column stripe_disputes.payment_id is 'Whose money it is.';
comment on column stripe_disputes.amount is 'How much of it, in its currency.';
comment on column stripe_disputes.reason is 'Why, in a word of Stripe’s: fraudulent, duplicate …';
comment on column stripe_disputes.state is
  'inquiry: the bank asks, and has taken nothing; needs_response, under_review: the money is withdrawn; won: it is back; lost; closed: nothing was taken.';
comment on column stripe_disputes.due_at is 'Until when evidence can be sent at Stripe; null: it cannot.';
comment on column stripe_disputes.opened_at is 'When the payer disputed it.';
comment on column stripe_disputes.withdrawn_on is 'The academy’s day on which the money was withdrawn; null: it was not.';
comment on column stripe_disputes.returned_on is 'The academy’s day on which it came back; null: it has not.';
comment on column stripe_disputes.access_decision is
  'What an admin decided about the access after it was lost; null: nothing yet.';
comment on column stripe_disputes.updated_at is 'When Stripe was asked; what was read later holds.';
create index stripe_disputes_payment_idx on stripe_disputes (payment_id, dispute_id);
create index stripe_disputes_withdrawn_idx on stripe_disputes (withdrawn_on) where withdrawn_on is not null;

create trigger stripe_disputes_no_delete before delete on stripe_disputes
  for each row execute function reject_change();
comment on trigger stripe_disputes_no_delete on stripe_disputes is
  'What was disputed, and what came of it, is kept.';
create trigger stripe_disputes_no_truncate before truncate on stripe_disputes
  for each statement execute function reject_change();
comment on trigger stripe_disputes_no_truncate on stripe_disputes is
  'A row trigger does not see `truncate`.';
