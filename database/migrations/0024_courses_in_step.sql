-- A course says which of its languages is older, as its contents do: when the texts of each
-- last changed. What is there already begins in step.
alter table courses
  add column texts_changed_at timestamptz not null default now(),
  add column texts_zh_changed_at timestamptz not null default now();
update courses set texts_changed_at = updated_at, texts_zh_changed_at = updated_at;

-- The list of what waits for its translator, in the order of the list of courses.
create index courses_outdated_idx on courses (created_at desc, course_id desc)
  where archived_at is null and texts_changed_at <> texts_zh_changed_at;
