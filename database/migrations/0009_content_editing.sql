-- Editing of contents: what is missing in a language, which language is older, every state
-- that was ever saved, and drafts that wait on the server for their writer.

-- When the texts of each language last changed. A new content begins in step, so that none
-- of its languages is older.
alter table contents
  add column texts_changed_at timestamptz not null default now(),
  add column texts_zh_changed_at timestamptz not null default now();
update contents set texts_changed_at = updated_at, texts_zh_changed_at = updated_at;

-- Whether a content lacks something in a language that it has in the other. It is the
-- database that says so, since the list filters by it and several commands write contents.
-- `lax` paths see a key that is not there as nothing, which is why absence is asked for too.
create function content_lacks(
  suffix text, own_title text, own_description text, other_description text, kind text, body jsonb
) returns boolean language sql immutable parallel safe as $$
  select own_title = ''
    or (own_description = '' and other_description <> '')
    or case kind
      when 'text' then coalesce(body ->> ('html' || suffix), '') = ''
      when 'assignment' then coalesce(body ->> ('html' || suffix), '') = ''
      when 'quiz' then case suffix
        when '' then jsonb_path_exists(body, '$.questions[*] ? (
          !(@.question != "") || (@.explanation_zh != "" && !(@.explanation != "")))')
          or jsonb_path_exists(body, '$.questions[*].options[*] ? (!(@.text != ""))')
        else jsonb_path_exists(body, '$.questions[*] ? (
          !(@.question_zh != "") || (@.explanation != "" && !(@.explanation_zh != "")))')
          or jsonb_path_exists(body, '$.questions[*].options[*] ? (!(@.text_zh != ""))')
        end
      when 'pdf' then false
      -- video and audio
      else case suffix
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
$$;

alter table contents
  add column lacks_en boolean not null generated always as (
    content_lacks('', title, description, description_zh, type, content_data)
  ) stored,
  add column lacks_zh boolean not null generated always as (
    content_lacks('_zh', title_zh, description_zh, description, type, content_data)
  ) stored;

-- The list of contents: the latest first, of one type, of what is missing, older or archived.
create index contents_updated_idx on contents (updated_at desc, content_id desc)
  where archived_at is null;
create index contents_type_idx on contents (type, updated_at desc, content_id desc)
  where archived_at is null;
create index contents_lacks_en_idx on contents (updated_at desc, content_id desc)
  where archived_at is null and lacks_en;
create index contents_lacks_zh_idx on contents (updated_at desc, content_id desc)
  where archived_at is null and lacks_zh;
create index contents_outdated_idx on contents (updated_at desc, content_id desc)
  where archived_at is null and texts_changed_at <> texts_zh_changed_at;
create index contents_archived_idx on contents (updated_at desc, content_id desc)
  where archived_at is not null;

-- Every state that a save has left, so that each can come back. Who wrote it keeps the name
-- that they had, also when their account is gone.
create table content_versions (
  content_id integer not null
    constraint content_versions_content_fkey references contents on delete cascade,
  version integer not null,
  saved_at timestamptz not null,
  actor_user_id integer constraint content_versions_actor_fkey references users on delete set null,
  actor_name text not null,
  state jsonb not null,
  constraint content_versions_pkey primary key (content_id, version)
);
create index content_versions_actor_idx on content_versions (actor_user_id);

-- What somebody is in the middle of writing: theirs alone, the same on each of their devices.
-- `key` is the id of what is edited, or `new:…` for what is not there yet.
create table drafts (
  user_id integer not null constraint drafts_user_fkey references users on delete cascade,
  entity text not null,
  key text not null,
  body jsonb not null,
  based_on_version integer,
  saved_at timestamptz not null,
  constraint drafts_pkey primary key (user_id, entity, key)
);
create index drafts_saved_idx on drafts (user_id, saved_at desc);
