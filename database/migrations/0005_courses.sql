-- What is taught: teachers, courses and their lessons (`contents` in the API's names).
-- `search_document` holds the application's own tokens (Latin words, single Chinese
-- characters and pairs), since no built-in configuration splits Chinese. Documents are read much
-- more often than written, so no index keeps a list of what it has not yet sorted in
-- (`fastupdate = off`): a search would have to read through it.

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
comment on table teachers is
  'Public profiles of teachers; user_id is the account that teaches as one, where there is one.';
create index teachers_search_idx on teachers using gin (search_document) with (fastupdate = off);
-- Titles and names alone: what has the words in its title is found first, without reading the
-- thousands of rows that have them somewhere.
create index teachers_title_search_idx on teachers
  using gin (ts_filter(search_document, '{a}')) with (fastupdate = off);
create index teachers_newest_idx on teachers (created_at desc, teacher_id desc);
create trigger teachers_file_uses after insert or update or delete on teachers
  for each row execute function note_file_uses('teacher', 'teacher_id');
comment on trigger teachers_file_uses on teachers is
  'Notes in file_uses which files the row shows.';

create table courses (
  course_id integer generated always as identity constraint courses_pkey primary key,
  teacher_id integer constraint courses_teacher_fkey references teachers,
  origin_course_id integer
    constraint courses_origin_fkey references courses on delete set null,
  title text not null default '',
  title_zh text not null default '',
  short_description text not null default '',
  short_description_zh text not null default '',
  description text not null default '',
  description_zh text not null default '',
  -- When the texts of each language last changed. A new course begins in sync.
  texts_changed_at timestamptz not null default now(),
  texts_zh_changed_at timestamptz not null default now(),
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
  published_at timestamptz,
  search_document tsvector not null default ''::tsvector,
  -- Titles alone: by these a payment is found. Courses' own list seeks words.
  search_text text collate "C"
    generated always as (lower(normalize(title || E'\n' || title_zh, nfkc))) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  archived_at timestamptz,
  version integer not null default 1,
  constraint courses_titled check (title <> '' or title_zh <> '')
);
comment on table courses is 'Courses, in both languages, with what they cost and pay.';
comment on column courses.published_at is
  'When learners could first see it, for ever; null: it is a draft still.';
comment on column courses.origin_course_id is
  'The course that this one is a copy of, first in the chain; learners are paid once for both.';
create index courses_search_idx on courses using gin (search_document) with (fastupdate = off);
create index courses_title_search_idx on courses
  using gin (ts_filter(search_document, '{a}')) with (fastupdate = off);
-- Admins look for a course by its titles and its teacher's name. Of these alone, an index
-- answers without weighing every text that has the word somewhere.
create index courses_named_idx on courses
  using gin (ts_filter(search_document, '{a,b,d}')) with (fastupdate = off);
create index courses_listed_idx on courses (created_at desc)
  where status = 'active' and archived_at is null;
create index courses_teacher_idx on courses (teacher_id);
create index courses_origin_idx on courses (origin_course_id) where origin_course_id is not null;

-- Admins page through all courses, sort and filter them: each order of that list has its
-- index, so that a hundred thousand courses answer as fast as ten. The columns that filter
-- ride along, so that counting reads the index alone; by title the titles too, so that the rows
-- that a page passes over are never read.
create index courses_newest_idx on courses (created_at desc, course_id desc)
  include (status, difficulty_level, teacher_id) where archived_at is null;
create index courses_updated_idx on courses (updated_at desc, course_id desc)
  include (status, difficulty_level, teacher_id) where archived_at is null;
create index courses_title_idx on courses (lower(coalesce(nullif(title, ''), title_zh)), course_id)
  include (title, title_zh, status, difficulty_level, teacher_id) where archived_at is null;
create index courses_title_zh_idx on courses (lower(coalesce(nullif(title_zh, ''), title)), course_id)
  include (title, title_zh, status, difficulty_level, teacher_id) where archived_at is null;
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
-- What waits for its translator, in the order of the list of courses.
create index courses_outdated_idx on courses (created_at desc, course_id desc)
  where archived_at is null and texts_changed_at <> texts_zh_changed_at;
