-- Generated from database/migrations by `npm run generate`. Do not edit.

-- The files of database/migrations that were applied, with the hash of their text.
create table schema_migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  is_required boolean not null default false,
  constraint schema_migrations_pkey PRIMARY KEY (name)
);

-- One row: how the academy presents itself, and its time zone.
create table site_settings (
  site_settings_id integer not null,
  name text not null,
  name_zh text not null,
  tagline text not null default ''::text,
  tagline_zh text not null default ''::text,
  address text not null default ''::text,
  address_zh text not null default ''::text,
  email text not null default ''::text,
  phone text not null default ''::text,
  announcement text not null default ''::text,
  announcement_zh text not null default ''::text,
  social_links jsonb not null default '[]'::jsonb,
  partners jsonb not null default '[]'::jsonb,
  time_zone text not null default 'Asia/Singapore'::text,
  holds_demo_data boolean not null default false,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  program_starts_on date default '2025-07-01'::date,
  program_ends_on date default '2025-12-01'::date,
  payment_methods jsonb not null default '[]'::jsonb,
  payee_name text not null default ''::text,
  paynow_proxy text not null default ''::text,
  duitnow_acquirer text not null default ''::text,
  duitnow_merchant text not null default ''::text,
  bank_details text not null default ''::text,
  bank_details_zh text not null default ''::text,
  legal_name text not null default ''::text,
  legal_name_zh text not null default ''::text,
  legal_address text not null default ''::text,
  legal_address_zh text not null default ''::text,
  registration_number text not null default ''::text,
  tax_number text not null default ''::text,
  second_factor_for text not null default 'none'::text,
  second_factor_chosen_at timestamp with time zone,
  second_factor_default_at timestamp with time zone,
  constraint site_settings_pkey PRIMARY KEY (site_settings_id),
  constraint site_settings_name CHECK (((name <> ''::text) OR (name_zh <> ''::text))),
  constraint site_settings_program CHECK ((((program_starts_on IS NULL) = (program_ends_on IS NULL)) AND (program_starts_on <= program_ends_on))),
  constraint site_settings_second_factor_for CHECK ((second_factor_for = ANY (ARRAY['none'::text, 'admins'::text, 'staff'::text]))),
  constraint site_settings_single CHECK ((site_settings_id = 1))
);
-- Notes in file_uses which files the row shows.
CREATE TRIGGER site_settings_file_uses AFTER INSERT OR DELETE OR UPDATE ON public.site_settings FOR EACH ROW EXECUTE FUNCTION note_file_uses('site_settings', 'site_settings_id');
-- Tells every process that what guests see has changed.
CREATE TRIGGER site_settings_notify_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.site_settings FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_change();

-- One random secret of 256 bits, shared by all processes: never logged and in no response.
create table server_secret (
  secret_id integer not null default 1,
  secret bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint server_secret_pkey PRIMARY KEY (secret_id),
  constraint server_secret_length CHECK ((octet_length(secret) = 32)),
  constraint server_secret_one CHECK ((secret_id = 1))
);

-- The place of each common Chinese character in the order of pinyin.
create table character_order (
  letter text not null,
  place integer not null,
  constraint character_order_pkey PRIMARY KEY (letter),
  constraint character_order_place_key UNIQUE (place)
);

-- Surnames that are read differently from the usual reading of their first character.
create table surname_order (
  surname text not null,
  beside text not null,
  constraint surname_order_beside_fkey FOREIGN KEY (beside) REFERENCES character_order(letter),
  constraint surname_order_pkey PRIMARY KEY (surname)
);

