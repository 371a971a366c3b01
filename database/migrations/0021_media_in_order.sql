-- A hundred thousand uploaded files are listed by size and name as quickly as by time.
create index files_media_largest_idx on files (bytes desc, file_id desc)
  where purpose = 'media' and state = 'kept';
create index files_media_name_idx on files (original_name, file_id)
  where purpose = 'media' and state = 'kept';
