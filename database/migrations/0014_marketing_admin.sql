-- What admins need to keep the public pages: when a piece was changed last, why a review was
-- hidden, and an index for each order that their lists come in.

-- A piece without any words would be an empty place on a page.
alter table banners
  add column updated_at timestamptz not null default now(),
  add constraint banners_title check (title <> '' or title_zh <> '');
alter table activities
  add column updated_at timestamptz not null default now(),
  add constraint activities_title check (title <> '' or title_zh <> '');
alter table articles
  add column updated_at timestamptz not null default now(),
  add constraint articles_title check (title <> '' or title_zh <> '');
alter table faqs
  add column updated_at timestamptz not null default now(),
  add constraint faqs_question check (question <> '' or question_zh <> '');
alter table success_cases
  add column updated_at timestamptz not null default now(),
  add constraint success_cases_name check (name <> '' or name_zh <> '');

create index banners_position_idx on banners (position, banner_id) where archived_at is null;
create index faqs_position_idx on faqs (position, faq_id) where archived_at is null;
create index success_cases_position_idx on success_cases (position, case_id)
  where archived_at is null;
create index activities_created_idx on activities (created_at, activity_id)
  where archived_at is null;
create index articles_published_idx on articles (published_on, article_id)
  where archived_at is null;

alter table site_settings
  add constraint site_settings_name check (name <> '' or name_zh <> '');

alter table course_reviews
  add column hidden_reason text not null default ''
    constraint course_reviews_hidden_reason_length check (length(hidden_reason) <= 500);
-- The desk reads all courses together; what waits for an answer, and what is hidden, is few.
create index course_reviews_created_idx on course_reviews (created_at, review_id);
create index course_reviews_rating_idx on course_reviews (rating, created_at, review_id);
create index course_reviews_hidden_idx on course_reviews (created_at, review_id) where is_hidden;
create index course_reviews_waiting_idx on course_reviews (created_at, review_id)
  where reply is null;
