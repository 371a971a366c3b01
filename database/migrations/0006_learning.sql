-- What learners do with courses and lessons.

create table course_likes (
  user_id integer not null constraint course_likes_user_fkey references users on delete cascade,
  course_id integer not null constraint course_likes_course_fkey references courses on delete cascade,
  created_at timestamptz not null default now(),
  constraint course_likes_pkey primary key (user_id, course_id)
);
comment on table course_likes is 'Who likes which course.';
create index course_likes_course_idx on course_likes (course_id);

create table teacher_likes (
  user_id integer not null constraint teacher_likes_user_fkey references users on delete cascade,
  teacher_id integer not null
    constraint teacher_likes_teacher_fkey references teachers on delete cascade,
  created_at timestamptz not null default now(),
  constraint teacher_likes_pkey primary key (user_id, teacher_id)
);
comment on table teacher_likes is 'Who likes which teacher.';
create index teacher_likes_teacher_idx on teacher_likes (teacher_id);

create table course_reads (
  user_id integer not null constraint course_reads_user_fkey references users on delete cascade,
  course_id integer not null constraint course_reads_course_fkey references courses on delete cascade,
  created_at timestamptz not null default now(),
  constraint course_reads_pkey primary key (user_id, course_id)
);
comment on table course_reads is 'Who marked which course''s page as read.';
create index course_reads_course_idx on course_reads (course_id);

create table course_reviews (
  review_id integer generated always as identity constraint course_reviews_pkey primary key,
  user_id integer not null constraint course_reviews_user_fkey references users on delete cascade,
  course_id integer not null
    constraint course_reviews_course_fkey references courses on delete cascade,
  rating integer not null constraint course_reviews_rating check (rating between 1 and 5),
  comment text not null default ''
    constraint course_reviews_comment_length check (length(comment) <= 1000),
  reply text constraint course_reviews_reply_length check (length(reply) <= 1000),
  -- Replies from before these two columns have neither.
  replied_at timestamptz,
  replied_by integer
    constraint course_reviews_replied_by_fkey references users on delete set null,
  is_hidden boolean not null default false,
  hidden_reason text not null default ''
    constraint course_reviews_hidden_reason_length check (length(hidden_reason) <= 500),
  search_document tsvector not null default ''::tsvector,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint course_reviews_user_course_key unique (user_id, course_id)
);
comment on table course_reviews is
  'One review of a course per learner, with the reply to it; hidden ones count nowhere.';
create index course_reviews_course_idx on course_reviews (course_id, created_at desc);
create index course_reviews_replied_by_idx on course_reviews (replied_by);
create index course_reviews_unanswered_idx on course_reviews (course_id, created_at desc)
  where reply is null and not is_hidden;
-- Admins list the reviews of all courses; what waits for a reply, and what is hidden, is few.
create index course_reviews_created_idx on course_reviews (created_at, review_id);
create index course_reviews_rating_idx on course_reviews (rating, created_at, review_id);
create index course_reviews_hidden_idx on course_reviews (created_at, review_id) where is_hidden;
create index course_reviews_waiting_idx on course_reviews (created_at, review_id)
  where reply is null;
-- Admins seek words in 100,000 reviews: only an index answers at once.
create index course_reviews_search_idx on course_reviews
  using gin (search_document) with (fastupdate = off);

-- It starts the clock by which progress counts; it does not begin the course, as progress does.
create table content_openings (
  user_id integer not null
    constraint content_openings_user_fkey references users on delete cascade,
  content_id integer not null
    constraint content_openings_content_fkey references contents on delete cascade,
  opened_at timestamptz not null,
  constraint content_openings_pkey primary key (user_id, content_id)
);
comment on table content_openings is
  'When each learner opened each lesson first: the clock by which progress and reading count.';
create index content_openings_content_idx on content_openings (content_id);

create table content_progress (
  user_id integer not null constraint content_progress_user_fkey references users on delete cascade,
  content_id integer not null
    constraint content_progress_content_fkey references contents on delete cascade,
  progress integer not null default 0
    constraint content_progress_range check (progress between 0 and 100),
  position_seconds double precision not null default 0
    constraint content_progress_position check (position_seconds >= 0),
  started_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  completed_at timestamptz,
  -- Written with the completion and final: repeating it later earns nothing.
  not_paid_reason text
    constraint content_progress_not_paid_reason check (not_paid_reason in ('too_fast')),
  constraint content_progress_pkey primary key (user_id, content_id),
  constraint content_progress_not_paid
    check (not_paid_reason is null or completed_at is not null)
);
comment on table content_progress is
  'How far each learner is in each lesson, and when it was completed.';
comment on column content_progress.not_paid_reason is
  'Why completing it earned nothing and never will; null: it earns by the rules.';
create index content_progress_content_idx on content_progress (content_id);
create index content_progress_completed_idx on content_progress (completed_at);

