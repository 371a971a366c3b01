-- What people are told of: a row for each, written in the transaction of its cause, and what somebody
-- has chosen to be told of, and how.

create table notifications (
  notification_id integer generated always as identity constraint notifications_pkey primary key,
  user_id integer not null constraint notifications_user_fkey references users on delete cascade,
  kind text not null constraint notifications_kind check (kind ~ '^[a-z][a-z_]{0,49}$'),
  dedupe_key text not null
    constraint notifications_dedupe_key check (length(dedupe_key) between 1 and 100),
  params jsonb not null constraint notifications_params check (jsonb_typeof(params) = 'object'),
  link text not null
    constraint notifications_link check (link ~ '^/[a-z]' and length(link) <= 300),
  created_at timestamptz not null,
  read_at timestamptz,
  constraint notifications_cause_key unique (user_id, kind, dedupe_key),
  constraint notifications_read_later check (read_at >= created_at)
);
comment on table notifications is
  'Notices to people, each written in the transaction of its cause; forgotten by maintenance after a year.';
comment on column notifications.user_id is 'Whose notice it is; it goes with them.';
comment on column notifications.kind is 'A kind of domain/notice-kinds.ts, which has its texts.';
comment on column notifications.dedupe_key is 'Its cause: the same one is told once to each person.';
comment on column notifications.params is
  'Ids and figures; names are read with the notice, so that they are true by then.';
comment on column notifications.link is 'The page of the academy that it leads to.';
comment on column notifications.read_at is 'When its reader marked or opened it; null: unread.';

create index notifications_user_idx on notifications (user_id, notification_id desc);
create index notifications_unread_idx on notifications (user_id, notification_id desc)
  where read_at is null;
create index notifications_created_idx on notifications (created_at);

create table notification_settings (
  user_id integer not null constraint notification_settings_user_fkey references users on delete cascade,
  kind text not null constraint notification_settings_kind check (kind ~ '^[a-z][a-z_]{0,49}$'),
  channel text not null
    constraint notification_settings_channel check (channel in ('in_app', 'email')),
  is_on boolean not null,
  updated_at timestamptz not null,
  constraint notification_settings_pkey primary key (user_id, kind, channel)
);
comment on table notification_settings is
  'What people chose for a kind of notice and a channel; without a row the default of the kind holds.';
comment on column notification_settings.user_id is 'Whose choice it is; it goes with them.';
comment on column notification_settings.is_on is 'Whether notices of this kind arrive by this channel.';
