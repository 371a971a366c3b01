-- Admins page through all courses, sort and filter them: each order of that list has its
-- index, so that a hundred thousand courses answer as fast as ten. The columns that filter
-- ride along, so that counting reads the index alone.

create index courses_newest_idx on courses (created_at desc, course_id desc)
  include (status, difficulty_level, teacher_id) where archived_at is null;
create index courses_updated_idx on courses (updated_at desc, course_id desc)
  include (status, difficulty_level, teacher_id) where archived_at is null;
create index courses_title_idx on courses (lower(coalesce(nullif(title, ''), title_zh)), course_id)
  where archived_at is null;
create index courses_title_zh_idx on courses (lower(coalesce(nullif(title_zh, ''), title)), course_id)
  where archived_at is null;
create index courses_archived_idx on courses (created_at desc, course_id desc)
  where archived_at is not null;

-- What still has to be translated. The conditions are those of `missesLanguage` in the
-- queries, word for word: only so does the planner take these indexes.
create index courses_missing_zh_idx on courses (created_at desc, course_id desc)
  where archived_at is null and (
    title_zh = ''
    or (short_description_zh = '' and short_description <> '')
    or (description_zh = '' and description <> '')
  );
create index courses_missing_en_idx on courses (created_at desc, course_id desc)
  where archived_at is null and (
    title = ''
    or (short_description = '' and short_description_zh <> '')
    or (description = '' and description_zh <> '')
  );
