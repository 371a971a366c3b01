-- By title, far behind the beginning: with the titles themselves in the index, the rows that
-- a page passes over are never read.
drop index courses_title_idx;
create index courses_title_idx on courses (lower(coalesce(nullif(title, ''), title_zh)), course_id)
  include (title, title_zh, status, difficulty_level, teacher_id) where archived_at is null;
drop index courses_title_zh_idx;
create index courses_title_zh_idx on courses (lower(coalesce(nullif(title_zh, ''), title)), course_id)
  include (title, title_zh, status, difficulty_level, teacher_id) where archived_at is null;
