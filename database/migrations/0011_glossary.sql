-- The glossary: terms of investing in both languages. Lessons explain them where they occur, and
-- the search takes one name for the other (“PE ratio” finds what says 市盈率).

create table terms (
  term_id integer generated always as identity constraint terms_pkey primary key,
  en text not null constraint terms_en_given check (en <> ''),
  zh text not null constraint terms_zh_given check (zh <> ''),
  aliases text[] not null default '{}',
  meaning text not null default '',
  meaning_zh text not null default '',
  search_document tsvector not null default ''::tsvector,
  archived_at timestamptz,
  version integer not null default 1
);
comment on table terms is 'Terms of investing, explained in both languages.';
-- Two live terms of one name could not be told apart.
create unique index terms_en_key on terms (lower(en)) where archived_at is null;
create unique index terms_zh_key on terms (zh) where archived_at is null;
create index terms_search_idx on terms using gin (search_document) with (fastupdate = off);
create index terms_title_search_idx on terms
  using gin (ts_filter(search_document, '{a}')) with (fastupdate = off);
