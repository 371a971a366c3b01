-- The cookie of a session holds a value of its own: who reads it cannot use it as the token, and
-- scripts, which hold the token, cannot compute it. It is made of the token and this key, so that
-- a lost cookie comes back as the same value in however many tabs ask at once.
alter table sessions add column cookie_key bytea, add column cookie_hash bytea;
update sessions
  set cookie_key = decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');
alter table sessions
  alter column cookie_key set not null,
  add constraint sessions_cookie_key_length check (length(cookie_key) >= 32),
  add constraint sessions_cookie_hash_key unique (cookie_hash);
comment on column sessions.cookie_key is 'Random; with the token it makes the value of the cookie.';
comment on column sessions.cookie_hash is
  'Hash of the value of the cookie; null: none was set since the session began.';

-- No session outlives 90 days, however often it is used.
update sessions set expires_at = least(expires_at, created_at + interval '2160 hours');
alter table sessions add constraint sessions_absolute_life
  check (expires_at <= created_at + interval '2160 hours');
