-- What the public pages say: banners, activities, FAQs, learner stories, articles. A site block
-- without any words would be an empty place on a page. Each list has an index in its order.

create table banners (
  banner_id integer generated always as identity constraint banners_pkey primary key,
  title text not null default '',
  title_zh text not null default '',
  description text not null default '',
  description_zh text not null default '',
  image_url text,
  image_url_zh text,
  link text,
  position integer not null default 1,
  is_active boolean not null default true,
  updated_at timestamptz not null default now(),
  archived_at timestamptz,
  version integer not null default 1,
  constraint banners_title check (title <> '' or title_zh <> '')
);
comment on table banners is 'Banners of the home page, in their order.';
create index banners_position_idx on banners (position, banner_id) where archived_at is null;
create trigger banners_file_uses after insert or update or delete on banners
  for each row execute function note_file_uses('banner', 'banner_id');
comment on trigger banners_file_uses on banners is 'Notes in file_uses which files the row shows.';

create table activities (
  activity_id integer generated always as identity constraint activities_pkey primary key,
  title text not null default '',
  title_zh text not null default '',
  name text not null default '',
  name_zh text not null default '',
  description text not null default '',
  description_zh text not null default '',
  tag text not null default '',
  tag_zh text not null default '',
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  archived_at timestamptz,
  version integer not null default 1,
  constraint activities_title check (title <> '' or title_zh <> '')
);
comment on table activities is 'Events that the academy announces.';
create index activities_created_idx on activities (created_at, activity_id)
  where archived_at is null;
create trigger activities_file_uses after insert or update or delete on activities
  for each row execute function note_file_uses('activity', 'activity_id');
comment on trigger activities_file_uses on activities is
  'Notes in file_uses which files the row shows.';

create table faqs (
  faq_id integer generated always as identity constraint faqs_pkey primary key,
  question text not null default '',
  question_zh text not null default '',
  answer text not null default '',
  answer_zh text not null default '',
  position integer not null default 1,
  updated_at timestamptz not null default now(),
  archived_at timestamptz,
  version integer not null default 1,
  constraint faqs_question check (question <> '' or question_zh <> '')
);
comment on table faqs is 'Frequently asked questions, in their order.';
create index faqs_position_idx on faqs (position, faq_id) where archived_at is null;
create trigger faqs_file_uses after insert or update or delete on faqs
  for each row execute function note_file_uses('faq', 'faq_id');
comment on trigger faqs_file_uses on faqs is 'Notes in file_uses which files the row shows.';

create table success_cases (
  case_id integer generated always as identity constraint success_cases_pkey primary key,
  name text not null default '',
  name_zh text not null default '',
  profile text not null default '',
  profile_zh text not null default '',
  title text not null default '',
  title_zh text not null default '',
  story text not null default '',
  story_zh text not null default '',
  quote text not null default '',
  quote_zh text not null default '',
  image text,
  position integer not null default 1,
  updated_at timestamptz not null default now(),
  archived_at timestamptz,
  version integer not null default 1,
  constraint success_cases_name check (name <> '' or name_zh <> '')
);
comment on table success_cases is 'Learner stories, in their order.';
create index success_cases_position_idx on success_cases (position, case_id)
  where archived_at is null;
create trigger success_cases_file_uses after insert or update or delete on success_cases
  for each row execute function note_file_uses('case', 'case_id');
comment on trigger success_cases_file_uses on success_cases is
  'Notes in file_uses which files the row shows.';

create table articles (
  article_id integer generated always as identity constraint articles_pkey primary key,
  title text not null default '',
  title_zh text not null default '',
  summary text not null default '',
  summary_zh text not null default '',
  html text not null default '',
  html_zh text not null default '',
  image text,
  published_on date not null,
  updated_at timestamptz not null default now(),
  archived_at timestamptz,
  version integer not null default 1,
  constraint articles_title check (title <> '' or title_zh <> '')
);
comment on table articles is 'Articles; each appears on its day, which is an academy day.';
create index articles_published_idx on articles (published_on, article_id)
  where archived_at is null;
create trigger articles_file_uses after insert or update or delete on articles
  for each row execute function note_file_uses('article', 'article_id');
comment on trigger articles_file_uses on articles is
  'Notes in file_uses which files the row shows.';
