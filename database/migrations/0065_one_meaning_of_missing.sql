-- A language lacks a text where the other one has it: for courses, for lessons with their
-- bodies, on the dashboard as in the lists. The conditions are those of
-- server/lib/sql/missing-language.ts, and a test compares them.

drop index courses_missing_zh_idx;
create index courses_missing_zh_idx on courses (created_at desc, course_id desc)
  where archived_at is null and (
    (title_zh = '' and title <> '')
    or (short_description_zh = '' and short_description <> '')
    or (description_zh = '' and description <> ''));

drop index courses_missing_en_idx;
create index courses_missing_en_idx on courses (created_at desc, course_id desc)
  where archived_at is null and (
    (title = '' and title_zh <> '')
    or (short_description = '' and short_description_zh <> '')
    or (description = '' and description_zh <> ''));

drop index contents_one_sided_idx;
create index contents_one_sided_idx on contents (content_id)
  where archived_at is null and (lacks_en or lacks_zh);
