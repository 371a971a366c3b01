-- How the emails of somebody's notices arrive: each at once, or in a digest; and not in the night.

create table notice_deliveries (
  user_id integer not null constraint notice_deliveries_pkey primary key
    constraint notice_deliveries_user_fkey references users on delete cascade,
  frequency text not null
    constraint notice_deliveries_frequency check (frequency in ('at_once', 'daily', 'weekly')),
  quiet_from smallint
    constraint notice_deliveries_quiet_from check (quiet_from between 0 and 23),
  quiet_to smallint
    constraint notice_deliveries_quiet_to check (quiet_to between 0 and 23),
  digested_before timestamptz,
  updated_at timestamptz not null,
  constraint notice_deliveries_quiet
    check ((quiet_from is null) = (quiet_to is null) and quiet_from <> quiet_to)
);
comment on table notice_deliveries is
  'How the emails of somebody''s notices arrive; without a row each at once.';
comment on column notice_deliveries.user_id is 'Whose choice it is; it goes with them.';
comment on column notice_deliveries.frequency is 'At once, or in one email a day or a week.';
comment on column notice_deliveries.quiet_from is
  'The hour of the academy''s clock from which on no email of a notice is sent; null: any time is fine.';
comment on column notice_deliveries.quiet_to is 'The hour from which on they are sent again.';
comment on column notice_deliveries.digested_before is
  'The time of the last digest: what was told before it is in that one or an earlier one.';

alter table notifications add column awaits_digest boolean not null default false;
comment on column notifications.awaits_digest is
  'Whether it is to be sent in the next digest; the one that takes it makes this false.';

create index notifications_digest_idx on notifications (user_id, created_at) where awaits_digest;