-- Texts in one language and not in the other: the dashboard counts and lists these rows, which
-- are few, and would otherwise read every course. The condition is the one that
-- `todo.queries.ts` has, word for word.
create index courses_one_sided_idx on courses (course_id)
  where archived_at is null and (
    (title = '') <> (title_zh = '')
    or (short_description = '') <> (short_description_zh = '')
    or (description = '') <> (description_zh = ''));

-- Points are paid from the day after a course was published, so that moment is written once.
create function note_publishing() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.published_at is not null then
    new.published_at := old.published_at;
  elsif new.status <> 'draft' then
    new.published_at := coalesce(
      new.published_at,
      case tg_op when 'INSERT' then new.created_at else new.updated_at end
    );
  else
    new.published_at := null;
  end if;
  return new;
end $$;
create trigger courses_publishing before insert or update on courses
  for each row execute function note_publishing();
comment on trigger courses_publishing on courses is
  'Writes published_at when the status first leaves draft, and never changes it again.';
create trigger courses_file_uses after insert or update or delete on courses
  for each row execute function note_file_uses('course', 'course_id');
comment on trigger courses_file_uses on courses is 'Notes in file_uses which files the row shows.';

-- Whether a lesson lacks something in a language that it has in the other. It is the
-- database that says so, since the list filters by it and several commands write lessons.
-- `lax` paths see a key that is not there as nothing, which is why absence is asked for too.
create function content_lacks(
  suffix text, own_title text, own_description text, other_description text, kind text, body jsonb
) returns boolean language sql immutable parallel safe as $$
  select own_title = ''
    or (own_description = '' and other_description <> '')
    or case kind
      when 'text' then coalesce(body ->> ('html' || suffix), '') = ''
      when 'assignment' then coalesce(body ->> ('html' || suffix), '') = ''
      when 'quiz' then case suffix
        when '' then jsonb_path_exists(body, '$.questions[*] ? (
          !(@.question != "") || (@.explanation_zh != "" && !(@.explanation != "")))')
          or jsonb_path_exists(body, '$.questions[*].options[*] ? (!(@.text != ""))')
        else jsonb_path_exists(body, '$.questions[*] ? (
          !(@.question_zh != "") || (@.explanation != "" && !(@.explanation_zh != "")))')
          or jsonb_path_exists(body, '$.questions[*].options[*] ? (!(@.text_zh != ""))')
        end
      when 'pdf' then false
      -- video and audio
      else case suffix
        when '' then jsonb_path_exists(body, '$.transcript[*] ? (
            @.text_zh != "" && !(@.text != ""))')
          or (jsonb_path_exists(body, '$.captions[*]')
            and not jsonb_path_exists(body, '$.captions[*] ? (@.language == "en")'))
        else jsonb_path_exists(body, '$.transcript[*] ? (
            @.text != "" && !(@.text_zh != ""))')
          or (jsonb_path_exists(body, '$.captions[*]')
            and not jsonb_path_exists(body, '$.captions[*] ? (@.language == "zh")'))
        end
    end
$$;

create table contents (
  content_id integer generated always as identity constraint contents_pkey primary key,
  course_id integer not null constraint contents_course_fkey references courses on delete cascade,
  origin_content_id integer
    constraint contents_origin_fkey references contents on delete set null,
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
  rendered jsonb,
  -- When the texts of each language last changed. A new lesson begins in sync.
  texts_changed_at timestamptz not null default now(),
  texts_zh_changed_at timestamptz not null default now(),
  lacks_en boolean not null generated always as (
    content_lacks('', title, description, description_zh, type, content_data)
  ) stored,
  lacks_zh boolean not null generated always as (
    content_lacks('_zh', title_zh, description_zh, description, type, content_data)
  ) stored,
  search_document tsvector not null default ''::tsvector,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  archived_at timestamptz,
  version integer not null default 1,
  constraint contents_titled check (title <> '' or title_zh <> ''),
  -- A quiz that is passed without one right answer would pay for nothing.
  constraint contents_quiz_pass_mark
    check (type <> 'quiz' or not jsonb_path_exists(content_data, '$.pass_mark ? (@ < 1)')),
  constraint contents_course_position_key unique (course_id, position) deferrable initially deferred,
  -- A lesson stays in its course: a submission names both.
  constraint contents_in_course_key unique (content_id, course_id)
);
comment on table contents is 'Lessons of courses; content_data is the body, by type.';
comment on column contents.rendered is
  'HTML of a text or assignment as readers see it (html, html_zh), cleaned, formulas as MathML;
   null: not made yet, or the type has none.';