create function keep_progress_rising() returns trigger language plpgsql as $$
begin
  new.progress := greatest(new.progress, old.progress);
  new.completed_at := coalesce(old.completed_at, new.completed_at);
  return new;
end $$;
create trigger content_progress_rises before update on content_progress
  for each row execute function keep_progress_rising();
comment on trigger content_progress_rises on content_progress is
  'Progress only ever rises, and what is completed stays completed.';

create table course_completions (
  user_id integer not null constraint course_completions_user_fkey references users on delete cascade,
  course_id integer not null
    constraint course_completions_course_fkey references courses on delete cascade,
  completed_at timestamptz not null default now(),
  constraint course_completions_pkey primary key (user_id, course_id)
);
comment on table course_completions is
  'Who completed which course; a lesson that is added later does not undo it.';
create index course_completions_course_idx on course_completions (course_id);
create index course_completions_completed_at_idx on course_completions (completed_at);

create table quiz_attempts (
  quiz_attempt_id integer generated always as identity constraint quiz_attempts_pkey primary key,
  user_id integer not null constraint quiz_attempts_user_fkey references users on delete cascade,
  content_id integer not null
    constraint quiz_attempts_content_fkey references contents on delete cascade,
  attempt integer not null constraint quiz_attempts_attempt check (attempt >= 1),
  answers jsonb not null,
  score integer not null constraint quiz_attempts_score check (score between 0 and 100),
  correct_answers integer not null,
  total_questions integer not null,
  passed boolean not null,
  submitted_at timestamptz not null default now(),
  constraint quiz_attempts_number_key unique (user_id, content_id, attempt)
);
comment on table quiz_attempts is
  'Attempts at quizzes that count, numbered per learner and lesson.';
create index quiz_attempts_content_idx on quiz_attempts (content_id);

-- The course is here too, so that what waits in each course is counted in one index; the key of
-- both holds lesson and course together.
create table assignment_submissions (
  submission_id integer generated always as identity
    constraint assignment_submissions_pkey primary key,
  user_id integer not null
    constraint assignment_submissions_user_fkey references users on delete cascade,
  content_id integer not null,
  course_id integer not null,
  status text not null default 'submitted'
    constraint assignment_submissions_status check (status in ('submitted', 'returned', 'graded')),
  text text not null default '',
  file_id integer
    constraint assignment_submissions_file_key unique
    constraint assignment_submissions_file_fkey references files,
  score integer constraint assignment_submissions_score check (score between 0 and 100),
  feedback text not null default '',
  graded_by integer constraint assignment_submissions_grader_fkey references users on delete set null,
  graded_at timestamptz,
  submitted_at timestamptz not null default now(),
  version integer not null default 1,
  constraint assignment_submissions_content_fkey foreign key (content_id, course_id)
    references contents (content_id, course_id) on delete cascade,
  constraint assignment_submissions_user_content_key unique (user_id, content_id),
  constraint assignment_submissions_graded check ((status = 'graded') = (score is not null))
);
comment on table assignment_submissions is
  'What a learner handed in for an assignment, and its grade; one row each.';
create index assignment_submissions_content_idx on assignment_submissions (content_id, status);
create index assignment_submissions_course_idx on assignment_submissions (course_id, status);
-- What waits for a grade; and the queue: who waits longest first, then what was decided last.
create index assignment_submissions_waiting_idx on assignment_submissions (submitted_at)
  where status = 'submitted';
create index assignment_submissions_queue_idx on assignment_submissions (
  (status <> 'submitted'), (case when status = 'submitted' then submitted_at end),
  coalesce(graded_at, submitted_at) desc, submission_id
) include (status, submitted_at, graded_at, content_id);

-- The price is copied: what was paid stays true when the course's price changes.
create table course_redemptions (
  user_id integer not null constraint course_redemptions_user_fkey references users,
  course_id integer not null constraint course_redemptions_course_fkey references courses,
  points_spent integer not null constraint course_redemptions_points check (points_spent >= 0),
  created_at timestamptz not null default now(),
  constraint course_redemptions_pkey primary key (user_id, course_id)
);
comment on table course_redemptions is 'Who opened which course with points, and for how many.';
create index course_redemptions_course_idx on course_redemptions (course_id);

-- A learner enrolls once: with the first lesson begun, or by redeeming the course.
create table enrollments (
  user_id integer not null
    constraint enrollments_user_fkey references users on delete cascade,
  course_id integer not null
    constraint enrollments_course_fkey references courses on delete cascade,
  enrolled_at timestamptz not null,
  constraint enrollments_pkey primary key (user_id, course_id)
);
comment on table enrollments is
  'When a learner enrolled in a course; written by triggers.';
create index enrollments_course_idx on enrollments (course_id);
create index enrollments_enrolled_at_idx on enrollments (enrolled_at);

create function note_redeemed_enrollment() returns trigger language plpgsql as $$
begin
  insert into enrollments (user_id, course_id, enrolled_at)
    values (new.user_id, new.course_id, new.created_at)
    on conflict do nothing;
  return null;
