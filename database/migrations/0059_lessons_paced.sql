-- When lessons and courses pay: from the day after they were published, once for an original and
-- its copies together, and only at a pace at which a person can read or watch.

alter table courses
  add column published_at timestamptz,
  -- Of a copy: the first course in the chain of copies.
  add column origin_course_id integer
    constraint courses_origin_fkey references courses on delete set null;
comment on column courses.published_at is
  'When learners could first see it, for ever; null: it is a draft still.';
comment on column courses.origin_course_id is
  'The course that this one is a copy of, first in the chain; learners are paid once for both.';
create index courses_origin_idx on courses (origin_course_id) where origin_course_id is not null;
update courses set published_at = created_at where status <> 'draft';

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

alter table contents
  add column origin_content_id integer
    constraint contents_origin_fkey references contents on delete set null;
comment on column contents.origin_content_id is
  'The lesson that this one is a copy of, first in the chain; learners are paid once for both.';
create index contents_origin_idx on contents (origin_content_id)
  where origin_content_id is not null;

-- A quiz that is passed without one right answer would pay for nothing. `lax` paths skip what
-- is no number.
update contents set content_data = jsonb_set(content_data, '{pass_mark}', '1')
  where type = 'quiz' and jsonb_path_exists(content_data, '$.pass_mark ? (@ < 1)');
alter table contents
  add constraint contents_quiz_pass_mark
    check (type <> 'quiz' or not jsonb_path_exists(content_data, '$.pass_mark ? (@ < 1)'));

-- When a learner opened a lesson first. It starts the clock by which progress counts; it does
-- not begin the course for them, as progress does.
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
insert into content_openings (user_id, content_id, opened_at)
  select user_id, content_id, started_at from content_progress;

-- Written with the completion and final: repeating it later earns nothing.
alter table content_progress
  add column not_paid_reason text
    constraint content_progress_not_paid_reason check (not_paid_reason in ('too_fast')),
  add constraint content_progress_not_paid
    check (not_paid_reason is null or completed_at is not null);
comment on column content_progress.not_paid_reason is
  'Why completing it earned nothing and never will; null: it earns by the rules.';
