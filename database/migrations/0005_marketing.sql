-- What the public pages say: banners, activities, questions, stories, history.

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
  archived_at timestamptz,
  version integer not null default 1
);

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
  archived_at timestamptz,
  version integer not null default 1
);

create table faqs (
  faq_id integer generated always as identity constraint faqs_pkey primary key,
  question text not null default '',
  question_zh text not null default '',
  answer text not null default '',
  answer_zh text not null default '',
  position integer not null default 1,
  archived_at timestamptz,
  version integer not null default 1
);

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
  archived_at timestamptz,
  version integer not null default 1
);

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
  archived_at timestamptz,
  version integer not null default 1
);
