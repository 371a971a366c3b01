-- What is taught: teachers, courses, contents, and what learners do with them.
-- `search_document` holds the application's own terms (Latin words, single Chinese
-- characters and pairs), since no built-in configuration splits Chinese.

create table teachers (
  teacher_id integer generated always as identity constraint teachers_pkey primary key,
  user_id integer constraint teachers_user_key unique
    constraint teachers_user_fkey references users on delete set null,
  name text not null default '',
  name_zh text not null default '',
  bio text not null default '',
  bio_zh text not null default '',
  specialization text not null default '',
  specialization_zh text not null default '',
  profile_image text,
  is_assistant boolean not null default false,
  experience_years integer not null default 0
    constraint teachers_experience check (experience_years between 0 and 80),
  created_at timestamptz not null default now(),
  archived_at timestamptz,
  search_document tsvector not null default ''::tsvector,
  version integer not null default 1,
  constraint teachers_named check (name <> '' or name_zh <> '')
);
create index teachers_search_idx on teachers using gin (search_document);

create table courses (
  course_id integer generated always as identity constraint courses_pkey primary key,
  teacher_id integer constraint courses_teacher_fkey references teachers,
  title text not null default '',
  title_zh text not null default '',
  short_description text not null default '',
  short_description_zh text not null default '',
  description text not null default '',
  description_zh text not null default '',
  thumbnail text,
  difficulty_level text not null default 'beginner'
    constraint courses_level check (difficulty_level in ('beginner', 'intermediate', 'advanced')),
  points_reward integer not null default 0
    constraint courses_points_reward check (points_reward between 0 and 1000000),
  points_required integer not null default 0
    constraint courses_points_required check (points_required between 0 and 100000000),
  price_usd numeric(12, 2) not null default 0
    constraint courses_price_usd check (price_usd >= 0),
  price_cny numeric(12, 2) not null default 0
    constraint courses_price_cny check (price_cny >= 0),
  is_featured boolean not null default false,
  status text not null default 'draft'
    constraint courses_status check (status in ('draft', 'active', 'inactive')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  archived_at timestamptz,
  search_document tsvector not null default ''::tsvector,
  version integer not null default 1,
  constraint courses_titled check (title <> '' or title_zh <> '')
);
create index courses_search_idx on courses using gin (search_document);
create index courses_listed_idx on courses (created_at desc)
  where status = 'active' and archived_at is null;
create index courses_teacher_idx on courses (teacher_id);

create table contents (
  content_id integer generated always as identity constraint contents_pkey primary key,
  course_id integer not null constraint contents_course_fkey references courses on delete cascade,
  position integer not null constraint contents_position check (position >= 1),
  type text not null
    constraint contents_type check (type in ('text', 'video', 'audio', 'pdf', 'quiz', 'assignment')),
  title text not null default '',
  title_zh text not null default '',
  description text not null default '',
  description_zh text not null default '',
  duration integer not null default 0
    constraint contents_duration check (duration between 0 and 6000),
  content_data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  archived_at timestamptz,
  search_document tsvector not null default ''::tsvector,
  version integer not null default 1,
  constraint contents_titled check (title <> '' or title_zh <> ''),
  constraint contents_course_position_key unique (course_id, position) deferrable initially deferred
);
create index contents_search_idx on contents using gin (search_document);

create table course_likes (
  user_id integer not null constraint course_likes_user_fkey references users on delete cascade,
  course_id integer not null constraint course_likes_course_fkey references courses on delete cascade,
  created_at timestamptz not null default now(),
  constraint course_likes_pkey primary key (user_id, course_id)
);
create index course_likes_course_idx on course_likes (course_id);

create table teacher_likes (
  user_id integer not null constraint teacher_likes_user_fkey references users on delete cascade,
  teacher_id integer not null
    constraint teacher_likes_teacher_fkey references teachers on delete cascade,
  created_at timestamptz not null default now(),
  constraint teacher_likes_pkey primary key (user_id, teacher_id)
);
create index teacher_likes_teacher_idx on teacher_likes (teacher_id);

create table course_reads (
  user_id integer not null constraint course_reads_user_fkey references users on delete cascade,
  course_id integer not null constraint course_reads_course_fkey references courses on delete cascade,
  created_at timestamptz not null default now(),
  constraint course_reads_pkey primary key (user_id, course_id)
);
create index course_reads_course_idx on course_reads (course_id);

create table course_reviews (
  review_id integer generated always as identity constraint course_reviews_pkey primary key,
  user_id integer not null constraint course_reviews_user_fkey references users on delete cascade,
  course_id integer not null
    constraint course_reviews_course_fkey references courses on delete cascade,
  rating integer not null constraint course_reviews_rating check (rating between 1 and 5),
  comment text not null default ''
    constraint course_reviews_comment_length check (length(comment) <= 1000),
  reply text,
  is_hidden boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint course_reviews_user_course_key unique (user_id, course_id)
);
create index course_reviews_course_idx on course_reviews (course_id, created_at desc);

-- The price is copied: what was paid stays true when the course's price changes.
create table course_redemptions (
  user_id integer not null constraint course_redemptions_user_fkey references users,
  course_id integer not null constraint course_redemptions_course_fkey references courses,
  points_spent integer not null constraint course_redemptions_points check (points_spent >= 0),
  created_at timestamptz not null default now(),
  constraint course_redemptions_pkey primary key (user_id, course_id)
);
create index course_redemptions_course_idx on course_redemptions (course_id);

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
  constraint content_progress_pkey primary key (user_id, content_id)
);
create index content_progress_content_idx on content_progress (content_id);
create index content_progress_completed_idx on content_progress (completed_at);

-- Progress only ever rises, and what is completed stays completed.
create function keep_progress_rising() returns trigger language plpgsql as $$
begin
  new.progress := greatest(new.progress, old.progress);
  new.completed_at := coalesce(old.completed_at, new.completed_at);
  return new;
end $$;
create trigger content_progress_rises before update on content_progress
  for each row execute function keep_progress_rising();

create table course_completions (
  user_id integer not null constraint course_completions_user_fkey references users on delete cascade,
  course_id integer not null
    constraint course_completions_course_fkey references courses on delete cascade,
  completed_at timestamptz not null default now(),
  constraint course_completions_pkey primary key (user_id, course_id)
);
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
create index quiz_attempts_content_idx on quiz_attempts (content_id);

create table assignment_submissions (
  submission_id integer generated always as identity
    constraint assignment_submissions_pkey primary key,
  user_id integer not null
    constraint assignment_submissions_user_fkey references users on delete cascade,
  content_id integer not null
    constraint assignment_submissions_content_fkey references contents on delete cascade,
  status text not null default 'submitted'
    constraint assignment_submissions_status check (status in ('submitted', 'returned', 'graded')),
  text text not null default '',
  file_key text,
  file_name text,
  score integer constraint assignment_submissions_score check (score between 0 and 100),
  feedback text not null default '',
  graded_by integer constraint assignment_submissions_grader_fkey references users on delete set null,
  graded_at timestamptz,
  submitted_at timestamptz not null default now(),
  version integer not null default 1,
  constraint assignment_submissions_user_content_key unique (user_id, content_id),
  constraint assignment_submissions_graded check ((status = 'graded') = (score is not null))
);
create index assignment_submissions_content_idx on assignment_submissions (content_id, status);
