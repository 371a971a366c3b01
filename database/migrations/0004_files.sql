-- Uploaded files: what they are, whose, which records show them, and whether they are needed.

-- The bytes are in the file store under `key`. A row is written before its bytes and removed
-- after them, so that nothing in the store is ever without a row: `arriving` until what it belongs
-- to is committed, `leaving` from when nothing needs it; maintenance finishes both.
create table files (
  file_id integer generated always as identity constraint files_pkey primary key,
  key text not null constraint files_key_key unique,
  kind text not null constraint files_kind
    check (kind in ('image', 'audio', 'video', 'pdf', 'document', 'captions')),
  mime text not null,
  bytes integer not null constraint files_bytes check (bytes > 0),
  -- Of pictures, so that pages can leave room.
  width integer constraint files_width check (width > 0),
  height integer constraint files_height check (height > 0),
  original_name text not null,
  owner_user_id integer constraint files_owner_fkey references users on delete set null,
  purpose text not null constraint files_purpose check (purpose in ('assignment', 'media')),
  state text not null default 'arriving'
    constraint files_state check (state in ('arriving', 'kept', 'leaving')),
  created_at timestamptz not null default now(),
  -- Since when no record, draft or older version shows it, as maintenance found; null while
  -- something does. What nothing has shown for a month is removed.
  unused_since timestamptz
);
comment on table files is 'Uploaded files; their bytes are in the file store under `key`.';
create index files_unsettled_idx on files (created_at) where state <> 'kept';
create index files_owner_idx on files (owner_user_id);
create index files_media_idx on files (created_at desc, file_id desc)
  where purpose = 'media' and state = 'kept';
create index files_media_owner_idx on files (owner_user_id, created_at desc, file_id desc)
  where purpose = 'media' and state = 'kept';
create index files_media_largest_idx on files (bytes desc, file_id desc)
  where purpose = 'media' and state = 'kept';
create index files_media_name_idx on files (original_name, file_id)
  where purpose = 'media' and state = 'kept';
create index files_unused_idx on files (unused_since) where unused_since is not null;

-- A chunk is a file in a folder called `folder`, named by where it begins; `received_bytes` says
-- up to where there is no gap. A finished row stays for a day with its file, for the browser that
-- missed the response.
create table media_uploads (
  upload_id integer generated always as identity constraint media_uploads_pkey primary key,
  owner_user_id integer not null
    constraint media_uploads_owner_fkey references users on delete cascade,
  folder text not null constraint media_uploads_folder_key unique,
  original_name text not null,
  -- What the field takes that it is for, so that a refusal names just that; null: all kinds.
  kinds text[] constraint media_uploads_kinds
    check (kinds <@ array['image', 'video', 'audio', 'pdf', 'captions'] and kinds <> '{}'),
  bytes integer not null constraint media_uploads_bytes check (bytes > 0),
  received_bytes integer not null default 0,
  file_id integer constraint media_uploads_file_fkey references files on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint media_uploads_received check (received_bytes between 0 and bytes)
);
comment on table media_uploads is 'Files that arrive in chunks, and finished ones for a day.';
create index media_uploads_owner_idx on media_uploads (owner_user_id);
create index media_uploads_file_idx on media_uploads (file_id);
create index media_uploads_updated_idx on media_uploads (updated_at);

create table file_uses (
  file_id integer not null
    constraint file_uses_file_fkey references files on delete cascade,
  entity text not null,
  entity_id text not null,
  constraint file_uses_pkey primary key (file_id, entity, entity_id)
);
comment on table file_uses is
  'Which record, draft or older version shows which uploaded file; written by triggers.';
create index file_uses_entity_idx on file_uses (entity, entity_id);

-- Whatever writes a record, a path of an uploaded file that occurs anywhere in it is noted. Its
-- arguments: what the record is called, and the column of its id. The tables that show files
-- have a trigger `…_file_uses` with it.
create function note_file_uses() returns trigger language plpgsql as $$
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
end $$;

create trigger site_settings_file_uses after insert or update or delete on site_settings
  for each row execute function note_file_uses('site_settings', 'site_settings_id');
comment on trigger site_settings_file_uses on site_settings is
  'Notes in file_uses which files the row shows.';
create trigger drafts_file_uses after insert or update or delete on drafts
  for each row execute function note_file_uses('draft', 'name');
comment on trigger drafts_file_uses on drafts is 'Notes in file_uses which files the draft shows.';

-- Maintenance finds media unused and releases it a moment later; whoever shows it in between,
-- or before its bytes are gone, keeps it. The update waits for a sweep that holds the row.
create function keep_media_in_use() returns trigger language plpgsql as $$
begin
  update files set unused_since = null, state = 'kept'
  where file_id = new.file_id and purpose = 'media'
    and (unused_since is not null or state = 'leaving');
  return null;
end $$;
create trigger file_uses_keep_media after insert on file_uses
  for each row execute function keep_media_in_use();
comment on trigger file_uses_keep_media on file_uses is
  'A file that is shown again is not removed, even where its removal had begun.';
