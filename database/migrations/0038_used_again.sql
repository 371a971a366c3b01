-- Housekeeping finds media unused and releases it a moment later; whoever shows it in between,
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
