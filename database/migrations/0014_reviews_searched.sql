-- Admins seek words in what learners wrote of courses: in 100,000 reviews only an index answers
-- at once. Reviews from before are found after `npm run search:reindex`.

alter table course_reviews add column search_document tsvector not null default ''::tsvector;
create index course_reviews_search_idx on course_reviews
  using gin (search_document) with (fastupdate = off);
