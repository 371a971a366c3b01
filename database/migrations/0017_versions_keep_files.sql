-- Files that an older version or a draft shows are in use: a version that comes back must not
-- have lost its pictures.

create trigger content_versions_file_uses after insert or delete on content_versions
  for each row execute function note_file_uses('content_version', 'content_id');

alter table drafts
  add column name text not null generated always as (
    user_id::text || ':' || entity || ':' || key
  ) stored;
create trigger drafts_file_uses after insert or update or delete on drafts
  for each row execute function note_file_uses('draft', 'name');
