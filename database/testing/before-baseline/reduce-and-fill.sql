-- Makes academy.sql.gz of the demo academy: smaller, and with rows in every table.
-- How it is used: README.md beside it.

-- Lessons' search documents and rendered bodies are most of the size; four keep theirs.
set session_replication_role = replica;
update contents set search_document = '', rendered = null where content_id > 4;
update contents set content_data = content_data
    || jsonb_build_object('html', left(content_data ->> 'html', 200),
      'html_zh', left(content_data ->> 'html_zh', 100))
  where content_id > 4 and content_data ? 'html';
update courses set search_document = '' where course_id > 3;
update terms set search_document = '' where term_id > 10;
delete from seen_days where user_id > 30;
delete from active_days where user_id > 30;
set session_replication_role = origin;

-- What the demo academy leaves empty: links, devices, sessions, and work in progress.
insert into sessions (user_id, token_hash, remember_me, user_agent, cookie_key, cookie_hash, expires_at)
  select user_id, sha256(convert_to('session ' || user_id, 'UTF8')), user_id % 2 = 0, 'Firefox',
    sha256(convert_to('key ' || user_id, 'UTF8')), sha256(convert_to('cookie ' || user_id, 'UTF8')),
    now() + interval '10 days'
  from users where user_id <= 5;
insert into password_resets (token_hash, user_id, expires_at)
  values (sha256('reset 1'), 4, now() + interval '1 hour'), (sha256('reset 2'), null, now());
insert into email_verifications (token_hash, user_id, email, expires_at)
  select sha256('verification'), user_id, email, now() + interval '1 day' from users where user_id = 6;
insert into known_devices (user_id, token_hash, created_at, last_used_at, expires_at)
  values (3, sha256('device'), now() - interval '2 days', now(), now() + interval '180 days');
insert into login_counters (kind, key_hash, attempts, pending, failures, ends_at)
  values ('account', sha256('key'), 3, 1, 2, now() + interval '15 minutes');
insert into welcome_emails (user_id, origin) values (7, 'https://academy.example.com');
insert into idempotency_keys (user_id, key, call, request_hash, answer)
  values (5, 'a key', 'redeemReward', 'hash', '{"status": 200}');
insert into content_versions (content_id, version, saved_at, actor_user_id, actor_name, state)
  select content_id, version, updated_at, 1, 'Admin', content_data from contents where content_id <= 3;
insert into drafts (user_id, entity, key, body, based_on_version, saved_at)
  values (1, 'content', '2', '{"title": "草稿"}', 1, now()), (1, 'content', 'new:1', '{}', null, now());
insert into files (key, kind, mime, bytes, original_name, owner_user_id, purpose, state, width, height)
  values ('media/0a/0a000000-0000-4000-8000-000000000000.png', 'image', 'image/png', 1000, '图.png',
    1, 'media', 'kept', 20, 10);
insert into media_uploads (owner_user_id, folder, original_name, bytes, received_bytes, kinds)
  values (1, 'folder', 'film.mp4', 5000, 1000, array['video']);
update activities set image = '/uploads/0a000000-0000-4000-8000-000000000000.png'
  where activity_id = (select min(activity_id) from activities);
