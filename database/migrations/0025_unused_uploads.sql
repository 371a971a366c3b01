-- Since when no record, draft or older version shows an uploaded file, as housekeeping found
-- it; null while something does. What nothing has shown for a month is removed.
alter table files add column unused_since timestamptz;
create index files_unused_idx on files (unused_since) where unused_since is not null;
