-- A notice may reach somebody by email alone: its row stays, so that the same cause is told once.

alter table notifications add column in_list boolean not null default true;
comment on column notifications.in_list is
  'Whether its reader sees it in their list; false: they chose emails alone.';

drop index notifications_unread_idx;
create index notifications_unread_idx on notifications (user_id, notification_id desc)
  where read_at is null and in_list;