comment on column contents.origin_content_id is
  'The lesson that this one is a copy of, first in the chain; learners are paid once for both.';
create index contents_search_idx on contents using gin (search_document) with (fastupdate = off);
create index contents_title_search_idx on contents
  using gin (ts_filter(search_document, '{a}')) with (fastupdate = off);
-- Who may not open a lesson finds it by its titles and description alone: for them this index
-- leaves the body out.
create index contents_named_idx on contents
  using gin (ts_filter(search_document, '{a,b,d}')) with (fastupdate = off);
create index contents_origin_idx on contents (origin_content_id)
  where origin_content_id is not null;
create index contents_course_idx on contents (course_id, position) include (content_id)
  where archived_at is null;
-- The list of lessons: the latest first, of one type, of what is missing, outdated or archived.
-- Lessons of a list are in courses that are not archived: the index tells whose.
create index contents_updated_idx on contents (updated_at desc, content_id desc)
  include (course_id) where archived_at is null;
create index contents_type_idx on contents (type, updated_at desc, content_id desc)
  include (course_id) where archived_at is null;
create index contents_lacks_en_idx on contents (updated_at desc, content_id desc)
  where archived_at is null and lacks_en;
create index contents_lacks_zh_idx on contents (updated_at desc, content_id desc)
  where archived_at is null and lacks_zh;
create index contents_outdated_idx on contents (updated_at desc, content_id desc)
  where archived_at is null and texts_changed_at <> texts_zh_changed_at;
create index contents_archived_idx on contents (updated_at desc, content_id desc)
  where archived_at is not null;
-- As `courses_one_sided_idx`.
create index contents_one_sided_idx on contents (content_id)
  where archived_at is null and (
    (title = '') <> (title_zh = '') or (description = '') <> (description_zh = ''));

-- Whoever writes a body without rendering it leaves nothing behind that is no longer true.
create function forget_rendered() returns trigger language plpgsql as $$
begin
  new.rendered := null;
  return new;
end $$;
create trigger contents_forget_rendered before update of content_data on contents
  for each row when (
    old.content_data is distinct from new.content_data
    and old.rendered is not distinct from new.rendered
  )
  execute function forget_rendered();
comment on trigger contents_forget_rendered on contents is
  'Empties rendered when the body changes without it, so that no reader sees an older body.';
create trigger contents_file_uses after insert or update or delete on contents
  for each row execute function note_file_uses('content', 'content_id');
comment on trigger contents_file_uses on contents is
  'Notes in file_uses which files the row shows.';

-- Who wrote it keeps the name that they had, also when their account is gone.
create table content_versions (
  content_id integer not null
    constraint content_versions_content_fkey references contents on delete cascade,
  version integer not null,
  saved_at timestamptz not null,
  actor_user_id integer constraint content_versions_actor_fkey references users on delete set null,
  actor_name text not null,
  state jsonb not null,
  constraint content_versions_pkey primary key (content_id, version)
);
comment on table content_versions is
  'Every state of a lesson that a save has left, so that each can be restored.';
create index content_versions_actor_idx on content_versions (actor_user_id);
create trigger content_versions_file_uses after insert or delete on content_versions
  for each row execute function note_file_uses('content_version', 'content_id');
comment on trigger content_versions_file_uses on content_versions is
  'Notes in file_uses which files the version shows: a restored version has not lost its pictures.';
