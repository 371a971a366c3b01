-- Who may not open a lesson finds it by its titles and description alone: for them the index
-- leaves the body out. Descriptions have a weight of their own from now on; lessons that were
-- indexed before get it by `npm run search:reindex`, or when they are saved.
create index contents_named_idx on contents
  using gin (ts_filter(search_document, '{a,b,d}')) with (fastupdate = off);
