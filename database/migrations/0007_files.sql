-- Uploaded files: what they are, whose, and whether they are still needed. The bytes are in
-- the file store under `key`. A row is written before its bytes and removed after them, so
-- that nothing in the store is ever without a row: `arriving` until what it belongs to is
-- committed, `leaving` from when nothing needs it; housekeeping finishes both.

create table files (
  file_id integer generated always as identity constraint files_pkey primary key,
  key text not null constraint files_key_key unique,
  kind text not null
    constraint files_kind check (kind in ('image', 'audio', 'video', 'pdf', 'document')),
  mime text not null,
  bytes integer not null constraint files_bytes check (bytes > 0),
  original_name text not null,
  owner_user_id integer constraint files_owner_fkey references users on delete set null,
  purpose text not null constraint files_purpose check (purpose in ('assignment', 'media')),
  state text not null default 'arriving'
    constraint files_state check (state in ('arriving', 'kept', 'leaving')),
  created_at timestamptz not null default now()
);
create index files_unsettled_idx on files (created_at) where state <> 'kept';
create index files_owner_idx on files (owner_user_id);

-- Work handed in has one file of that table; nothing was ever written to the old columns.
alter table assignment_submissions
  drop column file_key,
  drop column file_name,
  add column file_id integer
    constraint assignment_submissions_file_key unique
    constraint assignment_submissions_file_fkey references files;
