-- The glossary: terms of investing in both languages. Lessons explain them where they
-- stand, and the search takes one name for the other (“PE ratio” finds what says 市盈率).

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
-- Two live terms of one name could not be told apart.
create unique index terms_en_key on terms (lower(en)) where archived_at is null;
create unique index terms_zh_key on terms (zh) where archived_at is null;

-- Documents are read much more often than written, so no index keeps a list of what it has
-- not yet sorted in: a search would have to read through it.
create index terms_search_idx on terms using gin (search_document) with (fastupdate = off);
alter index courses_search_idx set (fastupdate = off);
alter index contents_search_idx set (fastupdate = off);
alter index teachers_search_idx set (fastupdate = off);

-- Titles alone: what has the words in its title is found first, without looking at the
-- thousands of rows that have them somewhere.
create index courses_title_search_idx on courses
  using gin (ts_filter(search_document, '{a}')) with (fastupdate = off);
create index contents_title_search_idx on contents
  using gin (ts_filter(search_document, '{a}')) with (fastupdate = off);
create index teachers_title_search_idx on teachers
  using gin (ts_filter(search_document, '{a}')) with (fastupdate = off);
create index terms_title_search_idx on terms
  using gin (ts_filter(search_document, '{a}')) with (fastupdate = off);
