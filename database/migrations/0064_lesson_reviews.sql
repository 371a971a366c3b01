-- Lessons that a teacher made, and questions, keys or minutes that a teacher changed, pay learners once
-- an admin has looked at them. What is there already counts as looked at.

alter table contents add column unreviewed_since timestamptz;
comment on column contents.unreviewed_since is
  'Since when a teacher''s lesson, or change of what it pays for, waits for an admin''s look; null: it '
  'does not.';
create index contents_unreviewed_idx on contents (unreviewed_since)
  where unreviewed_since is not null and archived_at is null;
create index contents_unreviewed_course_idx on contents (course_id)
  where unreviewed_since is not null and archived_at is null;
