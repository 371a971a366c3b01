-- The course of a work stands on it, so that what waits in each course is counted in one
-- index. A content stays in its course; the key of both holds them together.
alter table contents add constraint contents_in_course_key unique (content_id, course_id);

alter table assignment_submissions add column course_id integer;
update assignment_submissions s set course_id = k.course_id
  from contents k where k.content_id = s.content_id;
alter table assignment_submissions
  alter column course_id set not null,
  drop constraint assignment_submissions_content_fkey,
  add constraint assignment_submissions_content_fkey foreign key (content_id, course_id)
    references contents (content_id, course_id) on delete cascade;
create index assignment_submissions_course_idx on assignment_submissions (course_id, status);