-- Learners, teachers and admins. A removed person is archived, without personal details.
create table users (
  user_id integer not null generated always as identity,
  email text not null,
  email_verified_at timestamp with time zone,
  password_hash text,
  name text not null,
  name_order text not null default ''::text,
  search_text text generated always as (lower(NORMALIZE(((name || ' '::text) || email), NFKC))) stored,
  avatar text,
  language_preference text not null default 'zh'::text,
  role text not null default 'student'::text,
  is_active boolean not null default true,
  created_at timestamp with time zone not null default now(),
  last_seen_at timestamp with time zone,
  archived_at timestamp with time zone,
  version integer not null default 1,
  delete_at timestamp with time zone,
  admin_role text,
  constraint users_pkey PRIMARY KEY (user_id),
  constraint users_admin_role CHECK ((admin_role = ANY (ARRAY['owner'::text, 'content'::text, 'support'::text, 'finance'::text]))),
  constraint users_admin_role_of_admins CHECK (((role = 'admin'::text) = (admin_role IS NOT NULL))),
  constraint users_email_length CHECK (((length(email) >= 3) AND (length(email) <= 254))),
  constraint users_language CHECK ((language_preference = ANY (ARRAY['zh'::text, 'en'::text]))),
  constraint users_name_length CHECK ((length(name) <= 80)),
  constraint users_name_no_address CHECK ((name !~* '://|www\.'::text)),
  constraint users_name_one_line CHECK ((name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]'::text)),
  constraint users_role CHECK ((role = ANY (ARRAY['student'::text, 'teacher'::text, 'admin'::text])))
);
CREATE INDEX users_created_at_idx ON public.users USING btree (created_at);
CREATE INDEX users_delete_at_idx ON public.users USING btree (delete_at) WHERE (delete_at IS NOT NULL);
CREATE INDEX users_inactive_idx ON public.users USING btree (created_at DESC) WHERE ((NOT is_active) AND (archived_at IS NULL));
CREATE INDEX users_last_seen_at_idx ON public.users USING btree (last_seen_at);
CREATE INDEX users_name_idx ON public.users USING btree (name_order, user_id) WHERE (archived_at IS NULL);
CREATE INDEX users_newest_idx ON public.users USING btree (created_at DESC, user_id DESC) WHERE (archived_at IS NULL);
CREATE INDEX users_removed_idx ON public.users USING btree (archived_at DESC) WHERE (archived_at IS NOT NULL);
CREATE INDEX users_seen_idx ON public.users USING btree (last_seen_at DESC NULLS LAST, user_id DESC) WHERE (archived_at IS NULL);
CREATE INDEX users_staff_idx ON public.users USING btree (role, created_at DESC) WHERE ((role <> 'student'::text) AND (archived_at IS NULL));
CREATE UNIQUE INDEX users_email_key ON public.users USING btree (lower(email));
-- A new address is unverified, whichever command changes it.
CREATE TRIGGER users_email_proof BEFORE UPDATE OF email ON public.users FOR EACH ROW WHEN ((new.email IS DISTINCT FROM old.email)) EXECUTE FUNCTION forget_proof_of_old_email();
-- An admin has an admin role, that of an owner where none is named; nobody else has one.
CREATE TRIGGER users_admin_role BEFORE INSERT OR UPDATE OF role, admin_role ON public.users FOR EACH ROW EXECUTE FUNCTION keep_admin_role();
-- Forgets daily_figures that change.
CREATE TRIGGER users_forget_days_delete AFTER DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION forget_daily_figures('created_at');
-- Forgets daily_figures that change.
CREATE TRIGGER users_forget_days_update AFTER UPDATE OF created_at ON public.users FOR EACH ROW WHEN ((old.created_at <> new.created_at)) EXECUTE FUNCTION forget_daily_figures('created_at');
-- Forgets the daily_figures of a late row.
CREATE TRIGGER users_forget_days_insert AFTER INSERT ON public.users FOR EACH ROW WHEN ((new.created_at < (now() - '00:30:00'::interval))) EXECUTE FUNCTION forget_daily_figures('created_at');
-- The former picture is no longer served once the person shows another one, or none.
CREATE TRIGGER users_release_avatar AFTER UPDATE OF avatar ON public.users FOR EACH ROW WHEN (((old.avatar IS NOT NULL) AND (old.avatar IS DISTINCT FROM new.avatar))) EXECUTE FUNCTION release_former_avatar();
-- The last active owner can be neither removed, deactivated nor demoted.
CREATE TRIGGER users_last_admin AFTER DELETE OR UPDATE OF role, admin_role, is_active, archived_at ON public.users FOR EACH ROW EXECUTE FUNCTION keep_one_active_admin();
-- Writes name_order, so that no command that writes a name can forget it.
CREATE TRIGGER users_name_order BEFORE INSERT OR UPDATE OF name ON public.users FOR EACH ROW EXECUTE FUNCTION note_name_order();
-- Writes seen_days wherever last_seen_at moves to another academy day.
CREATE TRIGGER users_seen_day AFTER INSERT OR UPDATE OF last_seen_at ON public.users FOR EACH ROW WHEN ((new.last_seen_at IS NOT NULL)) EXECUTE FUNCTION note_seen_day();

-- Who is logged in, in which browser; tokens are stored as hashes only.
create table sessions (
  session_id integer not null generated always as identity,
  user_id integer not null,
  token_hash bytea not null,
  cookie_key bytea not null,
  cookie_hash bytea,
  remember_me boolean not null default false,
  user_agent text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  proved_at timestamp with time zone,
  constraint sessions_cookie_hash_key UNIQUE (cookie_hash),
  constraint sessions_pkey PRIMARY KEY (session_id),
  constraint sessions_token_hash_key UNIQUE (token_hash),
  constraint sessions_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint sessions_absolute_life CHECK ((expires_at <= (created_at + '2160:00:00'::interval))),
  constraint sessions_cookie_key_length CHECK ((length(cookie_key) >= 32)),
  constraint sessions_proved_order CHECK ((created_at <= proved_at))
);
CREATE INDEX sessions_expires_at_idx ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user_idx ON public.sessions USING btree (user_id);
-- The stream of a session that was ended closes at once.
CREATE TRIGGER sessions_notify_end AFTER DELETE ON public.sessions FOR EACH ROW EXECUTE FUNCTION notify_person();

-- Links mailed to set a password: used once, and only the hash of their token is stored.
create table password_resets (
  token_hash bytea not null,
  user_id integer,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint password_resets_pkey PRIMARY KEY (token_hash),
  constraint password_resets_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX password_resets_user_idx ON public.password_resets USING btree (user_id);

-- Links mailed to prove an address: used once, and only the hash of their token is stored.
create table email_verifications (
  token_hash bytea not null,
  user_id integer not null,
  email text not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint email_verifications_pkey PRIMARY KEY (token_hash),
  constraint email_verifications_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint email_verifications_life CHECK ((expires_at > created_at))
);
CREATE INDEX email_verifications_expires_at_idx ON public.email_verifications USING btree (expires_at);
CREATE INDEX email_verifications_user_idx ON public.email_verifications USING btree (user_id, created_at);

-- Attempts in a window of time that has a limit; what is counted is stored as a hash only.
create table login_counters (
  kind text not null,
  key_hash bytea not null,
  attempts integer not null,
  pending integer not null,
  failures integer not null,
  ends_at timestamp with time zone not null,
  constraint login_counters_pkey PRIMARY KEY (kind, key_hash),
  constraint login_counters_attempts CHECK ((attempts >= 0)),
  constraint login_counters_failures CHECK ((failures >= 0)),
  constraint login_counters_kind CHECK ((kind = ANY (ARRAY['account'::text, 'device'::text, 'address'::text, 'reset_email'::text, 'factor'::text, 'taken_address'::text, 'address_notice'::text]))),
  constraint login_counters_pending CHECK ((pending >= 0))
);
CREATE INDEX login_counters_ends_at_idx ON public.login_counters USING btree (ends_at);

-- Browsers in which a person has logged in; their attempts are counted apart from strangers'.
create table known_devices (
  user_id integer not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint known_devices_pkey PRIMARY KEY (user_id, token_hash),
  constraint known_devices_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint known_devices_order CHECK (((created_at <= last_used_at) AND (last_used_at < expires_at)))
);
CREATE INDEX known_devices_expires_at_idx ON public.known_devices USING btree (expires_at);
CREATE INDEX known_devices_token_idx ON public.known_devices USING btree (token_hash);

-- Codes to register with: the academy's own, and one of each learner (owner_user_id).
create table invitation_codes (
  invitation_code_id integer not null generated always as identity,
  code text not null,
  note text not null default ''::text,
  owner_user_id integer,
  max_uses integer,
  used_count integer not null default 0,
  expires_at timestamp with time zone,
  is_active boolean not null default true,
  search_text text generated always as (lower(NORMALIZE(((code || '
'::text) || note), NFKC))) stored,
  created_at timestamp with time zone not null default now(),
  archived_at timestamp with time zone,
  version integer not null default 1,
  group_id integer,
  constraint invitation_codes_code_key UNIQUE (code),
  constraint invitation_codes_group_fkey FOREIGN KEY (group_id) REFERENCES learner_groups(group_id),
  constraint invitation_codes_owner_fkey FOREIGN KEY (owner_user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint invitation_codes_owner_key UNIQUE (owner_user_id),
  constraint invitation_codes_pkey PRIMARY KEY (invitation_code_id),
  constraint invitation_codes_form CHECK (((code = upper(code)) AND ((length(code) >= 4) AND (length(code) <= 64)))),
  constraint invitation_codes_max_uses CHECK ((max_uses >= 1)),
  constraint invitation_codes_used_count CHECK (((used_count >= 0) AND ((max_uses IS NULL) OR (used_count <= max_uses))))
);
CREATE INDEX invitation_codes_academy_idx ON public.invitation_codes USING btree (created_at DESC, invitation_code_id DESC) WHERE ((owner_user_id IS NULL) AND (archived_at IS NULL));
CREATE INDEX invitation_codes_ending_idx ON public.invitation_codes USING btree (expires_at, invitation_code_id) WHERE (archived_at IS NULL);
CREATE INDEX invitation_codes_group_idx ON public.invitation_codes USING btree (group_id);
CREATE INDEX invitation_codes_newest_idx ON public.invitation_codes USING btree (created_at DESC, invitation_code_id DESC) WHERE (archived_at IS NULL);
CREATE INDEX invitation_codes_used_idx ON public.invitation_codes USING btree (used_count DESC, invitation_code_id DESC) WHERE (archived_at IS NULL);

-- Who registered with which invitation code.
create table invitation_uses (
  user_id integer not null,
  invitation_code_id integer not null,
  used_at timestamp with time zone not null default now(),
  constraint invitation_uses_code_fkey FOREIGN KEY (invitation_code_id) REFERENCES invitation_codes(invitation_code_id),
  constraint invitation_uses_pkey PRIMARY KEY (user_id),
  constraint invitation_uses_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX invitation_uses_latest_idx ON public.invitation_uses USING btree (invitation_code_id, used_at DESC, user_id DESC);
-- Who registers with a code of a group is in the group, in the same transaction.
CREATE TRIGGER invitation_uses_join AFTER INSERT ON public.invitation_uses FOR EACH ROW EXECUTE FUNCTION join_invited_group();

-- Academy days on which a person logged in, registered or did something that was recorded.
create table active_days (
  user_id integer not null,
  day date not null,
  constraint active_days_pkey PRIMARY KEY (user_id, day),
  constraint active_days_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX active_days_day_idx ON public.active_days USING btree (day);

-- Academy days on which a person was seen, one row each; written by a trigger of users.
create table seen_days (
  day date not null,
  user_id integer not null,
  constraint seen_days_pkey PRIMARY KEY (day, user_id),
  constraint seen_days_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX seen_days_user_day_idx ON public.seen_days USING btree (user_id, day);
-- Forgets daily_figures that change.
CREATE TRIGGER seen_days_forget_days AFTER INSERT OR DELETE OR UPDATE ON public.seen_days FOR EACH ROW EXECUTE FUNCTION forget_daily_visitors();

-- Requests that were sent with an Idempotency-Key, with their response; forgotten after a week.
create table idempotency_keys (
  user_id integer not null,
  key text not null,
  call text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamp with time zone not null default now(),
  constraint idempotency_keys_pkey PRIMARY KEY (user_id, key),
  constraint idempotency_keys_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);

-- Every write of an admin or teacher: who changed what, when, from what to what. Append-only.
create table audit_log (
  audit_id integer not null generated always as identity,
  at timestamp with time zone not null default now(),
  actor_user_id integer,
  actor_name text not null,
  action text not null,
  entity text not null,
  entity_id text not null,
  before jsonb,
  after jsonb,
  search_text text not null generated always as (lower(((((((((((((((actor_name || ' '::text) || entity_id) || ' '::text) || COALESCE((after ->> 'title'::text), (before ->> 'title'::text), ''::text)) || ' '::text) || COALESCE((after ->> 'title_zh'::text), (before ->> 'title_zh'::text), ''::text)) || ' '::text) || COALESCE((after ->> 'name'::text), (before ->> 'name'::text), ''::text)) || ' '::text) || COALESCE((after ->> 'name_zh'::text), (before ->> 'name_zh'::text), ''::text)) || ' '::text) || COALESCE((after ->> 'email'::text), (before ->> 'email'::text), ''::text)) || ' '::text) || COALESCE((after ->> 'code'::text), (before ->> 'code'::text), ''::text)))) stored,
  constraint audit_log_actor_fkey FOREIGN KEY (actor_user_id) REFERENCES users(user_id),
  constraint audit_log_pkey PRIMARY KEY (audit_id)
);
CREATE INDEX audit_log_action_idx ON public.audit_log USING btree (action, at DESC, audit_id DESC);
CREATE INDEX audit_log_actor_idx ON public.audit_log USING btree (actor_user_id, at DESC, audit_id DESC);
CREATE INDEX audit_log_at_idx ON public.audit_log USING btree (at DESC, audit_id DESC);
CREATE INDEX audit_log_entity_at_idx ON public.audit_log USING btree (entity, at DESC, audit_id DESC);
CREATE INDEX audit_log_entity_idx ON public.audit_log USING btree (entity, entity_id, audit_id DESC);
-- Lines are neither changed nor deleted: erase_person_from_audit() and erase_addresses_from_audit() blank persons and addresses, forget_audit() ends lines of years ago.
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION keep_audit();
-- The audit cannot be emptied.
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION reject_change();

-- What somebody has typed into a form: theirs alone, until they save or discard it.
create table drafts (
  user_id integer not null,
  entity text not null,
  key text not null,
  name text not null generated always as ((((((user_id)::text || ':'::text) || entity) || ':'::text) || key)) stored,
  body jsonb not null,
  based_on_version integer,
  saved_at timestamp with time zone not null,
  constraint drafts_pkey PRIMARY KEY (user_id, entity, key),
  constraint drafts_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX drafts_saved_idx ON public.drafts USING btree (user_id, saved_at DESC);
-- Notes in file_uses which files the draft shows.
CREATE TRIGGER drafts_file_uses AFTER INSERT OR DELETE OR UPDATE ON public.drafts FOR EACH ROW EXECUTE FUNCTION note_file_uses('draft', 'name');

-- Uploaded files; their bytes are in the file store under `key`.
create table files (
  file_id integer not null generated always as identity,
  key text not null,
  kind text not null,
  mime text not null,
  bytes integer not null,
  width integer,
  height integer,
  original_name text not null,
  owner_user_id integer,
  purpose text not null,
  state text not null default 'arriving'::text,
  created_at timestamp with time zone not null default now(),
  unused_since timestamp with time zone,
  seconds integer,
  sha256 text,
  constraint files_key_key UNIQUE (key),
  constraint files_owner_fkey FOREIGN KEY (owner_user_id) REFERENCES users(user_id) ON DELETE SET NULL,
  constraint files_pkey PRIMARY KEY (file_id),
  constraint files_bytes CHECK ((bytes > 0)),
  constraint files_height CHECK ((height > 0)),
  constraint files_kind CHECK ((kind = ANY (ARRAY['image'::text, 'audio'::text, 'video'::text, 'pdf'::text, 'document'::text, 'captions'::text]))),
  constraint files_purpose CHECK ((purpose = ANY (ARRAY['assignment'::text, 'avatar'::text, 'media'::text, 'receipt'::text]))),
  constraint files_seconds CHECK ((seconds >= 0)),
  constraint files_sha256 CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint files_state CHECK ((state = ANY (ARRAY['arriving'::text, 'kept'::text, 'leaving'::text]))),
  constraint files_width CHECK ((width > 0))
);
CREATE INDEX files_media_idx ON public.files USING btree (created_at DESC, file_id DESC) WHERE ((purpose = 'media'::text) AND (state = 'kept'::text));
CREATE INDEX files_media_largest_idx ON public.files USING btree (bytes DESC, file_id DESC) WHERE ((purpose = 'media'::text) AND (state = 'kept'::text));
CREATE INDEX files_media_name_idx ON public.files USING btree (original_name, file_id) WHERE ((purpose = 'media'::text) AND (state = 'kept'::text));
CREATE INDEX files_media_owner_idx ON public.files USING btree (owner_user_id, created_at DESC, file_id DESC) WHERE ((purpose = 'media'::text) AND (state = 'kept'::text));
CREATE INDEX files_owner_idx ON public.files USING btree (owner_user_id);
CREATE INDEX files_unmeasured_idx ON public.files USING btree (file_id) WHERE ((seconds IS NULL) AND (purpose = 'media'::text) AND (kind = ANY (ARRAY['audio'::text, 'video'::text])));
CREATE INDEX files_unsettled_idx ON public.files USING btree (created_at) WHERE (state <> 'kept'::text);
CREATE INDEX files_unused_idx ON public.files USING btree (unused_since) WHERE (unused_since IS NOT NULL);

-- Files that arrive in chunks, and finished ones for a day.
create table media_uploads (
  upload_id integer not null generated always as identity,
  owner_user_id integer not null,
  folder text not null,
  original_name text not null,
  kinds text[],
  bytes integer not null,
  received_bytes integer not null default 0,
  file_id integer,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint media_uploads_file_fkey FOREIGN KEY (file_id) REFERENCES files(file_id) ON DELETE CASCADE,
  constraint media_uploads_folder_key UNIQUE (folder),
  constraint media_uploads_owner_fkey FOREIGN KEY (owner_user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint media_uploads_pkey PRIMARY KEY (upload_id),
  constraint media_uploads_bytes CHECK ((bytes > 0)),
  constraint media_uploads_kinds CHECK (((kinds <@ ARRAY['image'::text, 'video'::text, 'audio'::text, 'pdf'::text, 'captions'::text]) AND (kinds <> '{}'::text[]))),
  constraint media_uploads_received CHECK (((received_bytes >= 0) AND (received_bytes <= bytes)))
);
CREATE INDEX media_uploads_file_idx ON public.media_uploads USING btree (file_id);
CREATE INDEX media_uploads_owner_idx ON public.media_uploads USING btree (owner_user_id);
CREATE INDEX media_uploads_updated_idx ON public.media_uploads USING btree (updated_at);

-- Which record, draft or older version shows which uploaded file; written by triggers.
create table file_uses (
  file_id integer not null,
  entity text not null,
  entity_id text not null,
  constraint file_uses_file_fkey FOREIGN KEY (file_id) REFERENCES files(file_id) ON DELETE CASCADE,
  constraint file_uses_pkey PRIMARY KEY (file_id, entity, entity_id)
);
CREATE INDEX file_uses_entity_idx ON public.file_uses USING btree (entity, entity_id);
-- A file that is shown again is not removed, even where its removal had begun.
CREATE TRIGGER file_uses_keep_media AFTER INSERT ON public.file_uses FOR EACH ROW EXECUTE FUNCTION keep_media_in_use();

-- Public profiles of teachers; user_id is the account that teaches as one, where there is one.
create table teachers (
  teacher_id integer not null generated always as identity,
  user_id integer,
  name text not null default ''::text,
  name_zh text not null default ''::text,
  bio text not null default ''::text,
  bio_zh text not null default ''::text,
  specialization text not null default ''::text,
  specialization_zh text not null default ''::text,
  profile_image text,
  is_assistant boolean not null default false,
  experience_years integer not null default 0,
  created_at timestamp with time zone not null default now(),
  archived_at timestamp with time zone,
  search_document tsvector not null default ''::tsvector,
  version integer not null default 1,
  name_order text not null default ''::text,
  constraint teachers_pkey PRIMARY KEY (teacher_id),
  constraint teachers_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE SET NULL,
  constraint teachers_user_key UNIQUE (user_id),
  constraint teachers_experience CHECK (((experience_years >= 0) AND (experience_years <= 80))),
  constraint teachers_named CHECK (((name <> ''::text) OR (name_zh <> ''::text)))
);
CREATE INDEX teachers_newest_idx ON public.teachers USING btree (created_at DESC, teacher_id DESC);
CREATE INDEX teachers_search_idx ON public.teachers USING gin (search_document) WITH (fastupdate=off);
CREATE INDEX teachers_title_search_idx ON public.teachers USING gin (ts_filter(search_document, '{a}'::"char"[])) WITH (fastupdate=off);
-- Keeps the name_order of teachers.
CREATE TRIGGER teachers_name_order BEFORE INSERT OR UPDATE OF name, name_zh ON public.teachers FOR EACH ROW EXECUTE FUNCTION order_teacher();
-- Notes in file_uses which files the row shows.
CREATE TRIGGER teachers_file_uses AFTER INSERT OR DELETE OR UPDATE ON public.teachers FOR EACH ROW EXECUTE FUNCTION note_file_uses('teacher', 'teacher_id');
-- Tells every process that what guests see has changed.
CREATE TRIGGER teachers_notify_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.teachers FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_change();

-- Courses, in both languages, with what they cost and pay.
create table courses (
  course_id integer not null generated always as identity,
  teacher_id integer,
  origin_course_id integer,
  title text not null default ''::text,
  title_zh text not null default ''::text,
  short_description text not null default ''::text,
  short_description_zh text not null default ''::text,
  description text not null default ''::text,
  description_zh text not null default ''::text,
  texts_changed_at timestamp with time zone not null default now(),
  texts_zh_changed_at timestamp with time zone not null default now(),
  thumbnail text,
  difficulty_level text not null default 'beginner'::text,
  points_reward integer not null default 0,
  points_required integer not null default 0,
  price_usd numeric(12,2) not null default 0,
  price_cny numeric(12,2) not null default 0,
  is_featured boolean not null default false,
  status text not null default 'draft'::text,
  published_at timestamp with time zone,
  search_document tsvector not null default ''::tsvector,
  search_text text generated always as (lower(NORMALIZE(((title || '
'::text) || title_zh), NFKC))) stored,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  archived_at timestamp with time zone,
  version integer not null default 1,
  price_sgd numeric(12,2) not null default 0,
  price_myr numeric(12,2) not null default 0,
  constraint courses_origin_fkey FOREIGN KEY (origin_course_id) REFERENCES courses(course_id) ON DELETE SET NULL,
  constraint courses_pkey PRIMARY KEY (course_id),
  constraint courses_teacher_fkey FOREIGN KEY (teacher_id) REFERENCES teachers(teacher_id),
  constraint courses_level CHECK ((difficulty_level = ANY (ARRAY['beginner'::text, 'intermediate'::text, 'advanced'::text]))),
  constraint courses_points_required CHECK (((points_required >= 0) AND (points_required <= 100000000))),
  constraint courses_points_reward CHECK (((points_reward >= 0) AND (points_reward <= 1000000))),
  constraint courses_price_cny CHECK ((price_cny >= (0)::numeric)),
  constraint courses_price_myr CHECK ((price_myr >= (0)::numeric)),
  constraint courses_price_sgd CHECK ((price_sgd >= (0)::numeric)),
  constraint courses_price_usd CHECK ((price_usd >= (0)::numeric)),
  constraint courses_status CHECK ((status = ANY (ARRAY['draft'::text, 'active'::text, 'inactive'::text]))),
  constraint courses_titled CHECK (((title <> ''::text) OR (title_zh <> ''::text)))
);
CREATE INDEX courses_archived_idx ON public.courses USING btree (created_at DESC, course_id DESC) WHERE (archived_at IS NOT NULL);
CREATE INDEX courses_listed_idx ON public.courses USING btree (created_at DESC) WHERE ((status = 'active'::text) AND (archived_at IS NULL));
CREATE INDEX courses_listed_teacher_idx ON public.courses USING btree (teacher_id) WHERE ((status = 'active'::text) AND (archived_at IS NULL));
CREATE INDEX courses_missing_en_idx ON public.courses USING btree (created_at DESC, course_id DESC) WHERE ((archived_at IS NULL) AND (((title = ''::text) AND (title_zh <> ''::text)) OR ((short_description = ''::text) AND (short_description_zh <> ''::text)) OR ((description = ''::text) AND (description_zh <> ''::text))));
CREATE INDEX courses_missing_zh_idx ON public.courses USING btree (created_at DESC, course_id DESC) WHERE ((archived_at IS NULL) AND (((title_zh = ''::text) AND (title <> ''::text)) OR ((short_description_zh = ''::text) AND (short_description <> ''::text)) OR ((description_zh = ''::text) AND (description <> ''::text))));
CREATE INDEX courses_named_idx ON public.courses USING gin (ts_filter(search_document, '{a,b,d}'::"char"[])) WITH (fastupdate=off);
CREATE INDEX courses_newest_idx ON public.courses USING btree (created_at DESC, course_id DESC) INCLUDE (status, difficulty_level, teacher_id) WHERE (archived_at IS NULL);
CREATE INDEX courses_one_sided_idx ON public.courses USING btree (course_id) WHERE ((archived_at IS NULL) AND (((title = ''::text) <> (title_zh = ''::text)) OR ((short_description = ''::text) <> (short_description_zh = ''::text)) OR ((description = ''::text) <> (description_zh = ''::text))));
CREATE INDEX courses_origin_idx ON public.courses USING btree (origin_course_id) WHERE (origin_course_id IS NOT NULL);
CREATE INDEX courses_outdated_idx ON public.courses USING btree (created_at DESC, course_id DESC) WHERE ((archived_at IS NULL) AND (texts_changed_at <> texts_zh_changed_at));
CREATE INDEX courses_search_idx ON public.courses USING gin (search_document) WITH (fastupdate=off);
CREATE INDEX courses_teacher_idx ON public.courses USING btree (teacher_id);
CREATE INDEX courses_title_idx ON public.courses USING btree (lower(COALESCE(NULLIF(title, ''::text), title_zh)), course_id) INCLUDE (title, title_zh, status, difficulty_level, teacher_id) WHERE (archived_at IS NULL);
CREATE INDEX courses_title_search_idx ON public.courses USING gin (ts_filter(search_document, '{a}'::"char"[])) WITH (fastupdate=off);
CREATE INDEX courses_title_zh_idx ON public.courses USING btree (lower(COALESCE(NULLIF(title_zh, ''::text), title)), course_id) INCLUDE (title, title_zh, status, difficulty_level, teacher_id) WHERE (archived_at IS NULL);
CREATE INDEX courses_updated_idx ON public.courses USING btree (updated_at DESC, course_id DESC) INCLUDE (status, difficulty_level, teacher_id) WHERE (archived_at IS NULL);
-- Gives each course its row in course_ranks.
CREATE TRIGGER courses_rank_added AFTER INSERT OR UPDATE OF created_at ON public.courses FOR EACH ROW EXECUTE FUNCTION add_course_rank();
-- Notes in file_uses which files the row shows.
CREATE TRIGGER courses_file_uses AFTER INSERT OR DELETE OR UPDATE ON public.courses FOR EACH ROW EXECUTE FUNCTION note_file_uses('course', 'course_id');
-- Tells every process that what guests see has changed.
CREATE TRIGGER courses_notify_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.courses FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_change();
-- Writes published_at when the status first leaves draft, and never changes it again.
CREATE TRIGGER courses_publishing BEFORE INSERT OR UPDATE ON public.courses FOR EACH ROW EXECUTE FUNCTION note_publishing();

-- Lessons of courses; content_data is the body, by type.
create table contents (
  content_id integer not null generated always as identity,
  course_id integer not null,
  origin_content_id integer,
  position integer not null,
  type text not null,
  title text not null default ''::text,
  title_zh text not null default ''::text,
  description text not null default ''::text,
  description_zh text not null default ''::text,
  duration integer not null default 0,
  content_data jsonb not null default '{}'::jsonb,
  rendered jsonb,
  texts_changed_at timestamp with time zone not null default now(),
  texts_zh_changed_at timestamp with time zone not null default now(),
  lacks_en boolean not null generated always as (content_lacks(''::text, title, description, description_zh, type, content_data)) stored,
  lacks_zh boolean not null generated always as (content_lacks('_zh'::text, title_zh, description_zh, description, type, content_data)) stored,
  search_document tsvector not null default ''::tsvector,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  archived_at timestamp with time zone,
  version integer not null default 1,
  measured_seconds integer,
  duration_reason text not null default ''::text,
  unreviewed_since timestamp with time zone,
  constraint contents_course_fkey FOREIGN KEY (course_id) REFERENCES courses(course_id) ON DELETE CASCADE,
  constraint contents_course_position_key UNIQUE (course_id, "position") DEFERRABLE INITIALLY DEFERRED,
  constraint contents_in_course_key UNIQUE (content_id, course_id),
  constraint contents_origin_fkey FOREIGN KEY (origin_content_id) REFERENCES contents(content_id) ON DELETE SET NULL,
  constraint contents_pkey PRIMARY KEY (content_id),
  constraint contents_duration CHECK (((duration >= 0) AND (duration <= 6000))),
  constraint contents_measured_seconds CHECK ((measured_seconds >= 0)),
  constraint contents_position CHECK (("position" >= 1)),
  constraint contents_quiz_pass_mark CHECK (((type <> 'quiz'::text) OR (NOT jsonb_path_exists(content_data, '$."pass_mark"?(@ < 1)'::jsonpath)))),
  constraint contents_titled CHECK (((title <> ''::text) OR (title_zh <> ''::text))),
  constraint contents_type CHECK ((type = ANY (ARRAY['text'::text, 'video'::text, 'audio'::text, 'pdf'::text, 'quiz'::text, 'assignment'::text])))
);
CREATE INDEX contents_archived_idx ON public.contents USING btree (updated_at DESC, content_id DESC) WHERE (archived_at IS NOT NULL);
CREATE INDEX contents_course_idx ON public.contents USING btree (course_id, "position") INCLUDE (content_id) WHERE (archived_at IS NULL);
CREATE INDEX contents_lacks_en_idx ON public.contents USING btree (updated_at DESC, content_id DESC) WHERE ((archived_at IS NULL) AND lacks_en);
CREATE INDEX contents_lacks_zh_idx ON public.contents USING btree (updated_at DESC, content_id DESC) WHERE ((archived_at IS NULL) AND lacks_zh);
CREATE INDEX contents_named_idx ON public.contents USING gin (ts_filter(search_document, '{a,b,d}'::"char"[])) WITH (fastupdate=off);
CREATE INDEX contents_one_sided_idx ON public.contents USING btree (content_id) WHERE ((archived_at IS NULL) AND (lacks_en OR lacks_zh));
CREATE INDEX contents_origin_idx ON public.contents USING btree (origin_content_id) WHERE (origin_content_id IS NOT NULL);
CREATE INDEX contents_outdated_idx ON public.contents USING btree (updated_at DESC, content_id DESC) WHERE ((archived_at IS NULL) AND (texts_changed_at <> texts_zh_changed_at));
CREATE INDEX contents_search_idx ON public.contents USING gin (search_document) WITH (fastupdate=off);
CREATE INDEX contents_title_search_idx ON public.contents USING gin (ts_filter(search_document, '{a}'::"char"[])) WITH (fastupdate=off);
CREATE INDEX contents_type_idx ON public.contents USING btree (type, updated_at DESC, content_id DESC) INCLUDE (course_id) WHERE (archived_at IS NULL);
CREATE INDEX contents_unmeasured_idx ON public.contents USING btree (content_id) WHERE (measured_seconds IS NULL);
CREATE INDEX contents_unreviewed_course_idx ON public.contents USING btree (course_id) WHERE ((unreviewed_since IS NOT NULL) AND (archived_at IS NULL));
CREATE INDEX contents_unreviewed_idx ON public.contents USING btree (unreviewed_since) WHERE ((unreviewed_since IS NOT NULL) AND (archived_at IS NULL));
CREATE INDEX contents_updated_idx ON public.contents USING btree (updated_at DESC, content_id DESC) INCLUDE (course_id) WHERE (archived_at IS NULL);
-- Corrects completed_contents in course_learners when a lesson is archived or restored.
CREATE TRIGGER contents_learners AFTER UPDATE OF archived_at ON public.contents FOR EACH ROW WHEN (((old.archived_at IS NULL) <> (new.archived_at IS NULL))) EXECUTE FUNCTION recount_course_learners();
-- Empties rendered when the body changes without it, so that no reader sees an older body.
CREATE TRIGGER contents_forget_rendered BEFORE UPDATE OF content_data ON public.contents FOR EACH ROW WHEN (((old.content_data IS DISTINCT FROM new.content_data) AND (NOT (old.rendered IS DISTINCT FROM new.rendered)))) EXECUTE FUNCTION forget_rendered();
-- Notes in file_uses which files the row shows.
CREATE TRIGGER contents_file_uses AFTER INSERT OR DELETE OR UPDATE ON public.contents FOR EACH ROW EXECUTE FUNCTION note_file_uses('content', 'content_id');
-- Tells every process that what guests see has changed.
CREATE TRIGGER contents_notify_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.contents FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_change();

-- Every state of a lesson that a save has left, so that each can be restored.
create table content_versions (
  content_id integer not null,
  version integer not null,
  saved_at timestamp with time zone not null,
  actor_user_id integer,
  actor_name text not null,
  state jsonb not null,
  texts_changed_at timestamp with time zone,
  texts_zh_changed_at timestamp with time zone,
  constraint content_versions_actor_fkey FOREIGN KEY (actor_user_id) REFERENCES users(user_id) ON DELETE SET NULL,
  constraint content_versions_content_fkey FOREIGN KEY (content_id) REFERENCES contents(content_id) ON DELETE CASCADE,
  constraint content_versions_pkey PRIMARY KEY (content_id, version)
);
CREATE INDEX content_versions_actor_idx ON public.content_versions USING btree (actor_user_id);
-- Notes in file_uses which files the version shows: a restored version has not lost its pictures.
CREATE TRIGGER content_versions_file_uses AFTER INSERT OR DELETE ON public.content_versions FOR EACH ROW EXECUTE FUNCTION note_file_uses('content_version', 'content_id');

-- Who likes which course.
create table course_likes (
  user_id integer not null,
  course_id integer not null,
  created_at timestamp with time zone not null default now(),
  constraint course_likes_course_fkey FOREIGN KEY (course_id) REFERENCES courses(course_id) ON DELETE CASCADE,
  constraint course_likes_pkey PRIMARY KEY (user_id, course_id),
  constraint course_likes_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX course_likes_course_idx ON public.course_likes USING btree (course_id);
-- Adds new likes to course_counters.
CREATE TRIGGER course_likes_count_added AFTER INSERT ON public.course_likes REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_course_likes();
-- Takes removed likes from course_counters.
CREATE TRIGGER course_likes_count_removed AFTER DELETE ON public.course_likes REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_course_likes();

-- Who likes which teacher.
create table teacher_likes (
  user_id integer not null,
  teacher_id integer not null,
  created_at timestamp with time zone not null default now(),
  constraint teacher_likes_pkey PRIMARY KEY (user_id, teacher_id),
  constraint teacher_likes_teacher_fkey FOREIGN KEY (teacher_id) REFERENCES teachers(teacher_id) ON DELETE CASCADE,
  constraint teacher_likes_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX teacher_likes_teacher_idx ON public.teacher_likes USING btree (teacher_id);
-- Adds new likes to teacher_counters.
CREATE TRIGGER teacher_likes_count_added AFTER INSERT ON public.teacher_likes REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_teacher_likes();
-- Takes removed likes from teacher_counters.
CREATE TRIGGER teacher_likes_count_removed AFTER DELETE ON public.teacher_likes REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_teacher_likes();

-- Who marked which course's page as read.
create table course_reads (
  user_id integer not null,
  course_id integer not null,
  created_at timestamp with time zone not null default now(),
  constraint course_reads_course_fkey FOREIGN KEY (course_id) REFERENCES courses(course_id) ON DELETE CASCADE,
  constraint course_reads_pkey PRIMARY KEY (user_id, course_id),
  constraint course_reads_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX course_reads_course_idx ON public.course_reads USING btree (course_id);

-- One review of a course per learner, with the reply to it; hidden ones count nowhere.
create table course_reviews (
  review_id integer not null generated always as identity,
  user_id integer not null,
  course_id integer not null,
  rating integer not null,
  comment text not null default ''::text,
  reply text,
  replied_at timestamp with time zone,
  replied_by integer,
  is_hidden boolean not null default false,
  hidden_reason text not null default ''::text,
  search_document tsvector not null default ''::tsvector,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint course_reviews_course_fkey FOREIGN KEY (course_id) REFERENCES courses(course_id) ON DELETE CASCADE,
  constraint course_reviews_pkey PRIMARY KEY (review_id),
  constraint course_reviews_replied_by_fkey FOREIGN KEY (replied_by) REFERENCES users(user_id) ON DELETE SET NULL,
  constraint course_reviews_user_course_key UNIQUE (user_id, course_id),
  constraint course_reviews_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint course_reviews_comment_length CHECK ((length(comment) <= 1000)),
  constraint course_reviews_hidden_reason_length CHECK ((length(hidden_reason) <= 500)),
  constraint course_reviews_rating CHECK (((rating >= 1) AND (rating <= 5))),
  constraint course_reviews_reply_length CHECK ((length(reply) <= 1000))
);
CREATE INDEX course_reviews_course_idx ON public.course_reviews USING btree (course_id, created_at DESC);
CREATE INDEX course_reviews_created_idx ON public.course_reviews USING btree (created_at, review_id);
CREATE INDEX course_reviews_hidden_idx ON public.course_reviews USING btree (created_at, review_id) WHERE is_hidden;
CREATE INDEX course_reviews_rating_idx ON public.course_reviews USING btree (rating, created_at, review_id);
CREATE INDEX course_reviews_replied_by_idx ON public.course_reviews USING btree (replied_by);
CREATE INDEX course_reviews_search_idx ON public.course_reviews USING gin (search_document) WITH (fastupdate=off);
CREATE INDEX course_reviews_shown_idx ON public.course_reviews USING btree (course_id, created_at DESC, review_id DESC) WHERE (NOT is_hidden);
CREATE INDEX course_reviews_stars_idx ON public.course_reviews USING btree (course_id, rating) WHERE (NOT is_hidden);
CREATE INDEX course_reviews_unanswered_idx ON public.course_reviews USING btree (course_id, created_at DESC) WHERE ((reply IS NULL) AND (NOT is_hidden));
CREATE INDEX course_reviews_waiting_idx ON public.course_reviews USING btree (created_at, review_id) WHERE (reply IS NULL);
-- Adds new ratings to course_counters.
CREATE TRIGGER course_reviews_count_added AFTER INSERT ON public.course_reviews REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_course_ratings();
-- Moves course_counters where a rating changes, or a review is hidden or shown again.
CREATE TRIGGER course_reviews_count_changed AFTER UPDATE ON public.course_reviews REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_course_ratings();
-- Takes removed ratings from course_counters.
CREATE TRIGGER course_reviews_count_removed AFTER DELETE ON public.course_reviews REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_course_ratings();

-- When each learner opened each lesson first: the clock by which progress and reading count.
create table content_openings (
  user_id integer not null,
  content_id integer not null,
  opened_at timestamp with time zone not null,
  constraint content_openings_content_fkey FOREIGN KEY (content_id) REFERENCES contents(content_id) ON DELETE CASCADE,
  constraint content_openings_pkey PRIMARY KEY (user_id, content_id),
  constraint content_openings_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX content_openings_content_idx ON public.content_openings USING btree (content_id);

-- How far each learner is in each lesson, and when it was completed.
create table content_progress (
  user_id integer not null,
  content_id integer not null,
  progress integer not null default 0,
  position_seconds double precision not null default 0,
  started_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  completed_at timestamp with time zone,
  not_paid_reason text,
  time_counted_at timestamp with time zone,
  constraint content_progress_content_fkey FOREIGN KEY (content_id) REFERENCES contents(content_id) ON DELETE CASCADE,
  constraint content_progress_pkey PRIMARY KEY (user_id, content_id),
  constraint content_progress_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint content_progress_not_paid CHECK (((not_paid_reason IS NULL) OR (completed_at IS NOT NULL))),
  constraint content_progress_not_paid_reason CHECK ((not_paid_reason = 'too_fast'::text)),
  constraint content_progress_position CHECK ((position_seconds >= (0)::double precision)),
  constraint content_progress_range CHECK (((progress >= 0) AND (progress <= 100)))
);
CREATE INDEX content_progress_completed_idx ON public.content_progress USING btree (completed_at);
CREATE INDEX content_progress_content_idx ON public.content_progress USING btree (content_id);
CREATE INDEX content_progress_time_counted_idx ON public.content_progress USING btree (user_id, time_counted_at) WHERE (time_counted_at IS NOT NULL);
-- Progress only ever rises, and what is completed stays completed.
CREATE TRIGGER content_progress_rises BEFORE UPDATE ON public.content_progress FOR EACH ROW EXECUTE FUNCTION keep_progress_rising();
-- Recounts course_learners for the learners whose progress was inserted.
CREATE TRIGGER content_progress_learners_insert AFTER INSERT ON public.content_progress REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_course_learners();
-- Recounts course_learners for the learners whose progress was updated.
CREATE TRIGGER content_progress_learners_update AFTER UPDATE ON public.content_progress REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_course_learners();
-- The first progress in a lesson enrolls in its course: no command can forget it.
CREATE TRIGGER content_progress_enrol AFTER INSERT ON public.content_progress FOR EACH ROW EXECUTE FUNCTION note_begun_enrollment();

-- Who completed which course; a lesson that is added later does not undo it.
create table course_completions (
  user_id integer not null,
  course_id integer not null,
  completed_at timestamp with time zone not null default now(),
  constraint course_completions_course_fkey FOREIGN KEY (course_id) REFERENCES courses(course_id) ON DELETE CASCADE,
  constraint course_completions_pkey PRIMARY KEY (user_id, course_id),
  constraint course_completions_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX course_completions_completed_at_idx ON public.course_completions USING btree (completed_at);
CREATE INDEX course_completions_course_idx ON public.course_completions USING btree (course_id);
-- Forgets daily_figures that change.
CREATE TRIGGER course_completions_forget_days_delete AFTER DELETE ON public.course_completions FOR EACH ROW EXECUTE FUNCTION forget_daily_figures('completed_at');
-- Forgets daily_figures that change.
CREATE TRIGGER course_completions_forget_days_update AFTER UPDATE OF completed_at ON public.course_completions FOR EACH ROW WHEN ((old.completed_at <> new.completed_at)) EXECUTE FUNCTION forget_daily_figures('completed_at');
-- Forgets the daily_figures of a late row.
CREATE TRIGGER course_completions_forget_days_insert AFTER INSERT ON public.course_completions FOR EACH ROW WHEN ((new.completed_at < (now() - '00:30:00'::interval))) EXECUTE FUNCTION forget_daily_figures('completed_at');

-- Attempts at quizzes that count, numbered per learner and lesson.
create table quiz_attempts (
  quiz_attempt_id integer not null generated always as identity,
  user_id integer not null,
  content_id integer not null,
  attempt integer not null,
  answers jsonb not null,
  score integer not null,
  correct_answers integer not null,
  total_questions integer not null,
  passed boolean not null,
  submitted_at timestamp with time zone not null default now(),
  round_attempt integer not null default 1,
  constraint quiz_attempts_content_fkey FOREIGN KEY (content_id) REFERENCES contents(content_id) ON DELETE CASCADE,
  constraint quiz_attempts_number_key UNIQUE (user_id, content_id, attempt),
  constraint quiz_attempts_pkey PRIMARY KEY (quiz_attempt_id),
  constraint quiz_attempts_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint quiz_attempts_attempt CHECK ((attempt >= 1)),
  constraint quiz_attempts_round_attempt CHECK (((round_attempt >= 1) AND (round_attempt <= attempt))),
  constraint quiz_attempts_score CHECK (((score >= 0) AND (score <= 100)))
);
CREATE INDEX quiz_attempts_content_idx ON public.quiz_attempts USING btree (content_id);

-- What a learner handed in for an assignment, and its grade; one row each.
create table assignment_submissions (
  submission_id integer not null generated always as identity,
  user_id integer not null,
  content_id integer not null,
  course_id integer not null,
  status text not null default 'submitted'::text,
  text text not null default ''::text,
  file_id integer,
  score integer,
  feedback text not null default ''::text,
  graded_by integer,
  graded_at timestamp with time zone,
  submitted_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint assignment_submissions_content_fkey FOREIGN KEY (content_id, course_id) REFERENCES contents(content_id, course_id) ON DELETE CASCADE,
  constraint assignment_submissions_file_fkey FOREIGN KEY (file_id) REFERENCES files(file_id),
  constraint assignment_submissions_file_key UNIQUE (file_id),
  constraint assignment_submissions_grader_fkey FOREIGN KEY (graded_by) REFERENCES users(user_id) ON DELETE SET NULL,
  constraint assignment_submissions_pkey PRIMARY KEY (submission_id),
  constraint assignment_submissions_user_content_key UNIQUE (user_id, content_id),
  constraint assignment_submissions_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint assignment_submissions_graded CHECK (((status = 'graded'::text) = (score IS NOT NULL))),
  constraint assignment_submissions_score CHECK (((score >= 0) AND (score <= 100))),
  constraint assignment_submissions_status CHECK ((status = ANY (ARRAY['submitted'::text, 'returned'::text, 'graded'::text])))
);
CREATE INDEX assignment_submissions_comments_idx ON public.assignment_submissions USING btree (graded_by, graded_at DESC) WHERE (feedback <> ''::text);
CREATE INDEX assignment_submissions_content_idx ON public.assignment_submissions USING btree (content_id, status);
CREATE INDEX assignment_submissions_course_idx ON public.assignment_submissions USING btree (course_id, status);
CREATE INDEX assignment_submissions_queue_idx ON public.assignment_submissions USING btree (((status <> 'submitted'::text)), (
CASE
    WHEN (status = 'submitted'::text) THEN submitted_at
    ELSE NULL::timestamp with time zone
END), COALESCE(graded_at, submitted_at) DESC, submission_id) INCLUDE (status, submitted_at, graded_at, content_id);
CREATE INDEX assignment_submissions_waiting_idx ON public.assignment_submissions USING btree (submitted_at) WHERE (status = 'submitted'::text);

-- Who opened which course with points, and for how many.
create table course_redemptions (
  user_id integer not null,
  course_id integer not null,
  points_spent integer not null,
  created_at timestamp with time zone not null default now(),
  constraint course_redemptions_course_fkey FOREIGN KEY (course_id) REFERENCES courses(course_id),
  constraint course_redemptions_pkey PRIMARY KEY (user_id, course_id),
  constraint course_redemptions_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint course_redemptions_points CHECK ((points_spent >= 0))
);
CREATE INDEX course_redemptions_course_idx ON public.course_redemptions USING btree (course_id);
-- At commit a course that cost points has exactly the entry that paid for it.
CREATE CONSTRAINT TRIGGER course_redemptions_paid AFTER INSERT OR DELETE OR UPDATE ON public.course_redemptions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_course_paid();
-- Points that paid for a course open it, in the same transaction.
CREATE TRIGGER course_redemptions_grant AFTER INSERT ON public.course_redemptions FOR EACH ROW EXECUTE FUNCTION grant_redeemed_course();

-- When a learner enrolled in a course; written by triggers.
create table enrollments (
  user_id integer not null,
  course_id integer not null,
  enrolled_at timestamp with time zone not null,
  constraint enrollments_course_fkey FOREIGN KEY (course_id) REFERENCES courses(course_id) ON DELETE CASCADE,
  constraint enrollments_pkey PRIMARY KEY (user_id, course_id),
  constraint enrollments_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX enrollments_course_idx ON public.enrollments USING btree (course_id);
CREATE INDEX enrollments_enrolled_at_idx ON public.enrollments USING btree (enrolled_at);
-- Forgets daily_figures that change.
CREATE TRIGGER enrollments_forget_days_delete AFTER DELETE ON public.enrollments FOR EACH ROW EXECUTE FUNCTION forget_daily_figures('enrolled_at');
-- Forgets daily_figures that change.
CREATE TRIGGER enrollments_forget_days_update AFTER UPDATE OF enrolled_at ON public.enrollments FOR EACH ROW WHEN ((old.enrolled_at <> new.enrolled_at)) EXECUTE FUNCTION forget_daily_figures('enrolled_at');
-- Forgets the daily_figures of a late row.
CREATE TRIGGER enrollments_forget_days_insert AFTER INSERT ON public.enrollments FOR EACH ROW WHEN ((new.enrolled_at < (now() - '00:30:00'::interval))) EXECUTE FUNCTION forget_daily_figures('enrolled_at');

-- Who learns in which course, and how far they are; written by triggers.
create table course_learners (
  course_id integer not null,
  user_id integer not null,
  completed_contents integer not null default 0,
  begun_at timestamp with time zone not null,
  last_activity_at timestamp with time zone not null,
  constraint course_learners_course_fkey FOREIGN KEY (course_id) REFERENCES courses(course_id) ON DELETE CASCADE,
  constraint course_learners_pkey PRIMARY KEY (course_id, user_id),
  constraint course_learners_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint course_learners_completed CHECK ((completed_contents >= 0))
);
CREATE INDEX course_learners_progress_idx ON public.course_learners USING btree (course_id, completed_contents DESC, user_id);
CREATE INDEX course_learners_recent_idx ON public.course_learners USING btree (course_id, last_activity_at DESC, user_id);
CREATE INDEX course_learners_user_idx ON public.course_learners USING btree (user_id);

-- Two accounts of each learner (available, held) with their balance, and the academy's own.
create table point_accounts (
  account_id integer not null generated always as identity,
  kind text not null,
  user_id integer,
  balance bigint,
  last_point_id integer,
  updated_at timestamp with time zone not null default now(),
  constraint point_accounts_kind_user_key UNIQUE NULLS NOT DISTINCT (kind, user_id),
  constraint point_accounts_pkey PRIMARY KEY (account_id),
  constraint point_accounts_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint point_accounts_kind CHECK ((kind = ANY (ARRAY['available'::text, 'held'::text, 'issued'::text, 'spent'::text, 'expired'::text, 'adjusted'::text]))),
  constraint point_accounts_not_negative CHECK ((balance >= 0)),
  constraint point_accounts_owner CHECK ((((kind = ANY (ARRAY['available'::text, 'held'::text])) = (user_id IS NOT NULL)) AND ((user_id IS NULL) = (balance IS NULL))))
);
CREATE INDEX point_accounts_held_idx ON public.point_accounts USING btree (user_id) INCLUDE (balance) WHERE ((kind = 'held'::text) AND (balance <> 0));
CREATE INDEX point_accounts_richest_idx ON public.point_accounts USING btree (balance DESC, user_id DESC) WHERE (kind = 'available'::text);
CREATE INDEX point_accounts_user_idx ON public.point_accounts USING btree (user_id);
-- A balance changes by ledger entries alone.
CREATE TRIGGER point_accounts_guarded BEFORE INSERT OR DELETE OR UPDATE ON public.point_accounts FOR EACH ROW EXECUTE FUNCTION guard_point_account();
-- Accounts cannot be emptied.
CREATE TRIGGER point_accounts_no_truncate BEFORE TRUNCATE ON public.point_accounts FOR EACH STATEMENT EXECUTE FUNCTION reject_change();

-- The ledger: each entry moves points from one account to another. Append-only.
create table point_entries (
  point_id integer not null default 0,
  kind text not null,
  user_id integer not null,
  amount integer not null,
  from_account_id integer not null,
  to_account_id integer not null,
  idempotency_key text not null,
  subject_kind text,
  subject_id integer,
  reason text not null default ''::text,
  resolves_point_id integer,
  reverses_point_id integer,
  actor_user_id integer,
  available_after bigint not null default 0,
  created_at timestamp with time zone not null default now(),
  constraint point_entries_actor_fkey FOREIGN KEY (actor_user_id) REFERENCES users(user_id),
  constraint point_entries_from_fkey FOREIGN KEY (from_account_id) REFERENCES point_accounts(account_id),
  constraint point_entries_idempotency_key_key UNIQUE (idempotency_key),
  constraint point_entries_pkey PRIMARY KEY (point_id),
  constraint point_entries_resolves_fkey FOREIGN KEY (resolves_point_id) REFERENCES point_entries(point_id),
  constraint point_entries_resolves_key UNIQUE (resolves_point_id),
  constraint point_entries_reverses_fkey FOREIGN KEY (reverses_point_id) REFERENCES point_entries(point_id),
  constraint point_entries_reverses_key UNIQUE (reverses_point_id),
  constraint point_entries_to_fkey FOREIGN KEY (to_account_id) REFERENCES point_accounts(account_id),
  constraint point_entries_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint point_entries_adjustment_reason CHECK (((kind <> 'admin_adjustment'::text) OR (reason <> ''::text))),
  constraint point_entries_amount CHECK (((amount > 0) AND (amount <= 100000000))),
  constraint point_entries_idempotency_key_length CHECK (((length(idempotency_key) >= 1) AND (length(idempotency_key) <= 300))),
  constraint point_entries_kind CHECK ((kind = ANY (ARRAY['daily_sign_in'::text, 'sign_in_streak'::text, 'course_read'::text, 'course_like'::text, 'teacher_like'::text, 'course_review'::text, 'content_completion'::text, 'quiz_pass'::text, 'course_completion'::text, 'referral'::text, 'welcome'::text, 'course_redemption'::text, 'reward_redemption'::text, 'redemption_refund'::text, 'admin_adjustment'::text, 'reversal'::text, 'expiry'::text]))),
  constraint point_entries_other_actor CHECK ((actor_user_id <> user_id)),
  constraint point_entries_subject CHECK (((subject_kind IS NULL) = (subject_id IS NULL))),
  constraint point_entries_subject_kind CHECK ((subject_kind = ANY (ARRAY['course'::text, 'content'::text, 'teacher'::text, 'reward'::text, 'user'::text]))),
  constraint point_entries_two_accounts CHECK ((from_account_id <> to_account_id))
);
CREATE INDEX point_entries_created_at_idx ON public.point_entries USING btree (created_at, point_id);
CREATE INDEX point_entries_from_idx ON public.point_entries USING btree (from_account_id);
CREATE INDEX point_entries_kind_idx ON public.point_entries USING btree (kind, created_at, point_id);
CREATE INDEX point_entries_paid_course_idx ON public.point_entries USING btree (user_id, subject_id) WHERE (kind = 'course_redemption'::text);
CREATE INDEX point_entries_reason_idx ON public.point_entries USING btree (created_at, point_id) WHERE (reason <> ''::text);
CREATE INDEX point_entries_to_idx ON public.point_entries USING btree (to_account_id);
CREATE INDEX point_entries_user_idx ON public.point_entries USING btree (user_id, point_id DESC);
CREATE INDEX point_entries_user_kind_idx ON public.point_entries USING btree (user_id, kind, created_at);
-- At commit a further part of an earning belongs to an unpaid earning that counts it.
CREATE CONSTRAINT TRIGGER point_entries_part_of_earning AFTER INSERT ON public.point_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.kind = ANY (ARRAY['daily_sign_in'::text, 'sign_in_streak'::text, 'course_read'::text, 'course_like'::text, 'teacher_like'::text, 'course_review'::text, 'content_completion'::text, 'quiz_pass'::text, 'course_completion'::text, 'referral'::text, 'welcome'::text])) AND (POSITION(('+'::text) IN (new.idempotency_key)) > 0))) EXECUTE FUNCTION check_part_of_earning();
-- At commit an entry that paid for a course has opened it.
CREATE CONSTRAINT TRIGGER point_entries_paid_course AFTER INSERT ON public.point_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.kind = 'course_redemption'::text)) EXECUTE FUNCTION check_course_paid();
-- At commit each hold, capture or release agrees with its request.
CREATE CONSTRAINT TRIGGER point_entries_hold_agrees AFTER INSERT ON public.point_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.kind = ANY (ARRAY['reward_redemption'::text, 'redemption_refund'::text]))) EXECUTE FUNCTION check_redemption_hold();
-- At commit the lots say exactly what each entry did to the available points.
CREATE CONSTRAINT TRIGGER point_entries_lots AFTER INSERT ON public.point_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_point_entry_lots();
-- Counts what was paid of an earning that was not paid at once.
CREATE TRIGGER point_entries_count_paid AFTER INSERT ON public.point_entries FOR EACH ROW WHEN ((new.kind <> ALL (ARRAY['course_redemption'::text, 'reward_redemption'::text, 'redemption_refund'::text, 'admin_adjustment'::text, 'reversal'::text, 'expiry'::text]))) EXECUTE FUNCTION count_paid_earning();
-- Entries are neither changed nor deleted; a correction is a reversing entry.
CREATE TRIGGER point_entries_append_only BEFORE DELETE OR UPDATE ON public.point_entries FOR EACH ROW EXECUTE FUNCTION reject_change();
-- Forgets the daily_figures of a late entry.
CREATE TRIGGER point_entries_forget_days AFTER INSERT ON public.point_entries FOR EACH ROW WHEN ((new.created_at < (now() - '00:30:00'::interval))) EXECUTE FUNCTION forget_daily_figures('created_at');
-- Locks the accounts of the learner, checks that the entry is allowed, and gives it its number.
CREATE TRIGGER point_entries_judge BEFORE INSERT ON public.point_entries FOR EACH ROW EXECUTE FUNCTION judge_point_entry();
-- Moves the balances of the two accounts by the amount of the entry.
CREATE TRIGGER point_entries_apply AFTER INSERT ON public.point_entries FOR EACH ROW EXECUTE FUNCTION apply_point_entry();
-- The ledger cannot be emptied.
CREATE TRIGGER point_entries_no_truncate BEFORE TRUNCATE ON public.point_entries FOR EACH STATEMENT EXECUTE FUNCTION reject_change();

-- What learners earned, and what remains of it until when; spending takes from lots.
create table point_lots (
  lot_id integer not null generated always as identity,
  user_id integer not null,
  point_id integer not null,
  amount integer not null,
  remaining integer not null,
  expires_at timestamp with time zone,
  last_point_id integer not null,
  constraint point_lots_pkey PRIMARY KEY (lot_id),
  constraint point_lots_point_fkey FOREIGN KEY (point_id) REFERENCES point_entries(point_id),
  constraint point_lots_point_key UNIQUE (point_id),
  constraint point_lots_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint point_lots_amount CHECK ((amount > 0)),
  constraint point_lots_remaining CHECK (((remaining >= 0) AND (remaining <= amount)))
);
CREATE INDEX point_lots_expiring_idx ON public.point_lots USING btree (expires_at) WHERE ((remaining > 0) AND (expires_at IS NOT NULL));
CREATE INDEX point_lots_open_idx ON public.point_lots USING btree (user_id, expires_at, lot_id) WHERE (remaining > 0);
-- A lot begins whole and changes by its moves alone.
CREATE TRIGGER point_lots_guarded BEFORE INSERT OR DELETE OR UPDATE ON public.point_lots FOR EACH ROW EXECUTE FUNCTION guard_point_lot();
-- Lots cannot be emptied.
CREATE TRIGGER point_lots_no_truncate BEFORE TRUNCATE ON public.point_lots FOR EACH STATEMENT EXECUTE FUNCTION reject_change();

-- From which lots an entry took points, or to which it returned them. Append-only.
create table point_lot_moves (
  point_id integer not null,
  lot_id integer not null,
  amount integer not null,
  extended_to timestamp with time zone,
  constraint point_lot_moves_lot_fkey FOREIGN KEY (lot_id) REFERENCES point_lots(lot_id),
  constraint point_lot_moves_pkey PRIMARY KEY (point_id, lot_id),
  constraint point_lot_moves_point_fkey FOREIGN KEY (point_id) REFERENCES point_entries(point_id),
  constraint point_lot_moves_amount CHECK ((amount <> 0)),
  constraint point_lot_moves_extension CHECK (((extended_to IS NULL) OR (amount > 0)))
);
CREATE INDEX point_lot_moves_lot_idx ON public.point_lot_moves USING btree (lot_id);
-- A lot that has ended is extended once.
CREATE TRIGGER point_lot_moves_single_extension AFTER INSERT ON public.point_lot_moves REFERENCING NEW TABLE AS new_moves FOR EACH STATEMENT EXECUTE FUNCTION check_single_extension();
-- Checks that the moves of an entry are complete, and changes the lots by them.
CREATE TRIGGER point_lot_moves_apply AFTER INSERT ON public.point_lot_moves REFERENCING NEW TABLE AS new_moves FOR EACH STATEMENT EXECUTE FUNCTION apply_point_lot_moves();
-- Moves of lots are neither changed nor deleted.
CREATE TRIGGER point_lot_moves_append_only BEFORE DELETE OR UPDATE ON public.point_lot_moves FOR EACH ROW EXECUTE FUNCTION reject_change();
-- Moves of lots cannot be emptied.
CREATE TRIGGER point_lot_moves_no_truncate BEFORE TRUNCATE ON public.point_lot_moves FOR EACH STATEMENT EXECUTE FUNCTION reject_change();

-- What each action earns, how often in a day, and until when.
create table point_rules (
  kind text not null,
  amount integer,
  daily_cap integer,
  cap_group text,
  is_active boolean not null default true,
  expires_after_days integer,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint point_rules_pkey PRIMARY KEY (kind),
  constraint point_rules_amount CHECK (((amount >= 0) AND (amount <= 1000000))),
  constraint point_rules_cap_group CHECK ((cap_group ~ '^[a-z_]{1,40}$'::text)),
  constraint point_rules_cap_pays CHECK ((daily_cap >= amount)),
  constraint point_rules_daily_cap CHECK ((daily_cap >= 1)),
  constraint point_rules_expires_after_days CHECK (((expires_after_days >= 1) AND (expires_after_days <= 36500))),
  constraint point_rules_kind CHECK ((kind = ANY (ARRAY['daily_sign_in'::text, 'sign_in_streak'::text, 'course_read'::text, 'course_like'::text, 'teacher_like'::text, 'course_review'::text, 'content_completion'::text, 'quiz_pass'::text, 'course_completion'::text, 'referral'::text, 'welcome'::text]))),
  constraint point_rules_subject_amount CHECK (((amount IS NULL) = (kind = 'course_completion'::text)))
);
-- Rules that share a cap have the same one: what any of them paid on a day fills it.
CREATE TRIGGER point_rules_shared_cap AFTER INSERT OR UPDATE ON public.point_rules FOR EACH STATEMENT EXECUTE FUNCTION check_shared_caps();
-- Tells every process that what guests see has changed.
CREATE TRIGGER point_rules_notify_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.point_rules FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_change();

-- Check-ins of learners, one an academy day, with the streak they made.
create table sign_ins (
  user_id integer not null,
  day date not null,
  streak integer not null,
  signed_in_at timestamp with time zone not null default now(),
  constraint sign_ins_pkey PRIMARY KEY (user_id, day),
  constraint sign_ins_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint sign_ins_streak CHECK ((streak >= 1))
);
CREATE INDEX sign_ins_day_idx ON public.sign_ins USING btree (day);

-- What kinds of rewards there are.
create table reward_categories (
  reward_category_id integer not null generated always as identity,
  kind text not null,
  name text not null default ''::text,
  name_zh text not null default ''::text,
  position integer not null default 1,
  archived_at timestamp with time zone,
  version integer not null default 1,
  constraint reward_categories_pkey PRIMARY KEY (reward_category_id),
  constraint reward_categories_kind CHECK ((kind = ANY (ARRAY['merchandise'::text, 'course_access'::text, 'discount'::text, 'certificate'::text, 'consultation'::text, 'other'::text]))),
  constraint reward_categories_named CHECK (((name <> ''::text) OR (name_zh <> ''::text)))
);
-- Tells every process that what guests see has changed.
CREATE TRIGGER reward_categories_notify_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.reward_categories FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_change();
-- The same, from the side of the categories.
CREATE TRIGGER reward_categories_coupon_kind BEFORE UPDATE OF kind ON public.reward_categories FOR EACH ROW WHEN ((new.kind <> old.kind)) EXECUTE FUNCTION check_category_coupons();

-- What learners can ask for with points; stock is counted here.
create table rewards (
  reward_id integer not null generated always as identity,
  reward_category_id integer not null,
  name text not null default ''::text,
  name_zh text not null default ''::text,
  description text not null default ''::text,
  description_zh text not null default ''::text,
  image text,
  points_required integer not null,
  value numeric(12,2) not null default 0,
  available_stock integer,
  max_per_user integer not null default 0,
  expires_at timestamp with time zone,
  status text not null default 'draft'::text,
  search_text text generated always as (lower(NORMALIZE(((((((name || '
'::text) || name_zh) || '
'::text) || description) || '
'::text) || description_zh), NFKC))) stored,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  archived_at timestamp with time zone,
  version integer not null default 1,
  redemption_count integer not null default 0,
  value_cny numeric(12,2) not null default 0,
  delivers_code boolean not null default false,
  coupon_percent integer,
  coupon_amount numeric(12,2),
  coupon_currency text,
  coupon_days integer,
  constraint rewards_category_fkey FOREIGN KEY (reward_category_id) REFERENCES reward_categories(reward_category_id),
  constraint rewards_pkey PRIMARY KEY (reward_id),
  constraint rewards_code_stock CHECK (((NOT delivers_code) OR (available_stock IS NOT NULL))),
  constraint rewards_coupon CHECK (
CASE
    WHEN (coupon_days IS NULL) THEN (num_nonnulls(coupon_percent, coupon_amount, coupon_currency) = 0)
    ELSE ((num_nonnulls(coupon_percent, coupon_amount) = 1) AND ((coupon_amount IS NULL) = (coupon_currency IS NULL)) AND (NOT delivers_code))
END),
  constraint rewards_coupon_amount CHECK ((coupon_amount > (0)::numeric)),
  constraint rewards_coupon_currency CHECK ((coupon_currency = ANY (ARRAY['USD'::text, 'CNY'::text, 'SGD'::text, 'MYR'::text]))),
  constraint rewards_coupon_days CHECK (((coupon_days >= 1) AND (coupon_days <= 3650))),
  constraint rewards_coupon_percent CHECK (((coupon_percent >= 1) AND (coupon_percent <= 100))),
  constraint rewards_max_per_user CHECK ((max_per_user >= 0)),
  constraint rewards_named CHECK (((name <> ''::text) OR (name_zh <> ''::text))),
  constraint rewards_points_required CHECK (((points_required >= 1) AND (points_required <= 100000000))),
  constraint rewards_redemption_count CHECK ((redemption_count >= 0)),
  constraint rewards_status CHECK ((status = ANY (ARRAY['draft'::text, 'active'::text, 'inactive'::text]))),
  constraint rewards_stock_not_negative CHECK ((available_stock >= 0)),
  constraint rewards_value CHECK ((value >= (0)::numeric)),
  constraint rewards_value_cny CHECK ((value_cny >= (0)::numeric))
);
CREATE INDEX rewards_category_idx ON public.rewards USING btree (reward_category_id);
CREATE INDEX rewards_created_at_idx ON public.rewards USING btree (created_at DESC, reward_id DESC);
CREATE INDEX rewards_one_sided_idx ON public.rewards USING btree (reward_id) WHERE ((archived_at IS NULL) AND (((name = ''::text) <> (name_zh = ''::text)) OR ((description = ''::text) <> (description_zh = ''::text))));
CREATE INDEX rewards_points_idx ON public.rewards USING btree (points_required, reward_id);
CREATE INDEX rewards_popular_idx ON public.rewards USING btree (redemption_count DESC, points_required, reward_id);
CREATE INDEX rewards_stock_idx ON public.rewards USING btree (available_stock, reward_id);
-- A discount that is offered makes coupons or delivers codes, and no other kind makes coupons.
CREATE TRIGGER rewards_coupon_kind BEFORE INSERT OR UPDATE OF reward_category_id, status, delivers_code, coupon_days ON public.rewards FOR EACH ROW EXECUTE FUNCTION check_reward_coupon();
-- At commit the stock of a reward with codes is the number of unused codes that nobody waits for.
CREATE CONSTRAINT TRIGGER rewards_stock_is_codes AFTER INSERT OR UPDATE OF available_stock, delivers_code ON public.rewards DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.delivers_code) EXECUTE FUNCTION check_code_stock();
-- Notes in file_uses which files the row shows.
CREATE TRIGGER rewards_file_uses AFTER INSERT OR DELETE OR UPDATE ON public.rewards FOR EACH ROW EXECUTE FUNCTION note_file_uses('reward', 'reward_id');
-- Tells every process that what guests see has changed; a unit of stock alone is no change.
CREATE TRIGGER rewards_notify_change AFTER INSERT OR DELETE OR UPDATE OF reward_category_id, name, name_zh, description, description_zh, image, points_required, value, value_cny, max_per_user, expires_at, status, archived_at, delivers_code, coupon_percent, coupon_amount, coupon_currency, coupon_days OR TRUNCATE ON public.rewards FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_change();

-- Learners' requests for rewards, with the hold that pays for them; never deleted.
create table reward_redemptions (
  redemption_id integer not null generated always as identity,
  user_id integer not null,
  reward_id integer not null,
  points_spent integer not null,
  hold_point_id integer not null,
  took_stock boolean not null,
  requires_shipping boolean not null,
  recipient_name text not null,
  recipient_phone text not null,
  phone_key text generated always as (phone_key(recipient_phone)) stored,
  shipping_address text not null default ''::text,
  shipping_city text not null default ''::text,
  shipping_province text not null default ''::text,
  shipping_postal_code text not null default ''::text,
  address_key text generated always as (address_key(shipping_address, shipping_postal_code)) stored,
  additional_notes text not null default ''::text,
  status text not null default 'pending'::text,
  carrier text,
  tracking_number text,
  rejection_reason text,
  search_text text generated always as (lower(NORMALIZE(((((recipient_name || '
'::text) || recipient_phone) || '
'::text) || COALESCE(tracking_number, ''::text)), NFKC))) stored,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  shipping_country text,
  delivers_code boolean not null default false,
  course_id integer,
  coupon_percent integer,
  coupon_amount numeric(12,2),
  coupon_currency text,
  coupon_days integer,
  fulfils_itself boolean not null generated always as ((delivers_code OR (course_id IS NOT NULL) OR (coupon_days IS NOT NULL))) stored,
  constraint reward_redemptions_course_fkey FOREIGN KEY (course_id) REFERENCES courses(course_id),
  constraint reward_redemptions_hold_fkey FOREIGN KEY (hold_point_id) REFERENCES point_entries(point_id),
  constraint reward_redemptions_hold_key UNIQUE (hold_point_id),
  constraint reward_redemptions_pkey PRIMARY KEY (redemption_id),
  constraint reward_redemptions_reward_fkey FOREIGN KEY (reward_id) REFERENCES rewards(reward_id),
  constraint reward_redemptions_reward_key UNIQUE (redemption_id, reward_id),
  constraint reward_redemptions_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint reward_redemptions_address CHECK (((NOT requires_shipping) OR (shipping_address <> ''::text))),
  constraint reward_redemptions_code CHECK (((NOT delivers_code) OR (took_stock AND (NOT requires_shipping)))),
  constraint reward_redemptions_country CHECK ((shipping_country = ANY (ARRAY['SG'::text, 'MY'::text, 'CN'::text, 'other'::text]))),
  constraint reward_redemptions_coupon CHECK (
CASE
    WHEN (coupon_days IS NULL) THEN (num_nonnulls(coupon_percent, coupon_amount, coupon_currency) = 0)
    ELSE ((num_nonnulls(coupon_percent, coupon_amount) = 1) AND ((coupon_amount IS NULL) = (coupon_currency IS NULL)) AND (NOT requires_shipping) AND (NOT delivers_code) AND (course_id IS NULL))
END),
  constraint reward_redemptions_coupon_currency CHECK ((coupon_currency = ANY (ARRAY['USD'::text, 'CNY'::text, 'SGD'::text, 'MYR'::text]))),
  constraint reward_redemptions_course CHECK (((course_id IS NULL) OR (NOT (requires_shipping OR delivers_code)))),
  constraint reward_redemptions_points CHECK ((points_spent > 0)),
  constraint reward_redemptions_status CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'shipped'::text, 'completed'::text, 'rejected'::text, 'cancelled'::text])))
);
CREATE INDEX reward_redemptions_address_idx ON public.reward_redemptions USING btree (address_key, redemption_id DESC) WHERE (address_key IS NOT NULL);
CREATE INDEX reward_redemptions_age_idx ON public.reward_redemptions USING btree (created_at, redemption_id);
CREATE INDEX reward_redemptions_all_prices_idx ON public.reward_redemptions USING btree (points_spent DESC, redemption_id);
CREATE INDEX reward_redemptions_course_idx ON public.reward_redemptions USING btree (course_id) WHERE (course_id IS NOT NULL);
CREATE INDEX reward_redemptions_phone_idx ON public.reward_redemptions USING btree (phone_key, redemption_id DESC) WHERE (phone_key IS NOT NULL);
CREATE INDEX reward_redemptions_price_idx ON public.reward_redemptions USING btree (status, points_spent DESC, redemption_id);
CREATE INDEX reward_redemptions_queue_idx ON public.reward_redemptions USING btree (status, created_at, redemption_id);
CREATE INDEX reward_redemptions_reward_idx ON public.reward_redemptions USING btree (reward_id, status, created_at);
CREATE INDEX reward_redemptions_user_idx ON public.reward_redemptions USING btree (user_id, redemption_id DESC);
CREATE UNIQUE INDEX reward_redemptions_course_key ON public.reward_redemptions USING btree (user_id, course_id) WHERE ((course_id IS NOT NULL) AND (status = 'pending'::text));
-- A request is never deleted: the ledger's holds refer to it.
CREATE TRIGGER reward_redemptions_no_delete BEFORE DELETE ON public.reward_redemptions FOR EACH ROW EXECUTE FUNCTION reject_change();
-- A status changes by the transitions that there are, whichever command writes it; what was asked for stays.
CREATE TRIGGER reward_redemptions_step BEFORE UPDATE OF status, course_id, coupon_percent, coupon_amount, coupon_currency, coupon_days ON public.reward_redemptions FOR EACH ROW EXECUTE FUNCTION check_redemption_step();
-- At commit a completed request for a code has one, and no other request has.
CREATE CONSTRAINT TRIGGER reward_redemptions_code_agrees AFTER INSERT OR UPDATE OF status, delivers_code ON public.reward_redemptions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.delivers_code) EXECUTE FUNCTION check_code_delivered();
-- At commit a completed request for a coupon has one, and no other request has.
CREATE CONSTRAINT TRIGGER reward_redemptions_coupon_agrees AFTER INSERT OR UPDATE OF status ON public.reward_redemptions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.coupon_days IS NOT NULL)) EXECUTE FUNCTION check_coupon_made();
-- At commit a completed request for a course has opened it, and no other request has.
CREATE CONSTRAINT TRIGGER reward_redemptions_course_agrees AFTER INSERT OR UPDATE OF status ON public.reward_redemptions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.course_id IS NOT NULL)) EXECUTE FUNCTION check_course_opened();
-- At commit each request agrees with its hold in learner, price and status.
CREATE CONSTRAINT TRIGGER reward_redemptions_hold_agrees AFTER INSERT OR UPDATE ON public.reward_redemptions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_redemption_hold();
-- Forgets daily_figures that change.
CREATE TRIGGER reward_redemptions_forget_days_update AFTER UPDATE OF created_at ON public.reward_redemptions FOR EACH ROW WHEN ((old.created_at <> new.created_at)) EXECUTE FUNCTION forget_daily_figures('created_at');
-- Forgets the daily_figures of a late row.
CREATE TRIGGER reward_redemptions_forget_days_insert AFTER INSERT ON public.reward_redemptions FOR EACH ROW WHEN ((new.created_at < (now() - '00:30:00'::interval))) EXECUTE FUNCTION forget_daily_figures('created_at');
-- Keeps the redemption_count of rewards.
CREATE CONSTRAINT TRIGGER reward_redemptions_count AFTER INSERT OR DELETE OR UPDATE OF status, reward_id ON public.reward_redemptions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_redemptions();
-- Requests cannot be emptied: the ledger's holds refer to them.
CREATE TRIGGER reward_redemptions_no_truncate BEFORE TRUNCATE ON public.reward_redemptions FOR EACH STATEMENT EXECUTE FUNCTION reject_change();
-- The same, from the side of the requests.
CREATE CONSTRAINT TRIGGER reward_redemptions_stock_is_codes AFTER INSERT OR UPDATE OF status ON public.reward_redemptions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.delivers_code) EXECUTE FUNCTION check_code_stock();

-- Each transition and correction of a request for a reward: who, when, and the note. Append-only.
create table redemption_events (
  redemption_event_id integer not null generated always as identity,
  redemption_id integer not null,
  status text not null,
  is_correction boolean not null default false,
  at timestamp with time zone not null default now(),
  actor_user_id integer,
  note text not null default ''::text,
  constraint redemption_events_actor_fkey FOREIGN KEY (actor_user_id) REFERENCES users(user_id),
  constraint redemption_events_pkey PRIMARY KEY (redemption_event_id),
  constraint redemption_events_redemption_fkey FOREIGN KEY (redemption_id) REFERENCES reward_redemptions(redemption_id),
  constraint redemption_events_correction CHECK (((NOT is_correction) OR (status = ANY (ARRAY['pending'::text, 'approved'::text, 'shipped'::text, 'completed'::text]))))
);
CREATE INDEX redemption_events_redemption_idx ON public.redemption_events USING btree (redemption_id);
-- What happened to a request is neither changed nor deleted.
CREATE TRIGGER redemption_events_append_only BEFORE DELETE OR UPDATE ON public.redemption_events FOR EACH ROW EXECUTE FUNCTION reject_change();

-- Payments: voided once with a reason or refunded by entries of their own, never changed or deleted.
create table payments (
  payment_id integer not null generated always as identity,
  user_id integer,
  course_id integer,
  amount numeric(12,2) not null,
  currency text not null,
  paid_on date not null,
  method text not null,
  note text not null default ''::text,
  recorded_by integer,
  created_at timestamp with time zone not null default now(),
  voided_at timestamp with time zone,
  void_reason text not null default ''::text,
  version integer not null default 1,
  refunded numeric(12,2) not null default 0,
  provider text not null default 'manual'::text,
  list_price numeric(12,2),
  coupon_code text,
  constraint payments_course_fkey FOREIGN KEY (course_id) REFERENCES courses(course_id),
  constraint payments_pkey PRIMARY KEY (payment_id),
  constraint payments_recorder_fkey FOREIGN KEY (recorded_by) REFERENCES users(user_id),
  constraint payments_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint payments_amount CHECK ((amount > (0)::numeric)),
  constraint payments_currency CHECK ((currency = ANY (ARRAY['USD'::text, 'CNY'::text, 'SGD'::text, 'MYR'::text]))),
  constraint payments_discount CHECK (((list_price IS NULL) = (coupon_code IS NULL))),
  constraint payments_list_price CHECK ((list_price > amount)),
  constraint payments_method CHECK ((method = ANY (ARRAY['bank_transfer'::text, 'card'::text, 'wechat_pay'::text, 'alipay'::text, 'paynow'::text, 'duitnow'::text, 'cash'::text, 'other'::text]))),
  constraint payments_provider CHECK ((provider = ANY (ARRAY['manual'::text, 'paynow'::text, 'duitnow'::text, 'bank_transfer'::text, 'stripe'::text]))),
  constraint payments_refunded CHECK (((refunded >= (0)::numeric) AND (refunded <= amount))),
  constraint payments_void_reason CHECK (((voided_at IS NULL) = (void_reason = ''::text))),
  constraint payments_void_unrefunded CHECK (((voided_at IS NULL) OR (refunded = (0)::numeric)))
);
CREATE INDEX payments_amount_idx ON public.payments USING btree (currency, amount DESC, payment_id DESC);
CREATE INDEX payments_course_idx ON public.payments USING btree (course_id);
CREATE INDEX payments_created_at_idx ON public.payments USING btree (created_at);
CREATE INDEX payments_paid_on_idx ON public.payments USING btree (paid_on DESC, payment_id DESC);
CREATE INDEX payments_refunded_idx ON public.payments USING btree (paid_on DESC, payment_id DESC) WHERE (refunded > (0)::numeric);
CREATE INDEX payments_user_idx ON public.payments USING btree (user_id);
-- A payment has its receipt in the same transaction.
CREATE TRIGGER payments_receipt AFTER INSERT ON public.payments FOR EACH ROW EXECUTE FUNCTION issue_payment_receipt();
-- A payment is never deleted.
CREATE TRIGGER payments_no_delete BEFORE DELETE ON public.payments FOR EACH ROW EXECUTE FUNCTION reject_change();
-- A payment is voided once, or refunded by an entry, and never changed otherwise.
CREATE TRIGGER payments_guarded BEFORE UPDATE ON public.payments FOR EACH ROW EXECUTE FUNCTION guard_payment();
-- Payments cannot be emptied.
CREATE TRIGGER payments_no_truncate BEFORE TRUNCATE ON public.payments FOR EACH STATEMENT EXECUTE FUNCTION reject_change();
-- The order of a payment that is voided or refunded counts as refunded, in full or in part.
CREATE TRIGGER payments_close_order AFTER UPDATE ON public.payments FOR EACH ROW EXECUTE FUNCTION follow_payment();

-- Banners of the home page, in their order.
create table banners (
  banner_id integer not null generated always as identity,
  title text not null default ''::text,
  title_zh text not null default ''::text,
  description text not null default ''::text,
  description_zh text not null default ''::text,
  image_url text,
  image_url_zh text,
  link text,
  position integer not null default 1,
  is_active boolean not null default true,
  updated_at timestamp with time zone not null default now(),
  archived_at timestamp with time zone,
  version integer not null default 1,
  constraint banners_pkey PRIMARY KEY (banner_id),
  constraint banners_title CHECK (((title <> ''::text) OR (title_zh <> ''::text)))
);
CREATE INDEX banners_position_idx ON public.banners USING btree ("position", banner_id) WHERE (archived_at IS NULL);
-- Notes in file_uses which files the row shows.
CREATE TRIGGER banners_file_uses AFTER INSERT OR DELETE OR UPDATE ON public.banners FOR EACH ROW EXECUTE FUNCTION note_file_uses('banner', 'banner_id');
-- Tells every process that what guests see has changed.
CREATE TRIGGER banners_notify_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.banners FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_change();

-- Events that the academy announces.
create table activities (
  activity_id integer not null generated always as identity,
  title text not null default ''::text,
  title_zh text not null default ''::text,
  name text not null default ''::text,
  name_zh text not null default ''::text,
  description text not null default ''::text,
  description_zh text not null default ''::text,
  tag text not null default ''::text,
  tag_zh text not null default ''::text,
  image text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  archived_at timestamp with time zone,
  version integer not null default 1,
  constraint activities_pkey PRIMARY KEY (activity_id),
  constraint activities_title CHECK (((title <> ''::text) OR (title_zh <> ''::text)))
);
CREATE INDEX activities_created_idx ON public.activities USING btree (created_at, activity_id) WHERE (archived_at IS NULL);
-- Notes in file_uses which files the row shows.
CREATE TRIGGER activities_file_uses AFTER INSERT OR DELETE OR UPDATE ON public.activities FOR EACH ROW EXECUTE FUNCTION note_file_uses('activity', 'activity_id');
-- Tells every process that what guests see has changed.
CREATE TRIGGER activities_notify_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.activities FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_change();

-- Frequently asked questions, in their order.
create table faqs (
  faq_id integer not null generated always as identity,
  question text not null default ''::text,
  question_zh text not null default ''::text,
  answer text not null default ''::text,
  answer_zh text not null default ''::text,
  position integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  archived_at timestamp with time zone,
  version integer not null default 1,
  constraint faqs_pkey PRIMARY KEY (faq_id),
  constraint faqs_question CHECK (((question <> ''::text) OR (question_zh <> ''::text)))
);
CREATE INDEX faqs_position_idx ON public.faqs USING btree ("position", faq_id) WHERE (archived_at IS NULL);
-- Notes in file_uses which files the row shows.
CREATE TRIGGER faqs_file_uses AFTER INSERT OR DELETE OR UPDATE ON public.faqs FOR EACH ROW EXECUTE FUNCTION note_file_uses('faq', 'faq_id');
-- Tells every process that what guests see has changed.
CREATE TRIGGER faqs_notify_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.faqs FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_change();

-- Learner stories, in their order.
create table success_cases (
  case_id integer not null generated always as identity,
  name text not null default ''::text,
  name_zh text not null default ''::text,
  profile text not null default ''::text,
  profile_zh text not null default ''::text,
  title text not null default ''::text,
  title_zh text not null default ''::text,
  story text not null default ''::text,
  story_zh text not null default ''::text,
  quote text not null default ''::text,
  quote_zh text not null default ''::text,
  image text,
  position integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  archived_at timestamp with time zone,
  version integer not null default 1,
  constraint success_cases_pkey PRIMARY KEY (case_id),
  constraint success_cases_name CHECK (((name <> ''::text) OR (name_zh <> ''::text)))
);
CREATE INDEX success_cases_position_idx ON public.success_cases USING btree ("position", case_id) WHERE (archived_at IS NULL);
-- Notes in file_uses which files the row shows.
CREATE TRIGGER success_cases_file_uses AFTER INSERT OR DELETE OR UPDATE ON public.success_cases FOR EACH ROW EXECUTE FUNCTION note_file_uses('case', 'case_id');
-- Tells every process that what guests see has changed.
CREATE TRIGGER success_cases_notify_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.success_cases FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_change();

-- Articles; each appears on its day, which is an academy day.
create table articles (
  article_id integer not null generated always as identity,
  title text not null default ''::text,
  title_zh text not null default ''::text,
  summary text not null default ''::text,
  summary_zh text not null default ''::text,
  html text not null default ''::text,
  html_zh text not null default ''::text,
  image text,
  published_on date not null,
  updated_at timestamp with time zone not null default now(),
  archived_at timestamp with time zone,
  version integer not null default 1,
  constraint articles_pkey PRIMARY KEY (article_id),
  constraint articles_title CHECK (((title <> ''::text) OR (title_zh <> ''::text)))
);
CREATE INDEX articles_published_idx ON public.articles USING btree (published_on, article_id) WHERE (archived_at IS NULL);
-- Notes in file_uses which files the row shows.
CREATE TRIGGER articles_file_uses AFTER INSERT OR DELETE OR UPDATE ON public.articles FOR EACH ROW EXECUTE FUNCTION note_file_uses('article', 'article_id');
-- Tells every process that what guests see has changed.
CREATE TRIGGER articles_notify_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.articles FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_change();

-- Terms of investing, explained in both languages.
create table terms (
  term_id integer not null generated always as identity,
  en text not null,
  zh text not null,
  aliases text[] not null default '{}'::text[],
  meaning text not null default ''::text,
  meaning_zh text not null default ''::text,
  search_document tsvector not null default ''::tsvector,
  archived_at timestamp with time zone,
  version integer not null default 1,
  constraint terms_pkey PRIMARY KEY (term_id),
  constraint terms_en_given CHECK ((en <> ''::text)),
  constraint terms_zh_given CHECK ((zh <> ''::text))
);
CREATE INDEX terms_search_idx ON public.terms USING gin (search_document) WITH (fastupdate=off);
CREATE INDEX terms_title_search_idx ON public.terms USING gin (ts_filter(search_document, '{a}'::"char"[])) WITH (fastupdate=off);
CREATE UNIQUE INDEX terms_en_key ON public.terms USING btree (lower(en)) WHERE (archived_at IS NULL);
CREATE UNIQUE INDEX terms_zh_key ON public.terms USING btree (zh) WHERE (archived_at IS NULL);
-- Tells every process that what guests see has changed.
CREATE TRIGGER terms_notify_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.terms FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_change();

-- Likes and visible ratings of each course, in up to eight rows; written by triggers alone.
create table course_counters (
  course_id integer not null,
  slot smallint not null,
  likes_count integer not null default 0,
  ratings_count integer not null default 0,
  ratings_sum integer not null default 0,
  constraint course_counters_course_fkey FOREIGN KEY (course_id) REFERENCES courses(course_id) ON DELETE CASCADE,
  constraint course_counters_pkey PRIMARY KEY (course_id, slot),
  constraint course_counters_likes CHECK ((likes_count >= 0)),
  constraint course_counters_ratings CHECK (((ratings_sum >= ratings_count) AND (ratings_sum <= (5 * ratings_count)))),
  constraint course_counters_slot CHECK (((slot >= 0) AND (slot <= 7)))
);
-- Keeps course_ranks.
CREATE TRIGGER course_counters_rank_added AFTER INSERT ON public.course_counters REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION rank_courses();
-- Keeps course_ranks.
CREATE TRIGGER course_counters_rank_changed AFTER UPDATE ON public.course_counters REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION rank_courses();

-- Likes of each teacher, in up to eight rows; written by triggers alone.
create table teacher_counters (
  teacher_id integer not null,
  slot smallint not null,
  likes_count integer not null default 0,
  constraint teacher_counters_pkey PRIMARY KEY (teacher_id, slot),
  constraint teacher_counters_teacher_fkey FOREIGN KEY (teacher_id) REFERENCES teachers(teacher_id) ON DELETE CASCADE,
  constraint teacher_counters_likes CHECK ((likes_count >= 0)),
  constraint teacher_counters_slot CHECK (((slot >= 0) AND (slot <= 7)))
);

-- The order of courses by likes and by rating; written by triggers, set right by maintenance.
create table course_ranks (
  course_id integer not null,
  likes_count integer not null default 0,
  ratings_count integer not null default 0,
  rating numeric,
  created_at timestamp with time zone not null,
  constraint course_ranks_course_fkey FOREIGN KEY (course_id) REFERENCES courses(course_id) ON DELETE CASCADE,
  constraint course_ranks_pkey PRIMARY KEY (course_id)
);
CREATE INDEX course_ranks_newest_idx ON public.course_ranks USING btree (created_at DESC, course_id DESC);
CREATE INDEX course_ranks_popular_idx ON public.course_ranks USING btree (likes_count DESC, created_at DESC, course_id DESC);
CREATE INDEX course_ranks_rating_idx ON public.course_ranks USING btree (rating DESC NULLS LAST, ratings_count DESC, created_at DESC, course_id DESC);

-- Figures of each academy day that is over; written by maintenance, forgotten by triggers.
create table daily_figures (
  day date not null,
  time_zone text not null,
  registrations integer not null,
  enrollments integer not null,
  completions integer not null,
  redemptions integer not null,
  entries integer not null,
  points_earned bigint not null,
  points_spent bigint not null,
  points_inflow bigint not null,
  constraint daily_figures_pkey PRIMARY KEY (day)
);

-- How many people were seen on a day that is over, by the days since they were seen before.
create table daily_visitors (
  day date not null,
  days_since integer not null,
  people integer not null,
  constraint daily_visitors_day_fkey FOREIGN KEY (day) REFERENCES daily_figures(day) ON DELETE CASCADE,
  constraint daily_visitors_pkey PRIMARY KEY (day, days_since),
  constraint daily_visitors_days_since CHECK ((days_since >= 0))
);

-- Who last gave a learner all attempts at a quiz back; up to after_attempt none counts any more.
create table quiz_attempt_grants (
  user_id integer not null,
  content_id integer not null,
  granted_by integer,
  granted_at timestamp with time zone not null,
  after_attempt integer not null,
  constraint quiz_attempt_grants_content_fkey FOREIGN KEY (content_id) REFERENCES contents(content_id) ON DELETE CASCADE,
  constraint quiz_attempt_grants_granter_fkey FOREIGN KEY (granted_by) REFERENCES users(user_id) ON DELETE SET NULL,
  constraint quiz_attempt_grants_pkey PRIMARY KEY (user_id, content_id),
  constraint quiz_attempt_grants_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX quiz_attempt_grants_content_idx ON public.quiz_attempt_grants USING btree (content_id);
CREATE INDEX quiz_attempt_grants_granter_idx ON public.quiz_attempt_grants USING btree (granted_by);

-- Headings and texts of the public pages, by their section, in order.
create table passages (
  passage_id integer not null generated always as identity,
  section text not null,
  title text not null default ''::text,
  title_zh text not null default ''::text,
  text text not null default ''::text,
  text_zh text not null default ''::text,
  position integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  archived_at timestamp with time zone,
  version integer not null default 1,
  constraint passages_pkey PRIMARY KEY (passage_id),
  constraint passages_section CHECK ((section = ANY (ARRAY['home_vision'::text, 'home_pillar'::text, 'home_goal'::text, 'home_program'::text, 'home_program_fact'::text, 'about_intro'::text, 'about_origin'::text, 'about_goal'::text, 'about_promise'::text, 'about_do'::text, 'about_dont'::text, 'about_ways'::text, 'about_way'::text, 'about_contact'::text, 'history_intro'::text, 'history_capabilities'::text, 'history_capability'::text, 'history_funds'::text, 'history_fund'::text]))),
  constraint passages_title CHECK (((title <> ''::text) OR (title_zh <> ''::text)))
);
CREATE INDEX passages_position_idx ON public.passages USING btree ("position", passage_id) WHERE (archived_at IS NULL);
CREATE UNIQUE INDEX passages_heading_key ON public.passages USING btree (section) WHERE (section = ANY (ARRAY['home_vision'::text, 'home_goal'::text, 'home_program'::text, 'about_intro'::text, 'about_origin'::text, 'about_goal'::text, 'about_promise'::text, 'about_ways'::text, 'about_contact'::text, 'history_intro'::text, 'history_capabilities'::text, 'history_funds'::text]));
-- Tells every process that what guests see has changed.
CREATE TRIGGER passages_notify_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.passages FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_change();

-- The codes of a reward; one that was delivered belongs to one request for ever.
create table reward_codes (
  reward_code_id integer not null generated always as identity,
  reward_id integer not null,
  code text not null,
  redemption_id integer,
  delivered_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint reward_codes_code_key UNIQUE (code),
  constraint reward_codes_pkey PRIMARY KEY (reward_code_id),
  constraint reward_codes_redemption_fkey FOREIGN KEY (redemption_id, reward_id) REFERENCES reward_redemptions(redemption_id, reward_id),
  constraint reward_codes_redemption_key UNIQUE (redemption_id),
  constraint reward_codes_reward_fkey FOREIGN KEY (reward_id) REFERENCES rewards(reward_id),
  constraint reward_codes_code CHECK (((code = btrim(code)) AND ((char_length(code) >= 4) AND (char_length(code) <= 200)))),
  constraint reward_codes_delivered CHECK (((redemption_id IS NULL) = (delivered_at IS NULL)))
);
CREATE INDEX reward_codes_reward_idx ON public.reward_codes USING btree (reward_id, reward_code_id DESC);
CREATE INDEX reward_codes_unused_idx ON public.reward_codes USING btree (reward_id, reward_code_id) WHERE (redemption_id IS NULL);
-- A delivered code is neither given to somebody else nor deleted, and no code is rewritten.
CREATE TRIGGER reward_codes_guarded BEFORE DELETE OR UPDATE ON public.reward_codes FOR EACH ROW EXECUTE FUNCTION guard_reward_code();
-- At commit a delivered code belongs to a completed request for a code.
CREATE CONSTRAINT TRIGGER reward_codes_request_agrees AFTER UPDATE ON public.reward_codes DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.redemption_id IS NOT NULL)) EXECUTE FUNCTION check_code_delivered();
-- Delivered codes cannot be emptied.
CREATE TRIGGER reward_codes_no_truncate BEFORE TRUNCATE ON public.reward_codes FOR EACH STATEMENT EXECUTE FUNCTION reject_change();

-- What opens or opened a course to a learner, by whom, why and until when; never deleted.
create table course_grants (
  grant_id integer not null generated always as identity,
  user_id integer not null,
  course_id integer not null,
  source text not null,
  payment_id integer,
  redemption_id integer,
  reason text not null default ''::text,
  granted_by integer,
  granted_at timestamp with time zone not null,
  until timestamp with time zone,
  revoked_at timestamp with time zone,
  revoked_by integer,
  revoke_reason text not null default ''::text,
  group_id integer,
  order_id integer,
  constraint course_grants_course_fkey FOREIGN KEY (course_id) REFERENCES courses(course_id),
  constraint course_grants_granter_fkey FOREIGN KEY (granted_by) REFERENCES users(user_id),
  constraint course_grants_group_fkey FOREIGN KEY (group_id) REFERENCES learner_groups(group_id),
  constraint course_grants_order_fkey FOREIGN KEY (order_id) REFERENCES orders(order_id),
  constraint course_grants_order_key UNIQUE (order_id),
  constraint course_grants_payment_fkey FOREIGN KEY (payment_id) REFERENCES payments(payment_id),
  constraint course_grants_payment_key UNIQUE (payment_id),
  constraint course_grants_pkey PRIMARY KEY (grant_id),
  constraint course_grants_redemption_fkey FOREIGN KEY (redemption_id) REFERENCES reward_redemptions(redemption_id),
  constraint course_grants_redemption_key UNIQUE (redemption_id),
  constraint course_grants_revoker_fkey FOREIGN KEY (revoked_by) REFERENCES users(user_id),
  constraint course_grants_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint course_grants_causes CHECK ((((source = 'payment'::text) = (payment_id IS NOT NULL)) AND ((source = 'reward'::text) = (redemption_id IS NOT NULL)) AND ((source = 'coupon'::text) = (order_id IS NOT NULL)))),
  constraint course_grants_decided CHECK (((source <> ALL (ARRAY['manual'::text, 'group'::text])) OR ((granted_by IS NOT NULL) AND (reason <> ''::text)))),
  constraint course_grants_free CHECK (((source <> 'free'::text) OR (revoked_at IS NOT NULL))),
  constraint course_grants_of_group CHECK (((source = 'group'::text) = (group_id IS NOT NULL))),
  constraint course_grants_reason CHECK ((length(reason) <= 300)),
  constraint course_grants_revoke_reason CHECK ((length(revoke_reason) <= 300)),
  constraint course_grants_revoked CHECK ((((revoked_at IS NULL) = (revoke_reason = ''::text)) AND ((revoked_at IS NOT NULL) OR (revoked_by IS NULL)))),
  constraint course_grants_source CHECK ((source = ANY (ARRAY['free'::text, 'points'::text, 'payment'::text, 'reward'::text, 'coupon'::text, 'manual'::text, 'group'::text]))),
  constraint course_grants_until CHECK ((until > granted_at))
);
CREATE INDEX course_grants_course_idx ON public.course_grants USING btree (course_id, granted_at DESC, grant_id DESC);
CREATE INDEX course_grants_granter_idx ON public.course_grants USING btree (granted_by);
CREATE INDEX course_grants_group_idx ON public.course_grants USING btree (group_id);
CREATE INDEX course_grants_revoker_idx ON public.course_grants USING btree (revoked_by);
CREATE INDEX course_grants_user_idx ON public.course_grants USING btree (user_id, course_id);
CREATE UNIQUE INDEX course_grants_decided_key ON public.course_grants USING btree (user_id, course_id, source) WHERE ((source = ANY (ARRAY['manual'::text, 'group'::text])) AND (until IS NULL) AND (revoked_at IS NULL));
CREATE UNIQUE INDEX course_grants_points_key ON public.course_grants USING btree (user_id, course_id) WHERE (source = 'points'::text);
-- A grant enrolls its learner and puts them into the course's list, before any progress.
CREATE TRIGGER course_grants_enrol AFTER INSERT ON public.course_grants FOR EACH ROW EXECUTE FUNCTION note_granted_learner();
-- A grant is never deleted: it says why somebody had access.
CREATE TRIGGER course_grants_no_delete BEFORE DELETE ON public.course_grants FOR EACH ROW EXECUTE FUNCTION reject_change();
-- A grant is revoked once, with a reason, and never changed otherwise.
CREATE TRIGGER course_grants_guarded BEFORE UPDATE ON public.course_grants FOR EACH ROW EXECUTE FUNCTION guard_course_grant();
-- At commit what a reward opened belongs to a completed request.
CREATE CONSTRAINT TRIGGER course_grants_request_agrees AFTER INSERT ON public.course_grants DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.redemption_id IS NOT NULL)) EXECUTE FUNCTION check_course_opened();
-- Grants cannot be emptied.
CREATE TRIGGER course_grants_no_truncate BEFORE TRUNCATE ON public.course_grants FOR EACH STATEMENT EXECUTE FUNCTION reject_change();
-- What points, a payment, a reward or a coupon opened was paid for, by this learner and for this course.
CREATE TRIGGER course_grants_cause BEFORE INSERT ON public.course_grants FOR EACH ROW EXECUTE FUNCTION check_course_grant();

-- Courses that learners buy with money: what is to be paid, how, until when, and what came of it.
create table orders (
  order_id integer not null generated always as identity,
  order_number text not null generated always as (('PA'::text || ((100000 + order_id))::text)) stored,
  user_id integer not null,
  course_id integer not null,
  currency text not null,
  list_price numeric(12,2) not null,
  amount numeric(12,2) not null,
  method text not null,
  reference text not null,
  status text not null default 'pending'::text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  receipt_file_id integer,
  receipt_sent_at timestamp with time zone,
  paid_at timestamp with time zone,
  payment_id integer,
  cancelled_at timestamp with time zone,
  cancel_reason text not null default ''::text,
  decided_by integer,
  version integer not null default 1,
  constraint orders_course_fkey FOREIGN KEY (course_id) REFERENCES courses(course_id),
  constraint orders_decider_fkey FOREIGN KEY (decided_by) REFERENCES users(user_id),
  constraint orders_number_key UNIQUE (order_number),
  constraint orders_payment_fkey FOREIGN KEY (payment_id) REFERENCES payments(payment_id),
  constraint orders_payment_key UNIQUE (payment_id),
  constraint orders_pkey PRIMARY KEY (order_id),
  constraint orders_receipt_fkey FOREIGN KEY (receipt_file_id) REFERENCES files(file_id),
  constraint orders_receipt_key UNIQUE (receipt_file_id),
  constraint orders_reference_key UNIQUE (reference),
  constraint orders_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint orders_amount CHECK (((amount >= (0)::numeric) AND (amount <= list_price))),
  constraint orders_cancel_reason CHECK ((length(cancel_reason) <= 300)),
  constraint orders_cancelled CHECK ((((cancelled_at IS NOT NULL) = (status = 'cancelled'::text)) AND ((status = 'cancelled'::text) OR (cancel_reason = ''::text)))),
  constraint orders_currency CHECK ((currency = ANY (ARRAY['USD'::text, 'CNY'::text, 'SGD'::text, 'MYR'::text]))),
  constraint orders_expires CHECK ((expires_at > created_at)),
  constraint orders_list_price CHECK ((list_price > (0)::numeric)),
  constraint orders_method CHECK ((method = ANY (ARRAY['paynow'::text, 'duitnow'::text, 'bank_transfer'::text, 'stripe'::text]))),
  constraint orders_paid CHECK (((paid_at IS NOT NULL) = (status = ANY (ARRAY['paid'::text, 'partly_refunded'::text, 'refunded'::text])))),
  constraint orders_payment CHECK (((payment_id IS NOT NULL) = ((paid_at IS NOT NULL) AND (amount > (0)::numeric)))),
  constraint orders_receipt_sent CHECK (((receipt_file_id IS NULL) OR (receipt_sent_at IS NOT NULL))),
  constraint orders_reference CHECK ((reference ~ '^[A-Z0-9]{6,25}$'::text)),
  constraint orders_status CHECK ((status = ANY (ARRAY['pending'::text, 'paid'::text, 'partly_refunded'::text, 'refunded'::text, 'cancelled'::text, 'expired'::text])))
);
CREATE INDEX orders_course_idx ON public.orders USING btree (course_id);
CREATE INDEX orders_decider_idx ON public.orders USING btree (decided_by);
CREATE INDEX orders_expiring_idx ON public.orders USING btree (expires_at) WHERE ((status = 'pending'::text) AND (receipt_file_id IS NULL));
CREATE INDEX orders_status_idx ON public.orders USING btree (status, order_id DESC);
CREATE INDEX orders_to_check_idx ON public.orders USING btree (receipt_sent_at) WHERE ((status = ANY (ARRAY['pending'::text, 'expired'::text])) AND (receipt_file_id IS NOT NULL));
CREATE INDEX orders_user_idx ON public.orders USING btree (user_id, order_id DESC);
CREATE UNIQUE INDEX orders_open_course_key ON public.orders USING btree (user_id, course_id) WHERE (status = 'pending'::text);
CREATE UNIQUE INDEX orders_open_key ON public.orders USING btree (user_id, course_id, currency, method) WHERE (status = 'pending'::text);
-- An order is never deleted.
CREATE TRIGGER orders_no_delete BEFORE DELETE ON public.orders FOR EACH ROW EXECUTE FUNCTION reject_change();
-- An order makes its transitions in order, is paid by its own payment, and keeps learner and course.
CREATE TRIGGER orders_guarded BEFORE UPDATE ON public.orders FOR EACH ROW EXECUTE FUNCTION guard_order();
-- An order that is cancelled or expires gives its coupon back, whoever ends it.
CREATE TRIGGER orders_release_coupon AFTER UPDATE OF status ON public.orders FOR EACH ROW WHEN ((new.status <> old.status)) EXECUTE FUNCTION follow_order_with_coupon();
-- At commit an order that costs less than its course uses a coupon.
CREATE CONSTRAINT TRIGGER orders_discount AFTER INSERT ON public.orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.amount < new.list_price)) EXECUTE FUNCTION check_order_discount();
-- Orders cannot be emptied.
CREATE TRIGGER orders_no_truncate BEFORE TRUNCATE ON public.orders FOR EACH STATEMENT EXECUTE FUNCTION reject_change();
-- What an order asked for is kept with its reference when it is changed.
CREATE TRIGGER orders_keep_terms AFTER UPDATE OF reference ON public.orders FOR EACH ROW WHEN ((new.reference <> old.reference)) EXECUTE FUNCTION keep_order_terms();

-- The courses of a reward. A pass opens them: single ones, and all of a level; without any it opens none. The coupon of a discount is for them: single ones; without any it is for all.
create table reward_courses (
  reward_id integer not null,
  course_id integer,
  level text,
  constraint reward_courses_course_fkey FOREIGN KEY (course_id) REFERENCES courses(course_id),
  constraint reward_courses_reward_fkey FOREIGN KEY (reward_id) REFERENCES rewards(reward_id),
  constraint reward_courses_level CHECK ((level = ANY (ARRAY['beginner'::text, 'intermediate'::text, 'advanced'::text]))),
  constraint reward_courses_one CHECK ((num_nonnulls(course_id, level) = 1))
);
CREATE INDEX reward_courses_course_idx ON public.reward_courses USING btree (course_id) WHERE (course_id IS NOT NULL);
CREATE UNIQUE INDEX reward_courses_course_key ON public.reward_courses USING btree (reward_id, course_id) WHERE (course_id IS NOT NULL);
CREATE UNIQUE INDEX reward_courses_level_key ON public.reward_courses USING btree (reward_id, level) WHERE (level IS NOT NULL);
-- Tells every process that what guests see has changed.
CREATE TRIGGER reward_courses_notify_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.reward_courses FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_change();

-- What was given back of a payment, by whom and why; never changed or deleted.
create table payment_refunds (
  refund_id integer not null generated always as identity,
  payment_id integer not null,
  amount numeric(12,2) not null,
  refunded_on date not null,
  reason text not null,
  ends_access boolean not null,
  refunded_by integer,
  created_at timestamp with time zone not null,
  constraint payment_refunds_payment_fkey FOREIGN KEY (payment_id) REFERENCES payments(payment_id),
  constraint payment_refunds_person_fkey FOREIGN KEY (refunded_by) REFERENCES users(user_id),
  constraint payment_refunds_pkey PRIMARY KEY (refund_id),
  constraint payment_refunds_amount CHECK ((amount > (0)::numeric)),
  constraint payment_refunds_reason CHECK (((length(reason) >= 1) AND (length(reason) <= 300)))
);
CREATE INDEX payment_refunds_day_idx ON public.payment_refunds USING btree (refunded_on);
CREATE INDEX payment_refunds_payment_idx ON public.payment_refunds USING btree (payment_id, refund_id);
CREATE INDEX payment_refunds_person_idx ON public.payment_refunds USING btree (refunded_by);
-- A refund has its credit note in the same transaction.
CREATE TRIGGER payment_refunds_receipt AFTER INSERT ON public.payment_refunds FOR EACH ROW EXECUTE FUNCTION issue_refund_receipt();
-- A refund is never changed or deleted.
CREATE TRIGGER payment_refunds_append_only BEFORE DELETE OR UPDATE ON public.payment_refunds FOR EACH ROW EXECUTE FUNCTION reject_change();
-- Refunds cannot be emptied.
CREATE TRIGGER payment_refunds_no_truncate BEFORE TRUNCATE ON public.payment_refunds FOR EACH STATEMENT EXECUTE FUNCTION reject_change();
-- What was refunded is stored with the payment, and is never more than the payment.
CREATE TRIGGER payment_refunds_add AFTER INSERT ON public.payment_refunds FOR EACH ROW EXECUTE FUNCTION add_payment_refund();

-- The last number of each kind of receipt that was issued.
create table receipt_counters (
  kind text not null,
  last_number integer not null,
  constraint receipt_counters_pkey PRIMARY KEY (kind),
  constraint receipt_counters_kind CHECK ((kind = ANY (ARRAY['receipt'::text, 'credit_note'::text]))),
  constraint receipt_counters_number CHECK ((last_number >= 0))
);
-- Numbers of receipts go up by one, without gaps.
CREATE TRIGGER receipt_counters_guarded BEFORE DELETE OR UPDATE ON public.receipt_counters FOR EACH ROW EXECUTE FUNCTION guard_receipt_counter();

-- Receipts of payments and credit notes of refunds, with what is printed on them; never changed.
create table payment_receipts (
  receipt_id integer not null generated always as identity,
  kind text not null,
  number integer not null,
  receipt_number text not null generated always as ((
CASE kind
    WHEN 'receipt'::text THEN 'R-'::text
    ELSE 'C-'::text
END || lpad((number)::text, GREATEST(6, length((number)::text)), '0'::text))) stored,
  payment_id integer not null,
  refund_id integer,
  issued_on date not null,
  issued_at timestamp with time zone not null,
  printed jsonb not null,
  constraint payment_receipts_number_key UNIQUE (kind, number),
  constraint payment_receipts_payment_fkey FOREIGN KEY (payment_id) REFERENCES payments(payment_id),
  constraint payment_receipts_pkey PRIMARY KEY (receipt_id),
  constraint payment_receipts_receipt_number_key UNIQUE (receipt_number),
  constraint payment_receipts_refund_fkey FOREIGN KEY (refund_id) REFERENCES payment_refunds(refund_id),
  constraint payment_receipts_refund_key UNIQUE (refund_id),
  constraint payment_receipts_kind CHECK ((kind = ANY (ARRAY['receipt'::text, 'credit_note'::text]))),
  constraint payment_receipts_subject CHECK (((kind = 'credit_note'::text) = (refund_id IS NOT NULL)))
);
CREATE INDEX payment_receipts_payment_idx ON public.payment_receipts USING btree (payment_id);
CREATE UNIQUE INDEX payment_receipts_payment_key ON public.payment_receipts USING btree (payment_id) WHERE (kind = 'receipt'::text);
-- A receipt that was issued is never changed or deleted.
CREATE TRIGGER payment_receipts_append_only BEFORE DELETE OR UPDATE ON public.payment_receipts FOR EACH ROW EXECUTE FUNCTION reject_change();
-- Receipts cannot be emptied.
CREATE TRIGGER payment_receipts_no_truncate BEFORE TRUNCATE ON public.payment_receipts FOR EACH STATEMENT EXECUTE FUNCTION reject_change();

-- Groups of learners, such as a class; only admins see them.
create table learner_groups (
  group_id integer not null generated always as identity,
  name text not null,
  note text not null default ''::text,
  archived_at timestamp with time zone,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  constraint learner_groups_pkey PRIMARY KEY (group_id),
  constraint learner_groups_name CHECK (((name = btrim(name)) AND ((length(name) >= 1) AND (length(name) <= 80)))),
  constraint learner_groups_note CHECK ((length(note) <= 500))
);
CREATE UNIQUE INDEX learner_groups_name_key ON public.learner_groups USING btree (lower(name)) WHERE (archived_at IS NULL);

-- Who is in a group now, and how they came into it.
create table group_members (
  group_id integer not null,
  user_id integer not null,
  source text not null,
  added_by integer,
  added_at timestamp with time zone not null,
  constraint group_members_adder_fkey FOREIGN KEY (added_by) REFERENCES users(user_id),
  constraint group_members_group_fkey FOREIGN KEY (group_id) REFERENCES learner_groups(group_id),
  constraint group_members_pkey PRIMARY KEY (group_id, user_id),
  constraint group_members_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint group_members_added CHECK (((source = 'invitation'::text) = (added_by IS NULL))),
  constraint group_members_source CHECK ((source = ANY (ARRAY['hand'::text, 'list'::text, 'invitation'::text])))
);
CREATE INDEX group_members_adder_idx ON public.group_members USING btree (added_by);
CREATE INDEX group_members_user_idx ON public.group_members USING btree (user_id);

-- The queue: work that one process takes at a time, tried again for three days. A finished job keeps no payload.
create table jobs (
  job_id bigint not null generated always as identity,
  kind text not null,
  user_id integer,
  payload jsonb not null,
  priority smallint not null,
  created_at timestamp with time zone not null,
  run_at timestamp with time zone not null,
  give_up_at timestamp with time zone not null,
  attempts integer not null default 0,
  interruptions integer not null default 0,
  locked_until timestamp with time zone,
  last_error text,
  finished_at timestamp with time zone,
  failed_at timestamp with time zone,
  lane text not null generated always as (
CASE
    WHEN (kind ~~ '%\_email'::text) THEN 'mail'::text
    WHEN (kind ~~ '%\_push'::text) THEN 'push'::text
    ELSE 'work'::text
END) stored,
  started_at timestamp with time zone,
  constraint jobs_pkey PRIMARY KEY (job_id),
  constraint jobs_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint jobs_attempts CHECK ((attempts >= 0)),
  constraint jobs_ended_unlocked CHECK (((locked_until IS NULL) OR ((finished_at IS NULL) AND (failed_at IS NULL)))),
  constraint jobs_give_up CHECK ((give_up_at >= created_at)),
  constraint jobs_interruptions CHECK ((interruptions >= 0)),
  constraint jobs_kind CHECK ((kind ~ '^[a-z][a-z_]{0,49}$'::text)),
  constraint jobs_last_error CHECK ((length(last_error) <= 1000)),
  constraint jobs_one_end CHECK (((finished_at IS NULL) OR (failed_at IS NULL))),
  constraint jobs_payload CHECK ((jsonb_typeof(payload) = 'object'::text)),
  constraint jobs_priority CHECK (((priority >= 0) AND (priority <= 1)))
);
CREATE INDEX jobs_failed_idx ON public.jobs USING btree (failed_at DESC, job_id DESC) WHERE (failed_at IS NOT NULL);
CREATE INDEX jobs_finished_idx ON public.jobs USING btree (finished_at) WHERE (finished_at IS NOT NULL);
CREATE INDEX jobs_lane_idx ON public.jobs USING btree (lane, priority, run_at, job_id) WHERE ((finished_at IS NULL) AND (failed_at IS NULL));
CREATE INDEX jobs_user_idx ON public.jobs USING btree (user_id, kind, created_at);
-- A process that waits for work hears of it at once.
CREATE TRIGGER jobs_notify AFTER INSERT ON public.jobs FOR EACH STATEMENT EXECUTE FUNCTION notify_jobs();

-- The drafts of the privacy notice and the terms of use, as admins edit them.
create table legal_documents (
  kind text not null,
  html text not null,
  html_zh text not null,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint legal_documents_pkey PRIMARY KEY (kind),
  constraint legal_documents_kind CHECK ((kind = ANY (ARRAY['privacy'::text, 'terms'::text]))),
  constraint legal_documents_length CHECK (((length(html) <= 100000) AND (length(html_zh) <= 100000)))
);
-- Tells every process that what guests see has changed.
CREATE TRIGGER legal_documents_notify_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.legal_documents FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_change();

-- What was published, as it was published; the highest number of a kind is in force.
create table legal_versions (
  kind text not null,
  number integer not null,
  html text not null,
  html_zh text not null,
  published_at timestamp with time zone not null,
  published_by integer,
  constraint legal_versions_document_fkey FOREIGN KEY (kind) REFERENCES legal_documents(kind),
  constraint legal_versions_pkey PRIMARY KEY (kind, number),
  constraint legal_versions_publisher_fkey FOREIGN KEY (published_by) REFERENCES users(user_id),
  constraint legal_versions_number CHECK ((number >= 1)),
  constraint legal_versions_texts CHECK (((html <> ''::text) AND (html_zh <> ''::text)))
);
-- A published version is never changed: people have agreed to it.
CREATE TRIGGER legal_versions_append_only BEFORE DELETE OR UPDATE ON public.legal_versions FOR EACH ROW EXECUTE FUNCTION reject_change();
-- Tells every process that what guests see has changed.
CREATE TRIGGER legal_versions_notify_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.legal_versions FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_change();
-- The versions cannot be emptied.
CREATE TRIGGER legal_versions_no_truncate BEFORE TRUNCATE ON public.legal_versions FOR EACH STATEMENT EXECUTE FUNCTION reject_change();

-- Who agreed to which version, and when.
create table legal_consents (
  user_id integer not null,
  kind text not null,
  number integer not null,
  consented_at timestamp with time zone not null,
  constraint legal_consents_pkey PRIMARY KEY (user_id, kind, number),
  constraint legal_consents_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  constraint legal_consents_version_fkey FOREIGN KEY (kind, number) REFERENCES legal_versions(kind, number)
);
CREATE INDEX legal_consents_version_idx ON public.legal_consents USING btree (kind, number);
-- A consent is evidence: it is added and never changed.
CREATE TRIGGER legal_consents_append_only BEFORE DELETE OR UPDATE ON public.legal_consents FOR EACH ROW EXECUTE FUNCTION reject_change();
-- The consents cannot be emptied.
CREATE TRIGGER legal_consents_no_truncate BEFORE TRUNCATE ON public.legal_consents FOR EACH STATEMENT EXECUTE FUNCTION reject_change();

-- Exports of their own data that people asked for lately.
create table data_exports (
  data_export_id integer not null generated always as identity,
  user_id integer not null,
  requested_at timestamp with time zone not null,
  constraint data_exports_pkey PRIMARY KEY (data_export_id),
  constraint data_exports_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX data_exports_user_idx ON public.data_exports USING btree (user_id, requested_at);

-- The second factor of a person; it counts from when its first code was entered.
create table second_factors (
  user_id integer not null,
  secret bytea not null,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  last_step integer not null default 0,
  constraint second_factors_pkey PRIMARY KEY (user_id),
  constraint second_factors_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint second_factors_order CHECK ((created_at <= confirmed_at))
);

-- Codes for who has lost the app, stored as hashes; each works once.
create table recovery_codes (
  user_id integer not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_codes_user_fkey FOREIGN KEY (user_id) REFERENCES second_factors(user_id) ON DELETE CASCADE
);

-- Logins whose password was right and whose second factor is still missing.
create table login_challenges (
  token_hash bytea not null,
  user_id integer not null,
  password_proof bytea not null,
  browser_hash bytea not null,
  remember_me boolean not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint login_challenges_pkey PRIMARY KEY (token_hash),
  constraint login_challenges_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint login_challenges_order CHECK ((created_at < expires_at))
);
CREATE INDEX login_challenges_expires_at_idx ON public.login_challenges USING btree (expires_at);
CREATE INDEX login_challenges_user_idx ON public.login_challenges USING btree (user_id);

-- Notices to people, each written in the transaction of its cause; forgotten by maintenance after a year.
create table notifications (
  notification_id integer not null generated always as identity,
  user_id integer not null,
  kind text not null,
  dedupe_key text not null,
  params jsonb not null,
  link text not null,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  in_list boolean not null default true,
  awaits_digest boolean not null default false,
  constraint notifications_cause_key UNIQUE (user_id, kind, dedupe_key),
  constraint notifications_pkey PRIMARY KEY (notification_id),
  constraint notifications_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint notifications_dedupe_key CHECK (((length(dedupe_key) >= 1) AND (length(dedupe_key) <= 100))),
  constraint notifications_kind CHECK ((kind ~ '^[a-z][a-z_]{0,49}$'::text)),
  constraint notifications_link CHECK (((link ~ '^/[a-z]'::text) AND (length(link) <= 300))),
  constraint notifications_params CHECK ((jsonb_typeof(params) = 'object'::text)),
  constraint notifications_read_later CHECK ((read_at >= created_at))
);
CREATE INDEX notifications_created_idx ON public.notifications USING btree (created_at);
CREATE INDEX notifications_digest_idx ON public.notifications USING btree (user_id, created_at) WHERE awaits_digest;
CREATE INDEX notifications_unread_idx ON public.notifications USING btree (user_id, notification_id DESC) WHERE ((read_at IS NULL) AND in_list);
CREATE INDEX notifications_user_idx ON public.notifications USING btree (user_id, notification_id DESC);
-- The bell of an open page counts a notice without a reload.
CREATE TRIGGER notifications_notify_insert AFTER INSERT ON public.notifications FOR EACH ROW WHEN (new.in_list) EXECUTE FUNCTION notify_person();
-- What is read in one window is counted no more in the others.
CREATE TRIGGER notifications_notify_read AFTER UPDATE OF read_at ON public.notifications FOR EACH ROW WHEN ((new.in_list AND (old.read_at IS DISTINCT FROM new.read_at))) EXECUTE FUNCTION notify_person();

-- What people chose for a kind of notice and a channel; without a row the default of the kind holds.
create table notification_settings (
  user_id integer not null,
  kind text not null,
  channel text not null,
  is_on boolean not null,
  updated_at timestamp with time zone not null,
  constraint notification_settings_pkey PRIMARY KEY (user_id, kind, channel),
  constraint notification_settings_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint notification_settings_channel CHECK ((channel = ANY (ARRAY['in_app'::text, 'email'::text, 'push'::text]))),
  constraint notification_settings_kind CHECK ((kind ~ '^[a-z][a-z_]{0,49}$'::text))
);

-- Codes that take a share or an amount off the price of courses, and within what limits.
create table coupons (
  coupon_id integer not null generated always as identity,
  code text not null,
  note text not null default ''::text,
  percent integer,
  amount numeric(12,2),
  currency text,
  max_uses integer,
  max_per_user integer,
  used_count integer not null default 0,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  owner_user_id integer,
  redemption_id integer,
  created_at timestamp with time zone not null,
  archived_at timestamp with time zone,
  version integer not null default 1,
  constraint coupons_code_key UNIQUE (code),
  constraint coupons_owner_fkey FOREIGN KEY (owner_user_id) REFERENCES users(user_id),
  constraint coupons_pkey PRIMARY KEY (coupon_id),
  constraint coupons_redemption_fkey FOREIGN KEY (redemption_id) REFERENCES reward_redemptions(redemption_id),
  constraint coupons_redemption_key UNIQUE (redemption_id),
  constraint coupons_amount CHECK ((amount > (0)::numeric)),
  constraint coupons_code CHECK ((code ~ '^[A-Z0-9_-]{4,32}$'::text)),
  constraint coupons_currency CHECK ((currency = ANY (ARRAY['USD'::text, 'CNY'::text, 'SGD'::text, 'MYR'::text]))),
  constraint coupons_max_per_user CHECK ((max_per_user > 0)),
  constraint coupons_max_uses CHECK ((max_uses > 0)),
  constraint coupons_note CHECK ((length(note) <= 200)),
  constraint coupons_percent CHECK (((percent >= 1) AND (percent <= 100))),
  constraint coupons_period CHECK ((ends_at > starts_at)),
  constraint coupons_reward CHECK (((redemption_id IS NULL) OR (owner_user_id IS NOT NULL))),
  constraint coupons_used CHECK (((used_count >= 0) AND (used_count <= max_uses))),
  constraint coupons_value CHECK (((num_nonnulls(percent, amount) = 1) AND ((amount IS NULL) = (currency IS NULL))))
);
CREATE INDEX coupons_owner_idx ON public.coupons USING btree (owner_user_id) WHERE (owner_user_id IS NOT NULL);
-- A coupon that a reward became is its learner's, for one use, and takes off what was asked for.
CREATE TRIGGER coupons_reward_terms BEFORE INSERT ON public.coupons FOR EACH ROW WHEN ((new.redemption_id IS NOT NULL)) EXECUTE FUNCTION check_coupon_reward();
-- A coupon that a reward became stays with its learner and its request.
CREATE TRIGGER coupons_reward_stays BEFORE DELETE OR UPDATE OF redemption_id, owner_user_id ON public.coupons FOR EACH ROW WHEN ((old.redemption_id IS NOT NULL)) EXECUTE FUNCTION reject_change();
-- At commit a coupon that a reward became belongs to a completed request.
CREATE CONSTRAINT TRIGGER coupons_request_agrees AFTER INSERT ON public.coupons DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.redemption_id IS NOT NULL)) EXECUTE FUNCTION check_coupon_made();

-- For which courses a coupon is; without any it is for all.
create table coupon_courses (
  coupon_id integer not null,
  course_id integer not null,
  constraint coupon_courses_coupon_fkey FOREIGN KEY (coupon_id) REFERENCES coupons(coupon_id),
  constraint coupon_courses_course_fkey FOREIGN KEY (course_id) REFERENCES courses(course_id),
  constraint coupon_courses_pkey PRIMARY KEY (coupon_id, course_id)
);
CREATE INDEX coupon_courses_course_idx ON public.coupon_courses USING btree (course_id);

-- Which order uses which coupon; an order keeps the one it was made with.
create table coupon_uses (
  order_id integer not null,
  coupon_id integer not null,
  user_id integer not null,
  used_at timestamp with time zone not null,
  released_at timestamp with time zone,
  constraint coupon_uses_coupon_fkey FOREIGN KEY (coupon_id) REFERENCES coupons(coupon_id),
  constraint coupon_uses_order_fkey FOREIGN KEY (order_id) REFERENCES orders(order_id),
  constraint coupon_uses_pkey PRIMARY KEY (order_id),
  constraint coupon_uses_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
);
CREATE INDEX coupon_uses_coupon_idx ON public.coupon_uses USING btree (coupon_id, order_id DESC);
CREATE INDEX coupon_uses_user_idx ON public.coupon_uses USING btree (user_id);
-- A coupon is used by its owner, for its courses and currency, and no more often than it allows.
CREATE TRIGGER coupon_uses_count BEFORE INSERT ON public.coupon_uses FOR EACH ROW EXECUTE FUNCTION count_coupon_use();
-- An order keeps the coupon that it was made with.
CREATE TRIGGER coupon_uses_guarded BEFORE DELETE OR UPDATE ON public.coupon_uses FOR EACH ROW EXECUTE FUNCTION guard_coupon_use();
-- Uses of coupons cannot be emptied.
CREATE TRIGGER coupon_uses_no_truncate BEFORE TRUNCATE ON public.coupon_uses FOR EACH STATEMENT EXECUTE FUNCTION reject_change();

-- The times that a learner proposes for a consultation, and the one that was agreed.
create table consultations (
  redemption_id integer not null,
  first_choice timestamp with time zone,
  second_choice timestamp with time zone,
  third_choice timestamp with time zone,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  place text not null default ''::text,
  agreed_by integer,
  agreed_at timestamp with time zone,
  revision integer not null default 0,
  constraint consultations_agreed_by_fkey FOREIGN KEY (agreed_by) REFERENCES users(user_id),
  constraint consultations_pkey PRIMARY KEY (redemption_id),
  constraint consultations_redemption_fkey FOREIGN KEY (redemption_id) REFERENCES reward_redemptions(redemption_id),
  constraint consultations_agreed CHECK (((num_nulls(starts_at, ends_at, agreed_by, agreed_at) = ANY (ARRAY[0, 4])) AND ((place = ''::text) = (starts_at IS NULL)) AND ((revision = 0) = (starts_at IS NULL)))),
  constraint consultations_choices CHECK ((((second_choice IS NULL) OR (first_choice IS NOT NULL)) AND ((third_choice IS NULL) OR (second_choice IS NOT NULL)) AND (first_choice <> second_choice) AND (first_choice <> third_choice) AND (second_choice <> third_choice))),
  constraint consultations_end CHECK ((ends_at > starts_at)),
  constraint consultations_place CHECK (((place = btrim(place)) AND (length(place) <= 300)))
);
CREATE INDEX consultations_agreed_by_idx ON public.consultations USING btree (agreed_by);
-- A time is agreed for an approved request alone, and never for a parcel, a code or a course.
CREATE TRIGGER consultations_request BEFORE INSERT OR UPDATE OF redemption_id, starts_at, ends_at ON public.consultations FOR EACH ROW EXECUTE FUNCTION check_consultation();

-- The newest change of address that a person asked for: open, expired or completed.
create table email_changes (
  user_id integer not null,
  email text not null,
  requested_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  current_confirmed_at timestamp with time zone,
  new_confirmed_at timestamp with time zone,
  completed_at timestamp with time zone,
  new_confirmed_elsewhere boolean not null default false,
  constraint email_changes_pkey PRIMARY KEY (user_id),
  constraint email_changes_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint email_changes_confirmed CHECK (((completed_at IS NULL) OR ((current_confirmed_at IS NOT NULL) AND (new_confirmed_at IS NOT NULL)))),
  constraint email_changes_life CHECK ((expires_at > requested_at))
);
CREATE INDEX email_changes_expires_at_idx ON public.email_changes USING btree (expires_at);

-- Links that were mailed for a change of address; they go with the change.
create table email_change_links (
  token_hash bytea not null,
  user_id integer not null,
  side text not null,
  constraint email_change_links_change_fkey FOREIGN KEY (user_id) REFERENCES email_changes(user_id) ON DELETE CASCADE,
  constraint email_change_links_pkey PRIMARY KEY (token_hash),
  constraint email_change_links_side CHECK ((side = ANY (ARRAY['current'::text, 'new'::text])))
);
CREATE INDEX email_change_links_user_idx ON public.email_change_links USING btree (user_id);

-- How the emails of somebody's notices arrive; without a row each at once.
create table notice_deliveries (
  user_id integer not null,
  frequency text not null,
  quiet_from smallint,
  quiet_to smallint,
  digested_before timestamp with time zone,
  updated_at timestamp with time zone not null,
  constraint notice_deliveries_pkey PRIMARY KEY (user_id),
  constraint notice_deliveries_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint notice_deliveries_frequency CHECK ((frequency = ANY (ARRAY['at_once'::text, 'daily'::text, 'weekly'::text]))),
  constraint notice_deliveries_quiet CHECK ((((quiet_from IS NULL) = (quiet_to IS NULL)) AND (quiet_from <> quiet_to))),
  constraint notice_deliveries_quiet_from CHECK (((quiet_from >= 0) AND (quiet_from <= 23))),
  constraint notice_deliveries_quiet_to CHECK (((quiet_to >= 0) AND (quiet_to <= 23)))
);

-- The page of Stripe on which an order is paid, the latest of each.
create table stripe_checkouts (
  order_id integer not null,
  session_id text not null,
  url text not null,
  attempt integer not null default 1,
  state text not null default 'open'::text,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  failed_at timestamp with time zone,
  constraint stripe_checkouts_order_fkey FOREIGN KEY (order_id) REFERENCES orders(order_id),
  constraint stripe_checkouts_pkey PRIMARY KEY (order_id),
  constraint stripe_checkouts_session_key UNIQUE (session_id),
  constraint stripe_checkouts_attempt CHECK ((attempt > 0)),
  constraint stripe_checkouts_failed CHECK (((failed_at IS NULL) OR (state = 'ended'::text))),
  constraint stripe_checkouts_session CHECK (((length(session_id) >= 1) AND (length(session_id) <= 255))),
  constraint stripe_checkouts_state CHECK ((state = ANY (ARRAY['open'::text, 'settling'::text, 'ended'::text]))),
  constraint stripe_checkouts_url CHECK (((url ~ '^https?://'::text) AND (length(url) <= 5000)))
);

-- Which payment of Stripe became which of ours, each once; kept with it.
create table stripe_payments (
  payment_id integer not null,
  payment_intent text not null,
  constraint stripe_payments_intent_key UNIQUE (payment_intent),
  constraint stripe_payments_payment_fkey FOREIGN KEY (payment_id) REFERENCES payments(payment_id),
  constraint stripe_payments_pkey PRIMARY KEY (payment_id),
  constraint stripe_payments_intent CHECK (((length(payment_intent) >= 1) AND (length(payment_intent) <= 255)))
);
-- A payment stays the one that it became of.
CREATE TRIGGER stripe_payments_append_only BEFORE DELETE OR UPDATE ON public.stripe_payments FOR EACH ROW EXECUTE FUNCTION reject_change();
-- Where payments came from cannot be emptied.
CREATE TRIGGER stripe_payments_no_truncate BEFORE TRUNCATE ON public.stripe_payments FOR EACH STATEMENT EXECUTE FUNCTION reject_change();

-- What Stripe makes of a refund: each of theirs is one of ours.
create table stripe_refunds (
  refund_id integer not null,
  stripe_refund text,
  state text not null,
  updated_at timestamp with time zone not null,
  constraint stripe_refunds_key UNIQUE (stripe_refund),
  constraint stripe_refunds_pkey PRIMARY KEY (refund_id),
  constraint stripe_refunds_refund_fkey FOREIGN KEY (refund_id) REFERENCES payment_refunds(refund_id),
  constraint stripe_refunds_name CHECK (((length(stripe_refund) >= 1) AND (length(stripe_refund) <= 255))),
  constraint stripe_refunds_state CHECK ((state = ANY (ARRAY['requested'::text, 'pending'::text, 'succeeded'::text, 'failed'::text]))),
  constraint stripe_refunds_told CHECK (((stripe_refund IS NOT NULL) OR (state = ANY (ARRAY['requested'::text, 'failed'::text]))))
);

-- What Stripe told, each event once, written with its effect; deleted after 90 days by maintenance.
create table stripe_events (
  event_id text not null,
  type text not null,
  payment_intent text,
  received_at timestamp with time zone not null,
  constraint stripe_events_pkey PRIMARY KEY (event_id),
  constraint stripe_events_intent CHECK (((length(payment_intent) >= 1) AND (length(payment_intent) <= 255))),
  constraint stripe_events_name CHECK (((length(event_id) >= 1) AND (length(event_id) <= 255))),
  constraint stripe_events_type CHECK (((length(type) >= 1) AND (length(type) <= 100)))
);
CREATE INDEX stripe_events_intent_idx ON public.stripe_events USING btree (payment_intent) WHERE (payment_intent IS NOT NULL);
CREATE INDEX stripe_events_received_idx ON public.stripe_events USING btree (received_at);

-- What admins write instead of the standard texts of an email; a language without texts has the standard ones.
create table email_texts (
  kind text not null,
  subject text,
  subject_zh text,
  heading text,
  heading_zh text,
  text text,
  text_zh text,
  action text,
  action_zh text,
  version integer not null default 1,
  updated_at timestamp with time zone not null,
  constraint email_texts_pkey PRIMARY KEY (kind),
  constraint email_texts_action CHECK ((((length(action) >= 1) AND (length(action) <= 60)) AND (action !~ '[[:cntrl:]]'::text))),
  constraint email_texts_action_zh CHECK ((((length(action_zh) >= 1) AND (length(action_zh) <= 60)) AND (action_zh !~ '[[:cntrl:]]'::text))),
  constraint email_texts_heading CHECK ((((length(heading) >= 1) AND (length(heading) <= 120)) AND (heading !~ '[[:cntrl:]]'::text))),
  constraint email_texts_heading_zh CHECK ((((length(heading_zh) >= 1) AND (length(heading_zh) <= 120)) AND (heading_zh !~ '[[:cntrl:]]'::text))),
  constraint email_texts_kind CHECK ((kind ~ '^[a-zA-Z]{1,50}$'::text)),
  constraint email_texts_subject CHECK ((((length(subject) >= 1) AND (length(subject) <= 200)) AND (subject !~ '[[:cntrl:]]'::text))),
  constraint email_texts_subject_zh CHECK ((((length(subject_zh) >= 1) AND (length(subject_zh) <= 200)) AND (subject_zh !~ '[[:cntrl:]]'::text))),
  constraint email_texts_text CHECK ((((length(text) >= 1) AND (length(text) <= 5000)) AND (POSITION(('{{action}}'::text) IN (text)) > 0))),
  constraint email_texts_text_zh CHECK ((((length(text_zh) >= 1) AND (length(text_zh) <= 5000)) AND (POSITION(('{{action}}'::text) IN (text_zh)) > 0))),
  constraint email_texts_version CHECK ((version > 0)),
  constraint email_texts_whole CHECK ((num_nonnulls(subject, heading, text, action) = ANY (ARRAY[0, 4]))),
  constraint email_texts_whole_zh CHECK ((num_nonnulls(subject_zh, heading_zh, text_zh, action_zh) = ANY (ARRAY[0, 4])))
);

-- What admins wrote to the members that a group had then.
create table group_messages (
  message_id integer not null generated always as identity,
  group_id integer not null,
  subject text not null,
  subject_zh text not null,
  text text not null,
  text_zh text not null,
  recipient_count integer not null,
  sent_by integer not null,
  sent_at timestamp with time zone not null,
  constraint group_messages_group_fkey FOREIGN KEY (group_id) REFERENCES learner_groups(group_id),
  constraint group_messages_pkey PRIMARY KEY (message_id),
  constraint group_messages_sender_fkey FOREIGN KEY (sent_by) REFERENCES users(user_id),
  constraint group_messages_recipient_count CHECK ((recipient_count > 0)),
  constraint group_messages_subject CHECK (((subject = btrim(subject)) AND (length(subject) <= 120))),
  constraint group_messages_subject_zh CHECK (((subject_zh = btrim(subject_zh)) AND (length(subject_zh) <= 120))),
  constraint group_messages_text CHECK (((text = btrim(text)) AND (length(text) <= 4000))),
  constraint group_messages_text_zh CHECK (((text_zh = btrim(text_zh)) AND (length(text_zh) <= 4000))),
  constraint group_messages_written CHECK ((((subject || subject_zh) <> ''::text) AND ((text || text_zh) <> ''::text)))
);
CREATE INDEX group_messages_group_idx ON public.group_messages USING btree (group_id, message_id);
CREATE INDEX group_messages_sender_idx ON public.group_messages USING btree (sent_by);
-- A row trigger does not see `truncate`.
CREATE TRIGGER group_messages_no_truncate BEFORE TRUNCATE ON public.group_messages FOR EACH STATEMENT EXECUTE FUNCTION reject_change();
-- What people were told stays as they were told it.
CREATE TRIGGER group_messages_append_only BEFORE DELETE OR UPDATE ON public.group_messages FOR EACH ROW EXECUTE FUNCTION reject_change();

-- Who may read a message: the members of the moment it was sent, until they are removed.
create table group_message_recipients (
  message_id integer not null,
  user_id integer not null,
  constraint group_message_recipients_message_fkey FOREIGN KEY (message_id) REFERENCES group_messages(message_id),
  constraint group_message_recipients_pkey PRIMARY KEY (message_id, user_id),
  constraint group_message_recipients_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
);
CREATE INDEX group_message_recipients_user_idx ON public.group_message_recipients USING btree (user_id);

-- The devices on which somebody has turned push notifications on; each belongs to a login.
create table push_subscriptions (
  subscription_id integer not null generated always as identity,
  session_id integer not null,
  user_id integer not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamp with time zone not null,
  last_success_at timestamp with time zone,
  failing_since timestamp with time zone,
  constraint push_subscriptions_endpoint_key UNIQUE (endpoint),
  constraint push_subscriptions_pkey PRIMARY KEY (subscription_id),
  constraint push_subscriptions_session_fkey FOREIGN KEY (session_id) REFERENCES sessions(session_id) ON DELETE CASCADE,
  constraint push_subscriptions_session_key UNIQUE (session_id),
  constraint push_subscriptions_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint push_subscriptions_auth CHECK ((auth ~ '^[A-Za-z0-9_-]{22}$'::text)),
  constraint push_subscriptions_endpoint CHECK (((endpoint ~ '^https://[!-~]+$'::text) AND (length(endpoint) <= 2048))),
  constraint push_subscriptions_p256dh CHECK ((p256dh ~ '^[A-Za-z0-9_-]{87}$'::text))
);
CREATE INDEX push_subscriptions_user_idx ON public.push_subscriptions USING btree (user_id);

-- Keys of devices and password managers by which a person logs in; each counts as a second factor.
create table passkeys (
  passkey_id integer not null generated always as identity,
  user_id integer not null,
  slot smallint not null,
  credential_id bytea not null,
  user_handle bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  is_synced boolean not null,
  is_backed_up boolean not null,
  name text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint passkeys_credential_key UNIQUE (credential_id),
  constraint passkeys_pkey PRIMARY KEY (passkey_id),
  constraint passkeys_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint passkeys_user_slot_key UNIQUE (user_id, slot),
  constraint passkeys_counter CHECK ((counter >= 0)),
  constraint passkeys_credential_length CHECK (((octet_length(credential_id) >= 1) AND (octet_length(credential_id) <= 1023))),
  constraint passkeys_handle_length CHECK (((octet_length(user_handle) >= 1) AND (octet_length(user_handle) <= 64))),
  constraint passkeys_name CHECK (((name = btrim(name)) AND ((length(name) >= 1) AND (length(name) <= 60)))),
  constraint passkeys_order CHECK ((created_at <= last_used_at)),
  constraint passkeys_slot CHECK (((slot >= 1) AND (slot <= 10)))
);

-- What passkeys are asked to sign: each works once, for minutes, for what it was made for.
create table passkey_challenges (
  challenge_hash bytea not null,
  purpose text not null,
  session_id integer,
  login_hash bytea,
  browser_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint passkey_challenges_login_fkey FOREIGN KEY (login_hash) REFERENCES login_challenges(token_hash) ON DELETE CASCADE,
  constraint passkey_challenges_pkey PRIMARY KEY (challenge_hash),
  constraint passkey_challenges_session_fkey FOREIGN KEY (session_id) REFERENCES sessions(session_id) ON DELETE CASCADE,
  constraint passkey_challenges_bound CHECK ((((session_id IS NOT NULL) = (purpose = ANY (ARRAY['proof'::text, 'add'::text]))) AND ((login_hash IS NOT NULL) = (purpose = 'second_step'::text)))),
  constraint passkey_challenges_order CHECK ((created_at < expires_at)),
  constraint passkey_challenges_purpose CHECK ((purpose = ANY (ARRAY['login'::text, 'second_step'::text, 'proof'::text, 'add'::text])))
);
CREATE INDEX passkey_challenges_expires_at_idx ON public.passkey_challenges USING btree (expires_at);
CREATE INDEX passkey_challenges_login_idx ON public.passkey_challenges USING btree (login_hash);
CREATE INDEX passkey_challenges_session_idx ON public.passkey_challenges USING btree (session_id);

-- Accounts at an OpenID Connect provider by which people log in; each belongs to one person.
create table user_identities (
  identity_id integer not null generated always as identity,
  user_id integer not null,
  issuer text not null,
  subject text not null,
  email text,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  constraint user_identities_identity_key UNIQUE (issuer, subject),
  constraint user_identities_pkey PRIMARY KEY (identity_id),
  constraint user_identities_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint user_identities_user_key UNIQUE (user_id, issuer),
  constraint user_identities_issuer CHECK (((length(issuer) >= 1) AND (length(issuer) <= 500))),
  constraint user_identities_order CHECK ((created_at <= last_used_at)),
  constraint user_identities_subject CHECK (((length(subject) >= 1) AND (length(subject) <= 255)))
);

-- Ways to the provider that have begun: each is come back from once, for minutes, in its browser.
create table oidc_transactions (
  state_hash bytea not null,
  browser_hash bytea not null,
  session_id integer,
  redirect text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint oidc_transactions_pkey PRIMARY KEY (state_hash),
  constraint oidc_transactions_session_fkey FOREIGN KEY (session_id) REFERENCES sessions(session_id) ON DELETE CASCADE,
  constraint oidc_transactions_order CHECK ((created_at < expires_at)),
  constraint oidc_transactions_redirect CHECK ((length(redirect) <= 500))
);
CREATE INDEX oidc_transactions_expires_at_idx ON public.oidc_transactions USING btree (expires_at);
CREATE INDEX oidc_transactions_session_idx ON public.oidc_transactions USING btree (session_id);

-- What a provider has told of people without an account, until they register: minutes, once.
create table oidc_registrations (
  token_hash bytea not null,
  browser_hash bytea not null,
  issuer text not null,
  subject text not null,
  email text not null,
  email_verified boolean not null,
  name text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint oidc_registrations_pkey PRIMARY KEY (token_hash),
  constraint oidc_registrations_order CHECK ((created_at < expires_at))
);
CREATE INDEX oidc_registrations_expires_at_idx ON public.oidc_registrations USING btree (expires_at);

-- What payers have disputed with their bank, as Stripe has it; kept with the payment.
create table stripe_disputes (
  dispute_id integer not null generated always as identity,
  stripe_dispute text not null,
  payment_id integer not null,
  amount numeric(12,2) not null,
  reason text not null,
  state text not null,
  due_at timestamp with time zone,
  opened_at timestamp with time zone not null,
  withdrawn_on date,
  returned_on date,
  access_decision text,
  updated_at timestamp with time zone not null,
  constraint stripe_disputes_key UNIQUE (stripe_dispute),
  constraint stripe_disputes_payment_fkey FOREIGN KEY (payment_id) REFERENCES stripe_payments(payment_id),
  constraint stripe_disputes_pkey PRIMARY KEY (dispute_id),
  constraint stripe_disputes_access CHECK ((access_decision = ANY (ARRAY['ended'::text, 'kept'::text]))),
  constraint stripe_disputes_amount CHECK ((amount > (0)::numeric)),
  constraint stripe_disputes_decided CHECK (((access_decision IS NULL) OR (state = 'lost'::text))),
  constraint stripe_disputes_name CHECK (((length(stripe_dispute) >= 1) AND (length(stripe_dispute) <= 255))),
  constraint stripe_disputes_reason CHECK ((length(reason) <= 100)),
  constraint stripe_disputes_returned CHECK (((returned_on IS NULL) OR (withdrawn_on IS NOT NULL))),
  constraint stripe_disputes_state CHECK ((state = ANY (ARRAY['inquiry'::text, 'needs_response'::text, 'under_review'::text, 'won'::text, 'lost'::text, 'closed'::text])))
);
CREATE INDEX stripe_disputes_payment_idx ON public.stripe_disputes USING btree (payment_id, dispute_id);
CREATE INDEX stripe_disputes_withdrawn_idx ON public.stripe_disputes USING btree (withdrawn_on) WHERE (withdrawn_on IS NOT NULL);
-- A row trigger does not see `truncate`.
CREATE TRIGGER stripe_disputes_no_truncate BEFORE TRUNCATE ON public.stripe_disputes FOR EACH STATEMENT EXECUTE FUNCTION reject_change();
-- What was disputed, and what came of it, is kept.
CREATE TRIGGER stripe_disputes_no_delete BEFORE DELETE ON public.stripe_disputes FOR EACH ROW EXECUTE FUNCTION reject_change();

-- The courses for which the coupon of a request will be, as the reward named them; none: all courses.
create table redemption_coupon_courses (
  redemption_id integer not null,
  course_id integer not null,
  constraint redemption_coupon_courses_course_fkey FOREIGN KEY (course_id) REFERENCES courses(course_id),
  constraint redemption_coupon_courses_pkey PRIMARY KEY (redemption_id, course_id),
  constraint redemption_coupon_courses_redemption_fkey FOREIGN KEY (redemption_id) REFERENCES reward_redemptions(redemption_id)
);
CREATE INDEX redemption_coupon_courses_course_idx ON public.redemption_coupon_courses USING btree (course_id);
-- A request for a coupon alone names courses, before it is decided.
CREATE TRIGGER redemption_coupon_courses_request BEFORE INSERT ON public.redemption_coupon_courses FOR EACH ROW EXECUTE FUNCTION check_redemption_coupon_course();
-- What was asked for stays.
CREATE TRIGGER redemption_coupon_courses_stay BEFORE DELETE OR UPDATE ON public.redemption_coupon_courses FOR EACH ROW EXECUTE FUNCTION reject_change();

-- Points that were not paid, or not wholly, and why; most are paid later, in parts where needed.
create table unpaid_earnings (
  unpaid_earning_id integer not null generated always as identity,
  user_id integer not null,
  kind text not null,
  subject_kind text,
  subject_id integer,
  idempotency_key text not null,
  amount integer not null,
  paid_amount integer not null default 0,
  reason text not null,
  missing_seconds integer,
  counted_at timestamp with time zone,
  happened_at timestamp with time zone not null,
  resolved_at timestamp with time zone,
  constraint unpaid_earnings_idempotency_key_key UNIQUE (idempotency_key),
  constraint unpaid_earnings_pkey PRIMARY KEY (unpaid_earning_id),
  constraint unpaid_earnings_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint unpaid_earnings_amount CHECK (((amount > 0) AND (amount <= 100000000))),
  constraint unpaid_earnings_idempotency_key_length CHECK (((length(idempotency_key) >= 1) AND (length(idempotency_key) <= 280))),
  constraint unpaid_earnings_kind CHECK ((kind = ANY (ARRAY['daily_sign_in'::text, 'sign_in_streak'::text, 'course_read'::text, 'course_like'::text, 'teacher_like'::text, 'course_review'::text, 'content_completion'::text, 'quiz_pass'::text, 'course_completion'::text, 'referral'::text, 'welcome'::text]))),
  constraint unpaid_earnings_missing_seconds CHECK ((missing_seconds >= 0)),
  constraint unpaid_earnings_paid CHECK (((paid_amount >= 0) AND (paid_amount <= amount))),
  constraint unpaid_earnings_reason CHECK ((reason = ANY (ARRAY['cap'::text, 'too_fast'::text, 'lessons_before'::text, 'unreviewed'::text, 'too_new'::text, 'own_work'::text]))),
  constraint unpaid_earnings_resolved CHECK (((resolved_at IS NOT NULL) = (paid_amount = amount))),
  constraint unpaid_earnings_subject CHECK (((subject_kind IS NULL) = (subject_id IS NULL))),
  constraint unpaid_earnings_subject_kind CHECK ((subject_kind = ANY (ARRAY['course'::text, 'content'::text, 'teacher'::text, 'user'::text])))
);
CREATE INDEX unpaid_earnings_happened_at_idx ON public.unpaid_earnings USING btree (happened_at);
CREATE INDEX unpaid_earnings_open_idx ON public.unpaid_earnings USING btree (user_id, happened_at, unpaid_earning_id) WHERE ((resolved_at IS NULL) AND (reason <> 'own_work'::text));
CREATE INDEX unpaid_earnings_subject_idx ON public.unpaid_earnings USING btree (subject_kind, subject_id) WHERE (resolved_at IS NULL);
CREATE INDEX unpaid_earnings_user_idx ON public.unpaid_earnings USING btree (user_id, happened_at DESC);
-- At commit the ledger has paid exactly what an unpaid earning says.
CREATE CONSTRAINT TRIGGER unpaid_earnings_match_entries AFTER INSERT OR UPDATE OF paid_amount ON public.unpaid_earnings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_unpaid_earning_row();
-- What an unpaid earning is about never changes; what was paid of it only rises.
CREATE TRIGGER unpaid_earnings_guarded BEFORE UPDATE ON public.unpaid_earnings FOR EACH ROW EXECUTE FUNCTION guard_unpaid_earning();

-- One row: what learning and taking part pay together at most, a day and a week; null: no cap.
create table point_totals (
  point_totals_id integer not null,
  daily_cap integer,
  weekly_cap integer,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint point_totals_pkey PRIMARY KEY (point_totals_id),
  constraint point_totals_daily_cap CHECK (((daily_cap >= 1) AND (daily_cap <= 100000000))),
  constraint point_totals_single CHECK ((point_totals_id = 1)),
  constraint point_totals_week_holds_day CHECK ((weekly_cap >= daily_cap)),
  constraint point_totals_weekly_cap CHECK (((weekly_cap >= 1) AND (weekly_cap <= 100000000)))
);
-- Tells every process that what guests see has changed.
CREATE TRIGGER point_totals_notify_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.point_totals FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_change();

-- What an order asked for before its learner changed payment method or currency, by reference.
create table replaced_order_terms (
  reference text not null,
  order_id integer not null,
  method text not null,
  currency text not null,
  list_price numeric(12,2) not null,
  amount numeric(12,2) not null,
  replaced_at timestamp with time zone not null,
  constraint replaced_order_terms_order_fkey FOREIGN KEY (order_id) REFERENCES orders(order_id),
  constraint replaced_order_terms_pkey PRIMARY KEY (reference),
  constraint replaced_order_terms_currency CHECK ((currency = ANY (ARRAY['USD'::text, 'CNY'::text, 'SGD'::text, 'MYR'::text]))),
  constraint replaced_order_terms_method CHECK ((method = ANY (ARRAY['paynow'::text, 'duitnow'::text, 'bank_transfer'::text, 'stripe'::text])))
);
CREATE INDEX replaced_order_terms_order_idx ON public.replaced_order_terms USING btree (order_id);

-- The service that a lane waits for has been away since then; the row is deleted with the next success.
create table lane_outages (
  lane text not null,
  since timestamp with time zone not null,
  last_error text not null,
  constraint lane_outages_pkey PRIMARY KEY (lane),
  constraint lane_outages_lane CHECK ((lane = ANY (ARRAY['mail'::text, 'push'::text, 'work'::text]))),
  constraint lane_outages_last_error CHECK ((length(last_error) <= 1000))
);

-- When each step of maintenance and each check of the books last succeeded, and since when it has failed.
create table routines (
  name text not null,
  succeeded_at timestamp with time zone,
  failing_since timestamp with time zone,
  constraint routines_pkey PRIMARY KEY (name),
  constraint routines_has_run CHECK (((succeeded_at IS NOT NULL) OR (failing_since IS NOT NULL))),
  constraint routines_name CHECK ((name ~ '^[a-z][a-z_]{0,49}$'::text))
);

-- The mail server refused this address of a user permanently; it counts while the user still has the address.
create table email_bounces (
  user_id integer not null,
  email text not null,
  bounced_at timestamp with time zone not null,
  constraint email_bounces_pkey PRIMARY KEY (user_id),
  constraint email_bounces_user_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  constraint email_bounces_email CHECK ((length(email) <= 320))
);

create view point_account_balances as
 SELECT account_id,
    kind,
    user_id,
    balance AS stored_balance,
    (COALESCE(( SELECT sum(e.amount) AS sum
           FROM point_entries e
          WHERE (e.to_account_id = a.account_id)), (0)::bigint) - COALESCE(( SELECT sum(e.amount) AS sum
           FROM point_entries e
          WHERE (e.from_account_id = a.account_id)), (0)::bigint)) AS entry_balance
   FROM point_accounts a;

CREATE OR REPLACE FUNCTION public.reject_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only: % is not allowed', tg_table_name, tg_op
    using errcode = 'restrict_violation', constraint = tg_table_name || '_append_only';
end $function$;

CREATE OR REPLACE FUNCTION public.name_order(name text)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(string_agg(
    coalesce(
      case when nr = 1 then chr(131072 + surname.place) || letter end,
      (select chr(131072 + known.place) from character_order as known
        where known.letter = split.letter),
      letter
    ), '' order by nr), '')
  from regexp_split_to_table(lower(normalize(name, nfkc)), '') with ordinality as split (letter, nr)
  left join (
    select character_order.place
    from surname_order join character_order on character_order.letter = surname_order.beside
    where surname in (left(normalize(name, nfkc), 1), left(normalize(name, nfkc), 2))
    order by length(surname) desc
    limit 1
  ) as surname on true
$function$;

CREATE OR REPLACE FUNCTION public.keep_one_active_admin()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.admin_role = 'owner' and old.is_active and old.archived_at is null then
    perform pg_advisory_xact_lock(7305472);
    if not exists (
      select 1 from users
      where role = 'admin' and admin_role = 'owner' and is_active and archived_at is null
    ) then
      raise exception 'the last active owner cannot be removed, deactivated or demoted'
        using errcode = 'check_violation', constraint = 'users_last_admin';
    end if;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_name_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.name_order := name_order(new.name);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_proof_of_old_email()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.email_verified_at := null;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.note_seen_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  zone text := coalesce((select time_zone from site_settings), 'UTC');
  seen_day date := (new.last_seen_at at time zone zone)::date;
begin
  if tg_op = 'UPDATE' and (old.last_seen_at at time zone zone)::date = seen_day then
    return null;
  end if;
  insert into seen_days (day, user_id) values (seen_day, new.user_id) on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_audit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  erasable constant text[] := array['actor_name', 'before', 'after', 'search_text'];
begin
  if tg_op = 'UPDATE'
    and current_setting('academy.erasing_person', true) = 'on'
    and to_jsonb(new) - erasable = to_jsonb(old) - erasable
  then
    return new;
  end if;
  -- Whatever is asked for, the last year stays.
  if tg_op = 'DELETE'
    and current_setting('academy.forgetting_audit', true) = 'on'
    and old.at < now() - interval '1 year'
  then
    return old;
  end if;
  raise exception 'audit_log is append-only: % is not allowed', tg_op
    using errcode = 'restrict_violation', constraint = 'audit_log_append_only';
end $function$;

CREATE OR REPLACE FUNCTION public.erase_person_from_state(state jsonb, person integer, known text[], is_about boolean, field text DEFAULT ''::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
declare
  blank constant jsonb := to_jsonb('—'::text);
  -- Fields that name a person without their number.
  naming constant text[] := array['user_name', 'replied_by_name', 'recorded_by', 'actor_name'];
  personal constant text[] := array[
    'user_name', 'user_email', 'user_avatar', 'email', 'avatar',
    'recipient_name', 'recipient_phone', 'shipping_address', 'shipping_city', 'shipping_province',
    'shipping_postal_code'];
  is_own boolean;
  word text;
  said text;
begin
  case jsonb_typeof(state)
    when 'object' then
      is_own := state -> 'user_id' = to_jsonb(person);
      is_about := case jsonb_typeof(state -> 'user_id') when 'number' then is_own else is_about end;
      return (
        select coalesce(jsonb_object_agg(key, case
          when jsonb_typeof(value) <> 'string' or value = '""' then
            erase_person_from_state(value, person, known, is_about, key)
          when is_about and key = any (personal) then blank
          -- The public name of a teacher is not that of the account which teaches as them.
          when is_own and key = 'name' and not state ? 'teacher_id' then blank
          else erase_person_from_state(value, person, known, is_about, key)
        end), '{}')
        from jsonb_each(state)
      );
    when 'array' then
      return (
        select coalesce(jsonb_agg(
          erase_person_from_state(value, person, known, is_about, field) order by place), '[]')
        from jsonb_array_elements(state) with ordinality as element (value, place)
      );
    when 'string' then
      said := state #>> '{}';
      foreach word in array known loop
        if lower(said) = lower(word) and (is_about or word like '%@%' or field = any (naming)) then
          return blank;
        end if;
        if word like '%@%' then
          -- In any case, but not as a part of a longer address.
          said := regexp_replace(said,
            '(?<![[:alnum:]._+-])' || regexp_replace(word, '([^[:alnum:]])', '\\\1', 'g')
              || '(?![[:alnum:]-]|\.[[:alnum:]])', '—', 'gi');
        elsif is_about and length(word) > 1 then
          said := replace(said, word, '—');
        end if;
      end loop;
      return to_jsonb(said);
    else
      return state;
  end case;
end $function$;

CREATE OR REPLACE FUNCTION public.erase_person_from_audit(person integer, words text[] DEFAULT '{}'::text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  called text;
  known text[];
begin
  select name into called from users where user_id = person and archived_at is not null;
  if not found then
    raise exception 'only a removed person is erased from the audit'
      using errcode = 'restrict_violation', constraint = 'audit_log_append_only';
  end if;
  select coalesce(array_agg(word order by length(word) desc), '{}') into known
  from (
    select distinct word from (
      select unnest(words) as word
      union all
      select actor_name from audit_log where actor_user_id = person
      union all
      select side.state ->> field.name
      from audit_log,
        lateral (values (before), (after)) as side (state),
        (values ('name'), ('email')) as field (name)
      where entity = 'user' and entity_id = person::text
    ) as told
  ) as each_word
  where word not in ('', '—', called) and word not like '%@removed.invalid';

  perform set_config('academy.erasing_person', 'on', true);
  with subjects (entity, entity_id) as (
    select 'user', person::text
    union all select 'point_entry', point_id::text from point_entries where user_id = person
    union all select 'review', review_id::text from course_reviews where user_id = person
    union all select 'payment', payment_id::text from payments where user_id = person
    union all select 'redemption', redemption_id::text
      from reward_redemptions where user_id = person
    union all select 'submission', submission_id::text
      from assignment_submissions where user_id = person
    union all select 'invitation_code', invitation_code_id::text
      from invitation_codes where owner_user_id = person
  ), lines as (
    select audit_id, (entity, entity_id) in (select * from subjects) as is_about
    from audit_log
  )
  update audit_log as line set
    actor_name = case when actor_user_id = person then called else actor_name end,
    before = erase_person_from_state(before, person, known, is_about),
    after = erase_person_from_state(after, person, known, is_about)
  from lines
  where lines.audit_id = line.audit_id and (
    actor_user_id = person
    or is_about
    or before @> jsonb_build_object('user_id', person)
    or after @> jsonb_build_object('user_id', person)
    or exists (
      select from unnest(known) as word
      -- As the word stands within JSON, where quotes and backslashes are escaped.
      where strpos(lower(concat(before, after)), lower(trim('"' from to_jsonb(word)::text))) > 0
    )
  );
  perform set_config('academy.erasing_person', '', true);
end $function$;

CREATE OR REPLACE FUNCTION public.note_file_uses()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) - 'search_document' end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) - 'search_document' end;
begin
  if before::text like '%/uploads/%' then
    delete from file_uses
    where entity = tg_argv[0] and entity_id = before ->> tg_argv[1];
  end if;
  if after::text like '%/uploads/%' then
    insert into file_uses (file_id, entity, entity_id)
    select distinct f.file_id, tg_argv[0], after ->> tg_argv[1]
    from regexp_matches(after::text, '/uploads/([0-9a-f-]{36}\.[a-z0-9]+)', 'g') as named(part)
    join files f on f.key = 'media/' || left(part[1], 2) || '/' || part[1]
    on conflict do nothing;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_media_in_use()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update files set unused_since = null, state = 'kept'
  where file_id = new.file_id and purpose = 'media'
    and (unused_since is not null or state = 'leaving');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_publishing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and old.published_at is not null then
    new.published_at := old.published_at;
  elsif new.status <> 'draft' then
    new.published_at := coalesce(
      new.published_at,
      case tg_op when 'INSERT' then new.created_at else new.updated_at end
    );
  else
    new.published_at := null;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.content_lacks(suffix text, own_title text, own_description text, other_description text, kind text, body jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case
    when kind in ('text', 'assignment') then coalesce(body ->> ('html' || suffix), '') = ''
    when kind = 'quiz' then case suffix
      when '' then jsonb_path_exists(body, '$.questions[*] ? (
        !(@.question != "") || (@.explanation_zh != "" && !(@.explanation != "")))')
        or jsonb_path_exists(body, '$.questions[*].options[*] ? (!(@.text != ""))')
      else jsonb_path_exists(body, '$.questions[*] ? (
        !(@.question_zh != "") || (@.explanation != "" && !(@.explanation_zh != "")))')
        or jsonb_path_exists(body, '$.questions[*].options[*] ? (!(@.text_zh != ""))')
      end
    when kind = 'pdf' then false
    when kind in ('video', 'audio') then case suffix
      when '' then jsonb_path_exists(body, '$.transcript[*] ? (
          @.text_zh != "" && !(@.text != ""))')
        or (jsonb_path_exists(body, '$.captions[*]')
          and not jsonb_path_exists(body, '$.captions[*] ? (@.language == "en")'))
      else jsonb_path_exists(body, '$.transcript[*] ? (
          @.text != "" && !(@.text_zh != ""))')
        or (jsonb_path_exists(body, '$.captions[*]')
          and not jsonb_path_exists(body, '$.captions[*] ? (@.language == "zh")'))
      end
    end
    or own_title = '' or (own_description = '' and other_description <> '')
$function$;

CREATE OR REPLACE FUNCTION public.forget_rendered()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.rendered := null;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_progress_rising()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.progress := greatest(new.progress, old.progress);
  new.completed_at := coalesce(old.completed_at, new.completed_at);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.note_begun_enrollment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into enrollments (user_id, course_id, enrolled_at)
    select new.user_id, course_id, new.started_at from contents
    where content_id = new.content_id
    on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_course_learners()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  learner record;
begin
  for learner in
    select k.course_id, c.user_id, min(c.started_at) as begun_at, max(c.updated_at) as latest
    from changed c join contents k on k.content_id = c.content_id
    group by k.course_id, c.user_id
    order by k.course_id, c.user_id
  loop
    insert into course_learners (course_id, user_id, begun_at, last_activity_at)
    values (learner.course_id, learner.user_id, learner.begun_at, learner.latest)
    on conflict on constraint course_learners_pkey do update set
      begun_at = least(course_learners.begun_at, excluded.begun_at),
      last_activity_at = greatest(course_learners.last_activity_at, excluded.last_activity_at);
    update course_learners l set completed_contents = (
      select count(*)
      from contents k
      join content_progress p on p.content_id = k.content_id and p.user_id = learner.user_id
      where k.course_id = learner.course_id
        and k.archived_at is null and p.completed_at is not null
    )
    where l.course_id = learner.course_id and l.user_id = learner.user_id;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.recount_course_learners()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update course_learners l
  set completed_contents = completed_contents + case when new.archived_at is null then 1 else -1 end
  from content_progress p
  where l.course_id = new.course_id and l.user_id = p.user_id
    and p.content_id = new.content_id and p.completed_at is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_point_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if coalesce(new.balance, 0) = 0 and new.last_point_id is null then return new; end if;
  elsif tg_op = 'UPDATE' then
    if (old.account_id, old.kind, old.user_id)
        is not distinct from (new.account_id, new.kind, new.user_id)
      and new.last_point_id > coalesce(old.last_point_id, 0)
      and exists (
        select from point_entries e where e.point_id = new.last_point_id
          and new.balance - old.balance = case new.account_id
            when e.to_account_id then e.amount when e.from_account_id then -e.amount end
      ) then return new; end if;
  end if;
  raise exception 'a balance changes by ledger entries alone'
    using errcode = 'restrict_violation', constraint = 'point_accounts_guarded';
end $function$;

CREATE OR REPLACE FUNCTION public.available_change(entry point_entries)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select case when t.kind = 'available' then entry.amount
              when f.kind = 'available' then -entry.amount else 0 end
  from point_accounts f, point_accounts t
  where f.account_id = entry.from_account_id and t.account_id = entry.to_account_id
$function$;

CREATE OR REPLACE FUNCTION public.judge_point_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  source point_accounts;
  target point_accounts;
  original point_entries;
  shape text;
  available bigint;
begin
  -- Both accounts of the learner, always in the order of their ids: two entries never
  -- wait for each other in a circle, and `available_after` is true for each of them.
  perform 1 from point_accounts where user_id = new.user_id order by account_id for update;
  new.point_id := nextval('point_numbers');
  select * into source from point_accounts where account_id = new.from_account_id;
  select * into target from point_accounts where account_id = new.to_account_id;
  shape := source.kind || ' to ' || target.kind;

  if coalesce(source.user_id, new.user_id) <> new.user_id
    or coalesce(target.user_id, new.user_id) <> new.user_id then
    raise exception 'an entry moves points of one learner only'
      using errcode = 'check_violation', constraint = 'point_entries_one_learner';
  end if;

  if (case new.kind
    when 'course_redemption' then shape = 'available to spent'
    when 'reward_redemption' then shape in ('available to held', 'held to spent')
    when 'redemption_refund' then shape = 'held to available'
    when 'admin_adjustment' then shape in ('adjusted to available', 'available to adjusted')
    when 'expiry' then shape = 'available to expired'
    -- It mirrors an entry that had its shape; see below.
    when 'reversal' then shape is not null
    else shape = 'issued to available'
  end) is not true then
    raise exception 'a % cannot move points from %', new.kind, shape
      using errcode = 'check_violation', constraint = 'point_entries_shape';
  end if;

  if (source.kind = 'held') <> (new.resolves_point_id is not null) then
    raise exception 'points leave a hold only by resolving it'
      using errcode = 'check_violation', constraint = 'point_entries_resolves_hold';
  end if;
  if new.resolves_point_id is not null then
    select * into original from point_entries where point_id = new.resolves_point_id;
    if (original.user_id, original.amount, original.to_account_id)
      is distinct from (new.user_id, new.amount, new.from_account_id) then
      raise exception 'a hold is resolved as a whole, for its own learner'
        using errcode = 'check_violation', constraint = 'point_entries_resolves_whole';
    end if;
  end if;

  if (new.kind = 'reversal') <> (new.reverses_point_id is not null) then
    raise exception 'a reversal names the entry that it reverses'
      using errcode = 'check_violation', constraint = 'point_entries_reversal';
  end if;
  if new.reverses_point_id is not null then
    select * into original from point_entries where point_id = new.reverses_point_id;
    -- Holds and what resolves them are undone by their redemption's own steps.
    if original.kind in ('reversal', 'reward_redemption', 'redemption_refund')
      or (original.user_id, original.amount, original.from_account_id, original.to_account_id)
        is distinct from (new.user_id, new.amount, new.to_account_id, new.from_account_id) then
      raise exception 'a reversal mirrors the entry that it reverses'
        using errcode = 'check_violation', constraint = 'point_entries_reversal';
    end if;
  end if;

  select balance into available from point_accounts
    where user_id = new.user_id and kind = 'available';
  if not found then
    raise exception 'learner % has no account for available points', new.user_id
      using errcode = 'foreign_key_violation', constraint = 'point_entries_account';
  end if;
  new.available_after := available + available_change(new);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.apply_point_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update point_accounts
    set balance = balance - new.amount, last_point_id = new.point_id, updated_at = new.created_at
    where account_id = new.from_account_id and user_id is not null;
  update point_accounts
    set balance = balance + new.amount, last_point_id = new.point_id, updated_at = new.created_at
    where account_id = new.to_account_id and user_id is not null;
  -- The rows of one statement are all judged before the first is applied.
  if not exists (
    select from point_accounts
    where user_id = new.user_id and kind = 'available' and balance = new.available_after
  ) then
    raise exception 'entries of one learner are written one after the other'
      using errcode = 'check_violation', constraint = 'point_entries_in_turn';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_point_lot()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.remaining = new.amount and new.last_point_id = new.point_id and exists (
      select from point_entries e
      where e.point_id = new.point_id and e.user_id = new.user_id and e.amount = new.amount
        and e.resolves_point_id is null and e.reverses_point_id is null
        and available_change(e) > 0
        and (new.expires_at is null or new.expires_at > e.created_at)
    ) then return new; end if;
  elsif tg_op = 'UPDATE' then
    if (old.lot_id, old.user_id, old.point_id, old.amount)
        = (new.lot_id, new.user_id, new.point_id, new.amount)
      and new.last_point_id > old.last_point_id
      and exists (
        select from point_lot_moves m
        where m.lot_id = new.lot_id and m.point_id = new.last_point_id
          and m.amount = new.remaining - old.remaining
          and new.expires_at is not distinct from coalesce(m.extended_to, old.expires_at)
      ) then return new; end if;
  end if;
  raise exception 'a lot changes by its moves alone'
    using errcode = 'restrict_violation', constraint = 'point_lots_guarded';
end $function$;

CREATE OR REPLACE FUNCTION public.apply_point_lot_moves()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  entry point_entries;
  change integer;
  written integer;
begin
  if not exists (select from new_moves) then return null; end if;
  if (select count(distinct point_id) from new_moves) > 1 then
    raise exception 'one statement writes the moves of one entry'
      using errcode = 'check_violation', constraint = 'point_lot_moves_one_entry';
  end if;
  select * into entry from point_entries
    where point_id = (select point_id from new_moves limit 1);
  change := available_change(entry);

  if (select sum(amount) from new_moves) is distinct from change
    or (select sum(amount) from point_lot_moves where point_id = entry.point_id) <> change
    or exists (select from new_moves where sign(amount) <> sign(change))
    or (change > 0 and entry.resolves_point_id is null and entry.reverses_point_id is null) then
    raise exception 'the moves of entry % do not say what it did', entry.point_id
      using errcode = 'check_violation', constraint = 'point_lot_moves_complete';
  end if;

  if change > 0 and exists (
    select lot_id, amount from new_moves
    except
    select lot_id, -amount from point_lot_moves
      where point_id in (entry.resolves_point_id, entry.reverses_point_id)
  ) then
    raise exception 'points return to the lots that they were taken from'
      using errcode = 'check_violation', constraint = 'point_lot_moves_same_lots';
  end if;

  if exists (
    select from new_moves m join point_lots l using (lot_id)
    where (entry.kind = 'expiry' and (l.expires_at <= entry.created_at) is not true)
      or (m.extended_to is not null
        and (l.expires_at <= entry.created_at and m.extended_to > entry.created_at) is not true)
  ) then
    raise exception 'only a lot that has ended expires, or ends anew'
      using errcode = 'check_violation', constraint = 'point_lot_moves_ended';
  end if;

  update point_lots l
    set remaining = l.remaining + m.amount,
      expires_at = coalesce(m.extended_to, l.expires_at),
      last_point_id = m.point_id
    from new_moves m
    where l.lot_id = m.lot_id and l.user_id = entry.user_id;
  get diagnostics written = row_count;
  if written <> (select count(*) from new_moves) then
    raise exception 'a move touches lots of the entry''s own learner'
      using errcode = 'check_violation', constraint = 'point_lot_moves_one_learner';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_point_entry_lots()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  change integer := available_change(new);
  in_lots bigint;
begin
  select coalesce((select sum(amount) from point_lot_moves where point_id = new.point_id), 0)
       + coalesce((select amount from point_lots where point_id = new.point_id), 0)
    into in_lots;
  if change <> in_lots then
    raise exception 'entry % changes the available points by %, its lots by %',
      new.point_id, change, in_lots
      using errcode = 'check_violation', constraint = 'point_entries_lots';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_single_extension()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from new_moves m
    join point_lot_moves earlier on earlier.lot_id = m.lot_id and earlier.point_id <> m.point_id
    where m.extended_to is not null and earlier.extended_to is not null
  ) then
    raise exception 'a lot is extended once'
      using errcode = 'check_violation', constraint = 'point_lot_moves_single_extension';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_shared_caps()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from point_rules where cap_group is not null
    group by cap_group
    having count(distinct coalesce(daily_cap, 0)) > 1
  ) then
    raise exception 'rules that share a cap have the same one'
      using errcode = 'check_violation', constraint = 'point_rules_shared_cap';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.phone_key(phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when length(digits) >= 7 then right(digits, 8) end
  from (select regexp_replace(normalize(phone, nfkc), '[^0-9]', '', 'g') as digits) typed
$function$;

CREATE OR REPLACE FUNCTION public.address_key(address text, postal_code text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when length(compact) >= 6 then left(compact, 200) end
  from (
    select regexp_replace(
      lower(normalize(coalesce(address, '') || coalesce(postal_code, ''), nfkc)),
      '[[:space:][:punct:]、。·]', '', 'g'
    ) as compact
  ) typed
$function$;

CREATE OR REPLACE FUNCTION public.check_redemption_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.course_id is distinct from old.course_id
    or (new.coupon_percent, new.coupon_amount, new.coupon_currency, new.coupon_days)
      is distinct from (old.coupon_percent, old.coupon_amount, old.coupon_currency, old.coupon_days) then
    raise exception 'what redemption % asks for cannot change', old.redemption_id
      using errcode = 'check_violation', constraint = 'reward_redemptions_step';
  end if;
  if old.status = new.status
    or (old.fulfils_itself and (old.status, new.status) in (
      ('pending', 'completed'), ('pending', 'rejected'), ('pending', 'cancelled')))
    or (not old.fulfils_itself and (old.status, new.status) in (
      ('pending', 'approved'), ('pending', 'rejected'), ('pending', 'cancelled'),
      ('approved', 'shipped'), ('approved', 'rejected'), ('approved', 'completed'),
      ('shipped', 'completed'))) then
    return new;
  end if;
  raise exception 'a redemption cannot go from % to %', old.status, new.status
    using errcode = 'check_violation', constraint = 'reward_redemptions_step';
end $function$;

CREATE OR REPLACE FUNCTION public.check_redemption_hold()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  hold_id integer;
begin
  if tg_table_name = 'reward_redemptions' then
    hold_id := new.hold_point_id;
  else
    hold_id := coalesce(new.resolves_point_id, new.point_id);
  end if;
  if not exists (
    select from reward_redemptions r
    join point_entries h on h.point_id = r.hold_point_id
      and h.kind = 'reward_redemption' and h.resolves_point_id is null
      and h.user_id = r.user_id and h.amount = r.points_spent
    left join point_entries s on s.resolves_point_id = h.point_id
    where r.hold_point_id = hold_id and case s.kind
      when 'redemption_refund' then r.status in ('rejected', 'cancelled')
      when 'reward_redemption' then r.status in ('shipped', 'completed')
      else r.status in ('pending', 'approved', 'shipped') end
  ) then
    raise exception 'hold % and its redemption do not agree', hold_id
      using errcode = 'check_violation', constraint = 'reward_redemptions_hold_agrees';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_course_paid()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  learner integer;
  course integer;
  paid integer;
  entered integer[];
begin
  if tg_table_name = 'point_entries' then
    learner := new.user_id;
    course := case new.subject_kind when 'course' then new.subject_id end;
  elsif tg_op = 'DELETE' then
    learner := old.user_id;
    course := old.course_id;
  else
    learner := new.user_id;
    course := new.course_id;
  end if;
  select points_spent into paid from course_redemptions
    where user_id = learner and course_id = course;
  select coalesce(array_agg(amount), '{}') into entered from point_entries
    where kind = 'course_redemption' and user_id = learner
      and subject_kind = 'course' and subject_id = course;
  -- A course that cost nothing has no entry; else exactly the one that paid for it. An
  -- entry that names no course has paid for none.
  if (tg_table_name = 'point_entries' and course is null)
    or entered <> (case when paid > 0 then array[paid] else array[]::integer[] end) then
    raise exception 'learner % redeemed course % for %, the ledger says %',
      learner, course, coalesce(paid::text, 'nothing'), entered
      using errcode = 'check_violation', constraint = 'course_redemptions_paid';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.voided_at is null and new.voided_at is not null
    and (to_jsonb(new) - 'voided_at' - 'void_reason' - 'version')
      = (to_jsonb(old) - 'voided_at' - 'void_reason' - 'version') then
    return new;
  end if;
  if new.refunded > old.refunded
    and new.refunded = (
      select sum(f.amount) from payment_refunds f where f.payment_id = new.payment_id)
    and (to_jsonb(new) - 'refunded' - 'version') = (to_jsonb(old) - 'refunded' - 'version') then
    return new;
  end if;
  raise exception 'a payment is voided once, or refunded, and never changed otherwise'
    using errcode = 'restrict_violation', constraint = 'payments_guarded';
end $function$;

CREATE OR REPLACE FUNCTION public.notify_catalogue_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('academy_changes', 'catalogue');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.count_course_likes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into course_counters (course_id, slot, likes_count)
    select course_id, user_id % 8, count(*) from added
    group by course_id, user_id % 8 order by course_id, user_id % 8
    on conflict on constraint course_counters_pkey
      do update set likes_count = course_counters.likes_count + excluded.likes_count;
  else
    update course_counters counters set likes_count = counters.likes_count - gone.count
    from (
      select course_id, user_id % 8 as slot, count(*)::integer as count from removed
      group by course_id, user_id % 8 order by course_id, user_id % 8
    ) gone
    where counters.course_id = gone.course_id and counters.slot = gone.slot;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_teacher_likes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into teacher_counters (teacher_id, slot, likes_count)
    select teacher_id, user_id % 8, count(*) from added
    group by teacher_id, user_id % 8 order by teacher_id, user_id % 8
    on conflict on constraint teacher_counters_pkey
      do update set likes_count = teacher_counters.likes_count + excluded.likes_count;
  else
    update teacher_counters counters set likes_count = counters.likes_count - gone.count
    from (
      select teacher_id, user_id % 8 as slot, count(*)::integer as count from removed
      group by teacher_id, user_id % 8 order by teacher_id, user_id % 8
    ) gone
    where counters.teacher_id = gone.teacher_id and counters.slot = gone.slot;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_course_ratings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into course_counters (course_id, slot, ratings_count, ratings_sum)
    select course_id, user_id % 8, count(*), sum(rating) from added where not is_hidden
    group by course_id, user_id % 8 order by course_id, user_id % 8
    on conflict on constraint course_counters_pkey do update set
      ratings_count = course_counters.ratings_count + excluded.ratings_count,
      ratings_sum = course_counters.ratings_sum + excluded.ratings_sum;
  elsif tg_op = 'DELETE' then
    update course_counters counters set
      ratings_count = counters.ratings_count - gone.count,
      ratings_sum = counters.ratings_sum - gone.sum
    from (
      select course_id, user_id % 8 as slot, count(*)::integer as count, sum(rating)::integer as sum
      from removed where not is_hidden
      group by course_id, user_id % 8 order by course_id, user_id % 8
    ) gone
    where counters.course_id = gone.course_id and counters.slot = gone.slot;
  else
    -- A review that was hidden from the start has no row yet.
    insert into course_counters (course_id, slot)
    select distinct course_id, user_id % 8 from added where not is_hidden
    order by course_id, user_id % 8
    on conflict on constraint course_counters_pkey do nothing;
    update course_counters counters set
      ratings_count = counters.ratings_count + moved.count,
      ratings_sum = counters.ratings_sum + moved.sum
    from (
      select course_id, user_id % 8 as slot, sum(count)::integer as count, sum(sum)::integer as sum
      from (
        select course_id, user_id, 1 as count, rating as sum from added where not is_hidden
        union all
        select course_id, user_id, -1, -rating from removed where not is_hidden
      ) changes
      group by course_id, user_id % 8
      having sum(count) <> 0 or sum(sum) <> 0
      order by course_id, user_id % 8
    ) moved
    where counters.course_id = moved.course_id and counters.slot = moved.slot;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.rank_courses()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  with free as materialized (
    select course_id from course_ranks
    where course_id in (select course_id from moved)
    order by course_id
    for update skip locked
  )
  update course_ranks ranks set
    likes_count = figures.likes_count,
    ratings_count = figures.ratings_count,
    rating = figures.ratings_sum::numeric / nullif(figures.ratings_count, 0)
  from free
  cross join lateral (
    select sum(counters.likes_count) as likes_count, sum(counters.ratings_count) as ratings_count,
      sum(counters.ratings_sum) as ratings_sum
    from course_counters counters where counters.course_id = free.course_id
  ) figures
  where ranks.course_id = free.course_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.add_course_rank()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into course_ranks (course_id, created_at) values (new.course_id, new.created_at)
  on conflict on constraint course_ranks_pkey do update set created_at = excluded.created_at;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_redemptions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update rewards set redemption_count = redemption_count + moved.change
  from (
    select reward_id, sum(change)::integer as change
    from (
      select new.reward_id, 1 as change
        where tg_op <> 'DELETE' and new.status not in ('rejected', 'cancelled')
      union all
      select old.reward_id, -1
        where tg_op <> 'INSERT' and old.status not in ('rejected', 'cancelled')
    ) changes
    group by reward_id
  ) moved
  where rewards.reward_id = moved.reward_id and moved.change <> 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_daily_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  moment timestamptz := least(
    (to_jsonb(old) ->> tg_argv[0])::timestamptz, (to_jsonb(new) ->> tg_argv[0])::timestamptz);
begin
  perform pg_advisory_xact_lock_shared(hashtext('daily_figures'));
  delete from daily_figures where day >= (moment at time zone time_zone)::date;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_daily_visitors()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  first_day date := case when tg_op = 'INSERT' then new.day else old.day end;
begin
  -- Each person's first visit of today comes by here.
  if tg_op = 'INSERT' and first_day >= (
    now() at time zone coalesce((select time_zone from site_settings), 'UTC'))::date
  then
    return null;
  end if;
  perform pg_advisory_xact_lock_shared(hashtext('daily_figures'));
  delete from daily_figures where day >= first_day;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.order_teacher()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.name_order := name_order(coalesce(nullif(new.name_zh, ''), new.name));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_reward_code()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.redemption_id is not null
    or (tg_op = 'UPDATE' and (new.reward_id, new.code) is distinct from (old.reward_id, old.code)) then
    raise exception 'code % cannot be changed', old.reward_code_id
      using errcode = 'check_violation', constraint = 'reward_codes_guarded';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $function$;

CREATE OR REPLACE FUNCTION public.check_code_delivered()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from reward_redemptions r
    where r.redemption_id = new.redemption_id
      and (r.delivers_code and r.status = 'completed') <>
        exists (select from reward_codes c where c.redemption_id = r.redemption_id)
  ) then
    raise exception 'redemption % and its code do not agree', new.redemption_id
      using errcode = 'check_violation', constraint = 'reward_redemptions_code_agrees';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_code_stock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from rewards r
    where r.reward_id = new.reward_id and r.delivers_code and r.available_stock <>
      (select count(*) from reward_codes c
        where c.reward_id = r.reward_id and c.redemption_id is null)
      - (select count(*) from reward_redemptions q
        where q.reward_id = r.reward_id and q.status = 'pending' and q.delivers_code)
  ) then
    raise exception 'the stock of reward % is not the number of its free codes', new.reward_id
      using errcode = 'check_violation', constraint = 'rewards_stock_is_codes';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_course_grant()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.source = 'points' and not exists (
      select from course_redemptions r
      where r.user_id = new.user_id and r.course_id = new.course_id))
    or (new.source = 'payment' and not exists (
      select from payments p where p.payment_id = new.payment_id
        and p.user_id = new.user_id and p.course_id = new.course_id and p.voided_at is null))
    or (new.source = 'reward' and not exists (
      select from reward_redemptions r where r.redemption_id = new.redemption_id
        and r.user_id = new.user_id and r.course_id = new.course_id))
    or (new.source = 'coupon' and not exists (
      select from orders o where o.order_id = new.order_id and o.user_id = new.user_id
        and o.course_id = new.course_id and o.amount = 0 and o.status = 'paid'))
  then
    raise exception 'learner % has no % for course %', new.user_id, new.source, new.course_id
      using errcode = 'check_violation', constraint = 'course_grants_cause';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_course_grant()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.revoked_at is null and new.revoked_at is not null
    and (to_jsonb(new) - 'revoked_at' - 'revoked_by' - 'revoke_reason')
      = (to_jsonb(old) - 'revoked_at' - 'revoked_by' - 'revoke_reason') then
    return new;
  end if;
  raise exception 'a grant is revoked once and never changed otherwise'
    using errcode = 'restrict_violation', constraint = 'course_grants_guarded';
end $function$;

CREATE OR REPLACE FUNCTION public.note_granted_learner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into enrollments (user_id, course_id, enrolled_at)
    values (new.user_id, new.course_id, new.granted_at)
    on conflict do nothing;
  insert into course_learners (course_id, user_id, begun_at, last_activity_at)
  values (new.course_id, new.user_id, new.granted_at, new.granted_at)
  on conflict on constraint course_learners_pkey do update set
    begun_at = least(course_learners.begun_at, excluded.begun_at),
    last_activity_at = greatest(course_learners.last_activity_at, excluded.last_activity_at);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.grant_redeemed_course()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into course_grants (user_id, course_id, source, granted_at)
    values (new.user_id, new.course_id, 'points', new.created_at);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.status <> old.status and not (
    (old.status = 'pending' and new.status in ('paid', 'cancelled', 'expired'))
    or (old.status = 'expired' and new.status in ('paid', 'cancelled'))
    or (old.status = 'paid' and new.status in ('partly_refunded', 'refunded'))
    or (old.status = 'partly_refunded' and new.status = 'refunded')) then
    raise exception 'order % cannot go from % to %', old.order_id, old.status, new.status
      using errcode = 'restrict_violation', constraint = 'orders_transition';
  end if;
  if (new.user_id, new.course_id, new.created_at)
    is distinct from (old.user_id, old.course_id, old.created_at)
    or (old.paid_at is not null and (new.paid_at, new.payment_id)
      is distinct from (old.paid_at, old.payment_id)) then
    raise exception 'what order % is about never changes', old.order_id
      using errcode = 'restrict_violation', constraint = 'orders_guarded';
  end if;
  -- A reference always asks for the same: other terms have another one. With a proof of payment, and
  -- once it has expired, an order only goes back to terms that it had.
  if (new.currency, new.list_price, new.amount, new.method, new.reference)
    is distinct from (old.currency, old.list_price, old.amount, old.method, old.reference)
    and (new.reference = old.reference or new.status <> old.status
      or old.status not in ('pending', 'expired')
      or ((old.status = 'expired' or old.receipt_file_id is not null) and not exists (
        select from replaced_order_terms t
        where t.reference = new.reference and t.order_id = new.order_id))
      or exists (
        select from replaced_order_terms t
        where t.reference = new.reference
          and (t.order_id, t.method, t.currency, t.list_price, t.amount) is distinct from
            (new.order_id, new.method, new.currency, new.list_price, new.amount))) then
    raise exception 'what order % asks for changes with its reference, while it waits', old.order_id
      using errcode = 'restrict_violation', constraint = 'orders_guarded';
  end if;
  -- Its payer keeps the time that they were given; while it waits they may be given more, and with
  -- another payment method its time.
  if new.expires_at <> old.expires_at
    and ((new.expires_at < old.expires_at and new.reference = old.reference)
      or old.status <> 'pending' or new.status <> 'pending') then
    raise exception 'the end of order % is put off alone, and while it waits', old.order_id
      using errcode = 'restrict_violation', constraint = 'orders_guarded';
  end if;
  if new.payment_id is not null and old.payment_id is null and not exists (
    select from payments p where p.payment_id = new.payment_id and p.voided_at is null
      and p.user_id = new.user_id and p.course_id = new.course_id
      and p.amount = new.amount and p.currency = new.currency) then
    raise exception 'payment % is not that of order %', new.payment_id, old.order_id
      using errcode = 'check_violation', constraint = 'orders_payment_fits';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.voided_at is not null or new.refunded >= new.amount then
    update orders set status = 'refunded', version = version + 1
    where payment_id = new.payment_id and status in ('paid', 'partly_refunded');
  elsif new.refunded > 0 then
    update orders set status = 'partly_refunded', version = version + 1
    where payment_id = new.payment_id and status = 'paid';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_course_opened()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from reward_redemptions r
    where r.redemption_id = new.redemption_id and (r.status = 'completed') <>
      exists (select from course_grants g where g.redemption_id = r.redemption_id)
  ) then
    raise exception 'redemption % and its course do not agree', new.redemption_id
      using errcode = 'check_violation', constraint = 'reward_redemptions_course_agrees';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.add_payment_refund()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update payments set refunded = refunded + new.amount, version = version + 1
    where payment_id = new.payment_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_receipt_counter()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.kind = old.kind and new.last_number = old.last_number + 1 then
    return new;
  end if;
  raise exception 'numbers of receipts go up by one'
    using errcode = 'restrict_violation', constraint = 'receipt_counters_guarded';
end $function$;

CREATE OR REPLACE FUNCTION public.issue_receipt(of_payment integer, of_refund integer, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
      'discount', case when p.coupon_code is not null
        then jsonb_build_object('list_price', p.list_price, 'coupon_code', p.coupon_code) end,
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
end $function$;

CREATE OR REPLACE FUNCTION public.issue_payment_receipt()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform issue_receipt(new.payment_id, null, new.created_at);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.issue_refund_receipt()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform issue_receipt(new.payment_id, new.refund_id, new.created_at);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.join_invited_group()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into group_members (group_id, user_id, source, added_at)
    select g.group_id, new.user_id, 'invitation', new.used_at
    from invitation_codes c join learner_groups g on g.group_id = c.group_id
    where c.invitation_code_id = new.invitation_code_id and g.archived_at is null
    on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_jobs()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('academy_changes', 'jobs');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_audit(kept_from timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform set_config('academy.forgetting_audit', 'on', true);
  delete from audit_log where at < kept_from;
  perform set_config('academy.forgetting_audit', '', true);
end $function$;

CREATE OR REPLACE FUNCTION public.without_address(state jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(jsonb_object_agg(key, case
    when jsonb_typeof(value) = 'string' and value <> '""' and key = any (array[
      'recipient_name', 'recipient_phone', 'shipping_address', 'shipping_city',
      'shipping_province', 'shipping_postal_code', 'additional_notes'])
    then to_jsonb('—'::text) else value end), '{}')
  from jsonb_each(state)
$function$;

CREATE OR REPLACE FUNCTION public.erase_addresses_from_audit(requests integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform set_config('academy.erasing_person', 'on', true);
  update audit_log set
    before = case jsonb_typeof(before) when 'object' then without_address(before) else before end,
    after = case jsonb_typeof(after) when 'object' then without_address(after) else after end
  where entity = 'redemption' and entity_id = any (
    -- Only where the request itself has none any more.
    select redemption_id::text from reward_redemptions
    where redemption_id = any (requests) and recipient_name = '—');
  perform set_config('academy.erasing_person', '', true);
end $function$;

CREATE OR REPLACE FUNCTION public.release_former_avatar()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update files set state = 'leaving'
  where purpose = 'avatar' and owner_user_id = old.user_id
    and key = 'avatar/' || substr(old.avatar, 10, 2) || '/' || substr(old.avatar, 10);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_coupon_use()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  used coupons;
begin
  -- The row stays locked: uses of one coupon come one after the other.
  update coupons set used_count = used_count + 1 where coupon_id = new.coupon_id
    returning * into used;
  if used.owner_user_id <> new.user_id
    or not exists (
      select from orders o where o.order_id = new.order_id and o.user_id = new.user_id
        and o.amount < o.list_price and (used.currency is null or used.currency = o.currency)
        and (not exists (select from coupon_courses c where c.coupon_id = used.coupon_id)
          or exists (select from coupon_courses c
            where c.coupon_id = used.coupon_id and c.course_id = o.course_id)))
    or used.max_per_user < (
      select 1 + count(*) from coupon_uses u where u.coupon_id = new.coupon_id
        and u.user_id = new.user_id and u.released_at is null) then
    raise exception 'order % cannot use coupon %', new.order_id, new.coupon_id
      using errcode = 'check_violation', constraint = 'coupon_uses_allowed';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_coupon_use()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and (to_jsonb(new) - 'released_at') = (to_jsonb(old) - 'released_at') then
    return new;
  end if;
  raise exception 'an order keeps its coupon'
    using errcode = 'restrict_violation', constraint = 'coupon_uses_guarded';
end $function$;

CREATE OR REPLACE FUNCTION public.follow_order_with_coupon()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  released integer;
begin
  if new.status in ('cancelled', 'expired') then
    update coupon_uses set released_at = now()
      where order_id = new.order_id and released_at is null returning coupon_id into released;
    update coupons set used_count = used_count - 1 where coupon_id = released;
  elsif old.status = 'expired' then
    -- An admin confirms it at its price: it counts again, unless its place is taken by now.
    update coupons c set used_count = used_count + 1
      from coupon_uses u where u.order_id = new.order_id and u.released_at is not null
        and c.coupon_id = u.coupon_id and (c.max_uses is null or c.used_count < c.max_uses)
      returning c.coupon_id into released;
    update coupon_uses set released_at = null
      where order_id = new.order_id and coupon_id = released;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_order_discount()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from coupon_uses where order_id = new.order_id) then
    raise exception 'order % costs less than its course without a coupon', new.order_id
      using errcode = 'check_violation', constraint = 'orders_discount';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_consultation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (
    select from reward_redemptions r
    where r.redemption_id = new.redemption_id and not r.requires_shipping and not r.fulfils_itself
      and (new.starts_at is null or r.status in ('approved', 'completed'))
  ) then
    raise exception 'redemption % has no consultation, or is not approved', new.redemption_id
      using errcode = 'check_violation', constraint = 'consultations_request';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.check_reward_coupon()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  is_discount boolean;
begin
  -- Locked, so that the kind does not change meanwhile.
  select kind = 'discount' into is_discount from reward_categories
    where reward_category_id = new.reward_category_id for share;
  if (is_discount and new.status = 'active' and new.coupon_days is null and not new.delivers_code)
    or (not is_discount and new.coupon_days is not null) then
    raise exception 'reward % and the kind of its category do not agree on a coupon', new.reward_id
      using errcode = 'check_violation', constraint = 'rewards_coupon_kind';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.check_category_coupons()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from rewards r where r.reward_category_id = new.reward_category_id
      and case when new.kind = 'discount'
        then r.status = 'active' and r.coupon_days is null and not r.delivers_code
        else r.coupon_days is not null end) then
    raise exception 'category % has rewards that its kind does not allow', new.reward_category_id
      using errcode = 'check_violation', constraint = 'reward_categories_coupon_kind';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.check_coupon_reward()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (
    select from reward_redemptions r
    where r.redemption_id = new.redemption_id and r.user_id = new.owner_user_id
      and r.coupon_days is not null and new.max_uses = 1 and new.ends_at is not null
      and (r.coupon_percent, r.coupon_amount, r.coupon_currency)
        is not distinct from (new.percent, new.amount, new.currency)
  ) then
    raise exception 'redemption % asks for no such coupon', new.redemption_id
      using errcode = 'check_violation', constraint = 'coupons_reward_terms';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.check_coupon_made()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from reward_redemptions r
    where r.redemption_id = new.redemption_id
      and (r.coupon_days is not null and r.status = 'completed') <>
        exists (select from coupons c where c.redemption_id = r.redemption_id)
  ) then
    raise exception 'redemption % and its coupon do not agree', new.redemption_id
      using errcode = 'check_violation', constraint = 'reward_redemptions_coupon_agrees';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('academy_people', coalesce(new.user_id, old.user_id)::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_admin_role()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.admin_role := case when new.role = 'admin' then coalesce(new.admin_role, 'owner') end;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.check_redemption_coupon_course()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (
    select from reward_redemptions r
    where r.redemption_id = new.redemption_id and r.coupon_days is not null and r.status = 'pending'
  ) then
    raise exception 'redemption % does not wait for a coupon', new.redemption_id
      using errcode = 'check_violation', constraint = 'redemption_coupon_courses_request';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_unpaid_earning()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.user_id, new.kind, new.subject_kind, new.subject_id, new.idempotency_key, new.amount,
      new.happened_at)
    is distinct from (old.user_id, old.kind, old.subject_kind, old.subject_id,
      old.idempotency_key, old.amount, old.happened_at)
    or new.paid_amount < old.paid_amount then
    raise exception 'what unpaid earning % is about never changes', old.unpaid_earning_id
      using errcode = 'restrict_violation', constraint = 'unpaid_earnings_guarded';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.check_unpaid_earning(earning_user integer, earning_kind text, earning_key text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  stated bigint;
  paid bigint;
begin
  select paid_amount into stated from unpaid_earnings where idempotency_key = earning_key;
  select coalesce(sum(amount), 0) into paid from point_entries
    where user_id = earning_user and kind = earning_kind
      and (idempotency_key = earning_key or starts_with(idempotency_key, earning_key || '+'));
  if stated is distinct from paid then
    raise exception 'of earning % the ledger has paid %, not %', earning_key, paid, stated
      using errcode = 'check_violation', constraint = 'unpaid_earnings_match_entries';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.check_unpaid_earning_row()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- A row that was deleted since has nothing to agree with.
  if exists (select from unpaid_earnings where unpaid_earning_id = new.unpaid_earning_id) then
    perform check_unpaid_earning(new.user_id, new.kind, new.idempotency_key);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_part_of_earning()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform check_unpaid_earning(new.user_id, new.kind, split_part(new.idempotency_key, '+', 1));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_paid_earning()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update unpaid_earnings set
    paid_amount = paid_amount + new.amount,
    resolved_at = case when paid_amount + new.amount = amount then new.created_at end
  where idempotency_key = split_part(new.idempotency_key, '+', 1);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_order_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into replaced_order_terms
    (reference, order_id, method, currency, list_price, amount, replaced_at)
  values (old.reference, old.order_id, old.method, old.currency, old.list_price, old.amount, now())
  on conflict (reference) do update set replaced_at = excluded.replaced_at;
  return null;
end $function$;
