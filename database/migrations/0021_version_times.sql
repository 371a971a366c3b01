-- A teacher reads their own latest comments while grading.
create index assignment_submissions_comments_idx on assignment_submissions (graded_by, graded_at desc)
  where feedback <> '';

-- A restored version knows whether its languages were in sync when it was saved.

alter table content_versions
  add column texts_changed_at timestamptz,
  add column texts_zh_changed_at timestamptz;
comment on column content_versions.texts_changed_at is
  'As in contents, when the version was saved or its languages were confirmed; null: saved before
   these were stored.';
