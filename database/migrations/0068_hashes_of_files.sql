-- What the store gives back later is compared with what was put into it.
alter table files
  add column sha256 text
    constraint files_sha256 check (sha256 ~ '^[0-9a-f]{64}$');
comment on column files.sha256 is
  'Of the bytes, in hexadecimal digits; null: they are not in the store yet, or came before hashes were kept and maintenance has not read them.';
