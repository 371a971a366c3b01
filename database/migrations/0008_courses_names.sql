-- Admins look for a course by its titles and its teacher's name. Of these alone, an index
-- answers without weighing every text that has the word somewhere.
create index courses_named_idx on courses
  using gin (ts_filter(search_document, '{a,b,d}')) with (fastupdate = off);
