-- What lessons and pages show is uploaded by admins and teachers, in pieces where the
-- connection breaks; what a record uses is known, so that unused files can be found. Teachers
-- answer reviews and see how far their learners are, however many those are.

-- Captions are files too. Of pictures the measures are kept, so that pages can leave room.
alter table files
  drop constraint files_kind,
  add constraint files_kind
    check (kind in ('image', 'audio', 'video', 'pdf', 'document', 'captions')),
  add column width integer constraint files_width check (width > 0),
  add column height integer constraint files_height check (height > 0);
create index files_media_idx on files (created_at desc, file_id desc)
  where purpose = 'media' and state = 'kept';
create index files_media_owner_idx on files (owner_user_id, created_at desc, file_id desc)
  where purpose = 'media' and state = 'kept';

-- A file that arrives in pieces. The pieces lie on the disk in a folder called `folder`, each
-- under the place where it begins; `received_bytes` says up to where there is no gap. Once it
-- is finished the row stays for a day with its file, for the browser that missed the answer.
create table media_uploads (
  upload_id integer generated always as identity constraint media_uploads_pkey primary key,
  owner_user_id integer not null
    constraint media_uploads_owner_fkey references users on delete cascade,
  folder text not null constraint media_uploads_folder_key unique,
  original_name text not null,
  bytes integer not null constraint media_uploads_bytes check (bytes > 0),
  received_bytes integer not null default 0,
  file_id integer constraint media_uploads_file_fkey references files on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint media_uploads_received check (received_bytes between 0 and bytes)
);
create index media_uploads_owner_idx on media_uploads (owner_user_id);
create index media_uploads_file_idx on media_uploads (file_id);
create index media_uploads_updated_idx on media_uploads (updated_at);

-- Which records show which file. Kept by triggers: whatever writes a record, a path of an
-- uploaded file that stands anywhere in it is noted.
create table file_uses (
  file_id integer not null
    constraint file_uses_file_fkey references files on delete cascade,
  entity text not null,
  entity_id text not null,
  constraint file_uses_pkey primary key (file_id, entity, entity_id)
);
create index file_uses_entity_idx on file_uses (entity, entity_id);

-- Its arguments: what the record is called, and the column of its id.
create function note_file_uses() returns trigger language plpgsql as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) - 'search_document' end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) - 'search_document' end;
begin
  if before::text like '%/uploads/%' then
    delete from file_uses
    where entity = tg_argv[0] and entity_id = before ->> tg_argv[1];
  end if;
  if after::text like '%/uploads/%' then
    insert into file_uses (file_id, entity, entity_id)
    select distinct f.file_id, tg_argv[0], after ->> tg_argv[1]
    from regexp_matches(after::text, '/uploads/([0-9a-f-]{36}\.[a-z0-9]+)', 'g') as named(part)
    join files f on f.key = 'media/' || left(part[1], 2) || '/' || part[1]
    on conflict do nothing;
  end if;
  return null;
end $$;

create trigger activities_file_uses after insert or update or delete on activities
  for each row execute function note_file_uses('activity', 'activity_id');
create trigger articles_file_uses after insert or update or delete on articles
  for each row execute function note_file_uses('article', 'article_id');
create trigger banners_file_uses after insert or update or delete on banners
  for each row execute function note_file_uses('banner', 'banner_id');
create trigger contents_file_uses after insert or update or delete on contents
  for each row execute function note_file_uses('content', 'content_id');
create trigger courses_file_uses after insert or update or delete on courses
  for each row execute function note_file_uses('course', 'course_id');
create trigger faqs_file_uses after insert or update or delete on faqs
  for each row execute function note_file_uses('faq', 'faq_id');
create trigger rewards_file_uses after insert or update or delete on rewards
  for each row execute function note_file_uses('reward', 'reward_id');
create trigger site_settings_file_uses after insert or update or delete on site_settings
  for each row execute function note_file_uses('site_settings', 'site_settings_id');
create trigger success_cases_file_uses after insert or update or delete on success_cases
  for each row execute function note_file_uses('case', 'case_id');
create trigger teachers_file_uses after insert or update or delete on teachers
  for each row execute function note_file_uses('teacher', 'teacher_id');

-- Who answered a review, and when. What was answered before says nothing of either.
alter table course_reviews
  add column replied_at timestamptz,
  add column replied_by integer
    constraint course_reviews_replied_by_fkey references users on delete set null,
  add constraint course_reviews_reply_length check (length(reply) <= 1000);
create index course_reviews_replied_by_idx on course_reviews (replied_by);
create index course_reviews_unanswered_idx on course_reviews (course_id, created_at desc)
  where reply is null and not is_hidden;

-- Who learns in which course, and how far they are: whoever has begun a content of it or
-- redeemed it. It follows from content_progress and course_redemptions, which triggers keep
-- true; a list of learners would otherwise count all their progress for every page.
-- `completed_contents` counts the contents that are not archived.
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
create index course_learners_user_idx on course_learners (user_id);
create index course_learners_recent_idx
  on course_learners (course_id, last_activity_at desc, user_id);
create index course_learners_progress_idx
  on course_learners (course_id, completed_contents desc, user_id);

-- Counted anew from what is there, so that it is right whatever came before. Ordered, so
-- that two statements that touch the same learners wait for each other in one direction.
create function note_course_learners() returns trigger language plpgsql as $$
begin
  insert into course_learners (course_id, user_id, completed_contents, begun_at, last_activity_at)
  select k.course_id, p.user_id,
    count(*) filter (where p.completed_at is not null and k.archived_at is null),
    min(p.started_at), max(p.updated_at)
  from (
    select distinct k.course_id, c.user_id
    from changed c join contents k on k.content_id = c.content_id
  ) touched
  join contents k on k.course_id = touched.course_id
  join content_progress p on p.content_id = k.content_id and p.user_id = touched.user_id
  group by k.course_id, p.user_id
  order by k.course_id, p.user_id
  on conflict on constraint course_learners_pkey do update set
    completed_contents = excluded.completed_contents,
    begun_at = least(course_learners.begun_at, excluded.begun_at),
    last_activity_at = greatest(course_learners.last_activity_at, excluded.last_activity_at);
  return null;
end $$;
create trigger content_progress_learners_insert after insert on content_progress
  referencing new table as changed
  for each statement execute function note_course_learners();
create trigger content_progress_learners_update after update on content_progress
  referencing new table as changed
  for each statement execute function note_course_learners();

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

-- An archived content counts for nobody any more, a restored one again.
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

insert into course_learners (course_id, user_id, completed_contents, begun_at, last_activity_at)
select course_id, user_id, sum(completed), min(begun), max(latest)
from (
  select k.course_id, p.user_id, p.started_at as begun, p.updated_at as latest,
    case when p.completed_at is not null and k.archived_at is null then 1 else 0 end as completed
  from content_progress p join contents k on k.content_id = p.content_id
  union all
  select course_id, user_id, created_at, created_at, 0 from course_redemptions
) deeds
group by course_id, user_id;
