-- Open pages of a person are told, with the commit, that their unread notices or sessions changed.

create function notify_person() returns trigger language plpgsql as $$
begin
  perform pg_notify('academy_people', coalesce(new.user_id, old.user_id)::text);
  return null;
end $$;
comment on function notify_person() is
  'Announces whose notices or sessions changed, on a channel of its own; what changed is then read.';

create trigger notifications_notify_insert after insert on notifications
  for each row when (new.in_list) execute function notify_person();
comment on trigger notifications_notify_insert on notifications is
  'The bell of an open page counts a notice without a reload.';

create trigger notifications_notify_read after update of read_at on notifications
  for each row when (new.in_list and old.read_at is distinct from new.read_at)
  execute function notify_person();
comment on trigger notifications_notify_read on notifications is
  'What is read in one window is counted no more in the others.';

create trigger sessions_notify_end after delete on sessions
  for each row execute function notify_person();
comment on trigger sessions_notify_end on sessions is
  'The stream of a session that was ended closes at once.';
