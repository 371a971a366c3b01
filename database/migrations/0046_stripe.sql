-- Payments through Stripe: the page on which an order is paid, what became a payment or a refund of
-- ours, and which events were applied. Cards, names and addresses of payers stay with Stripe.

create table stripe_checkouts (
  order_id integer not null constraint stripe_checkouts_pkey primary key
    constraint stripe_checkouts_order_fkey references orders,
  session_id text not null constraint stripe_checkouts_session_key unique
    constraint stripe_checkouts_session check (length(session_id) between 1 and 255),
  url text not null constraint stripe_checkouts_url
    check (url ~ '^https?://' and length(url) <= 5000),
  attempt integer not null default 1 constraint stripe_checkouts_attempt check (attempt > 0),
  state text not null default 'open'
    constraint stripe_checkouts_state check (state in ('open', 'settling', 'ended')),
  expires_at timestamptz not null,
  created_at timestamptz not null
);
comment on table stripe_checkouts is 'The page of Stripe on which an order is paid, the latest of each.';
comment on column stripe_checkouts.order_id is 'What is paid there.';
comment on column stripe_checkouts.session_id is 'The name that Stripe gave it.';
comment on column stripe_checkouts.url is 'Where the learner pays.';
comment on column stripe_checkouts.attempt is
  'The how manieth page of its order: a new one after one that ended without a payment.';
comment on column stripe_checkouts.state is
  'open: it can be paid; settling: the learner has paid, and their bank takes its time; ended.';
comment on column stripe_checkouts.expires_at is 'Until when it can be paid.';
comment on column stripe_checkouts.created_at is 'When it was made.';

create table stripe_payments (
  payment_id integer not null constraint stripe_payments_pkey primary key
    constraint stripe_payments_payment_fkey references payments,
  payment_intent text not null constraint stripe_payments_intent_key unique
    constraint stripe_payments_intent check (length(payment_intent) between 1 and 255)
);
comment on table stripe_payments is 'Which payment of Stripe became which of ours, each once; kept with it.';
comment on column stripe_payments.payment_id is 'The payment here.';
comment on column stripe_payments.payment_intent is 'The payment there, of which refunds are made.';
create trigger stripe_payments_append_only before update or delete on stripe_payments
  for each row execute function reject_change();
comment on trigger stripe_payments_append_only on stripe_payments is
  'A payment stays the one that it became of.';
create trigger stripe_payments_no_truncate before truncate on stripe_payments
  for each statement execute function reject_change();
comment on trigger stripe_payments_no_truncate on stripe_payments is
  'Where payments came from cannot be emptied.';

create table stripe_refunds (
  refund_id integer not null constraint stripe_refunds_pkey primary key
    constraint stripe_refunds_refund_fkey references payment_refunds,
  stripe_refund text constraint stripe_refunds_key unique
    constraint stripe_refunds_name check (length(stripe_refund) between 1 and 255),
  state text not null constraint stripe_refunds_state
    check (state in ('requested', 'pending', 'succeeded', 'failed')),
  updated_at timestamptz not null,
  constraint stripe_refunds_told check (stripe_refund is not null or state in ('requested', 'failed'))
);
comment on table stripe_refunds is 'What Stripe makes of a refund: each of theirs is one of ours.';
comment on column stripe_refunds.refund_id is 'The refund here.';
comment on column stripe_refunds.stripe_refund is 'The refund there; null: not made yet.';
comment on column stripe_refunds.state is
  'requested: a job of the queue asks Stripe for it; pending: on its way; succeeded; failed: the money has to be returned in another way.';
comment on column stripe_refunds.updated_at is 'Since when it is so.';

create table stripe_events (
  event_id text not null constraint stripe_events_pkey primary key
    constraint stripe_events_name check (length(event_id) between 1 and 255),
  type text not null constraint stripe_events_type check (length(type) between 1 and 100),
  payment_intent text
    constraint stripe_events_intent check (length(payment_intent) between 1 and 255),
  received_at timestamptz not null
);
comment on table stripe_events is
  'What Stripe told, each event once, written with its effect; deleted after 90 days by maintenance.';
comment on column stripe_events.event_id is 'The name that Stripe gave it: whatever comes again is known.';
comment on column stripe_events.type is 'What happened, in the words of Stripe.';
comment on column stripe_events.payment_intent is
  'The payment there that was refunded; it may become a payment here later.';
comment on column stripe_events.received_at is 'When it was applied.';
create index stripe_events_intent_idx on stripe_events (payment_intent)
  where payment_intent is not null;
create index stripe_events_received_idx on stripe_events (received_at);
