-- Web push: the devices that somebody's notices are pushed to, and the choice of it for each kind.

create table push_subscriptions (
  subscription_id integer generated always as identity
    constraint push_subscriptions_pkey primary key,
  session_id integer not null constraint push_subscriptions_session_key unique
    constraint push_subscriptions_session_fkey references sessions on delete cascade,
  user_id integer not null
    constraint push_subscriptions_user_fkey references users on delete cascade,
  endpoint text not null constraint push_subscriptions_endpoint_key unique
    constraint push_subscriptions_endpoint
      check (endpoint ~ '^https://[!-~]+$' and length(endpoint) <= 2048),
  p256dh text not null
    constraint push_subscriptions_p256dh check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null constraint push_subscriptions_auth check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  created_at timestamptz not null,
  last_success_at timestamptz,
  failing_since timestamptz
);
comment on table push_subscriptions is
  'The devices on which somebody has turned push notifications on; each belongs to a login.';
comment on column push_subscriptions.session_id is
  'The login on that device: however it ends, nothing is pushed there any more.';
comment on column push_subscriptions.user_id is 'Whose device it is; the same as of the session.';
comment on column push_subscriptions.endpoint is
  'The address of the push service for this device; who moves on to another login keeps it.';
comment on column push_subscriptions.p256dh is
  'The public key of the browser, in base64url: nobody between can read what is pushed.';
comment on column push_subscriptions.auth is 'The secret of the browser that goes with it.';
comment on column push_subscriptions.last_success_at is
  'When the push service last took a push; null: not yet.';
comment on column push_subscriptions.failing_since is
  'Since when pushes have failed without one that was taken; null: the last one was.';
create index push_subscriptions_user_idx on push_subscriptions (user_id);

alter table notification_settings drop constraint notification_settings_channel;
alter table notification_settings add constraint notification_settings_channel
  check (channel in ('in_app', 'email', 'push'));