end $$;
create trigger course_redemptions_enrol after insert on course_redemptions
  for each row execute function note_redeemed_enrollment();
comment on trigger course_redemptions_enrol on course_redemptions is
  'Redeeming a course enrolls in it: no command can forget it.';

create function note_begun_enrollment() returns trigger language plpgsql as $$
begin
  insert into enrollments (user_id, course_id, enrolled_at)
    select new.user_id, course_id, new.started_at from contents
    where content_id = new.content_id
    on conflict do nothing;
  return null;
end $$;
create trigger content_progress_enrol after insert on content_progress
  for each row execute function note_begun_enrollment();
comment on trigger content_progress_enrol on content_progress is
  'The first progress in a lesson enrolls in its course: no command can forget it.';

-- It follows from content_progress and course_redemptions, which triggers keep true; a list of
-- learners would otherwise count all their progress for every page. `completed_contents` counts
-- the lessons that are not archived.
create table course_learners (
  course_id integer not null
    constraint course_learners_course_fkey references courses on delete cascade,
  user_id integer not null
    constraint course_learners_user_fkey references users on delete cascade,
  completed_contents integer not null default 0
    constraint course_learners_completed check (completed_contents >= 0),
  begun_at timestamptz not null,
  last_activity_at timestamptz not null,
  constraint course_learners_pkey primary key (course_id, user_id)
);
comment on table course_learners is
  'Who learns in which course, and how far they are; written by triggers.';
create index course_learners_user_idx on course_learners (user_id);
create index course_learners_recent_idx
  on course_learners (course_id, last_activity_at desc, user_id);
create index course_learners_progress_idx
  on course_learners (course_id, completed_contents desc, user_id);

-- Counted from what is there, so that it is right whatever came before. Somebody who learns on
-- two devices at once: counting what they completed before waiting for the other device's row
-- would write the older count over the newer one. The row is taken first; what is counted after
-- it sees whatever was waited for. Ordered, so that two statements that touch the same learners
-- wait for each other in one direction.
create function note_course_learners() returns trigger language plpgsql as $$
declare
  learner record;
begin
  for learner in
    select k.course_id, c.user_id, min(c.started_at) as begun_at, max(c.updated_at) as latest
    from changed c join contents k on k.content_id = c.content_id
    group by k.course_id, c.user_id
    order by k.course_id, c.user_id
  loop
    insert into course_learners (course_id, user_id, begun_at, last_activity_at)
    values (learner.course_id, learner.user_id, learner.begun_at, learner.latest)
    on conflict on constraint course_learners_pkey do update set
      begun_at = least(course_learners.begun_at, excluded.begun_at),
      last_activity_at = greatest(course_learners.last_activity_at, excluded.last_activity_at);
    update course_learners l set completed_contents = (
      select count(*)
      from contents k
      join content_progress p on p.content_id = k.content_id and p.user_id = learner.user_id
      where k.course_id = learner.course_id
        and k.archived_at is null and p.completed_at is not null
    )
    where l.course_id = learner.course_id and l.user_id = learner.user_id;
  end loop;
  return null;
end $$;
create trigger content_progress_learners_insert after insert on content_progress
  referencing new table as changed
  for each statement execute function note_course_learners();
comment on trigger content_progress_learners_insert on content_progress is
  'Recounts course_learners for the learners whose progress was inserted.';
create trigger content_progress_learners_update after update on content_progress
  referencing new table as changed
  for each statement execute function note_course_learners();
comment on trigger content_progress_learners_update on content_progress is
  'Recounts course_learners for the learners whose progress was updated.';

create function note_redeeming_learner() returns trigger language plpgsql as $$
begin
  insert into course_learners (course_id, user_id, begun_at, last_activity_at)
  values (new.course_id, new.user_id, new.created_at, new.created_at)
  on conflict on constraint course_learners_pkey do update set
    begun_at = least(course_learners.begun_at, excluded.begun_at),
    last_activity_at = greatest(course_learners.last_activity_at, excluded.last_activity_at);
  return null;
end $$;
create trigger course_redemptions_learner after insert on course_redemptions
  for each row execute function note_redeeming_learner();
comment on trigger course_redemptions_learner on course_redemptions is
  'Whoever redeems a course is in its list of learners before any progress.';

-- An archived lesson counts for nobody any more, a restored one again.
create function recount_course_learners() returns trigger language plpgsql as $$
begin
  update course_learners l
  set completed_contents = completed_contents + case when new.archived_at is null then 1 else -1 end
  from content_progress p
  where l.course_id = new.course_id and l.user_id = p.user_id
    and p.content_id = new.content_id and p.completed_at is not null;
  return null;
end $$;
create trigger contents_learners after update of archived_at on contents
  for each row when ((old.archived_at is null) <> (new.archived_at is null))
  execute function recount_course_learners();
comment on trigger contents_learners on contents is
  'Corrects completed_contents in course_learners when a lesson is archived or restored.';
