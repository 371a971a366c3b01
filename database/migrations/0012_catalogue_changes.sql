-- What every guest sees (courses, teachers, site blocks, rewards, settings …) is cached by each
-- process of the academy. Whoever changes it, by whatever way, tells them all when the
-- transaction commits: the cached responses are dropped before the next request.

create function notify_catalogue_change() returns trigger
language plpgsql as $$
begin
  perform pg_notify('academy_changes', 'catalogue');
  return null;
end
$$;
comment on function notify_catalogue_change() is
  'Tells every process that what guests see has changed, so that cached responses are dropped.';

create trigger activities_notify_change
  after insert or update or delete or truncate on activities
  for each statement execute function notify_catalogue_change();
comment on trigger activities_notify_change on activities is
  'Tells every process that what guests see has changed.';
create trigger articles_notify_change
  after insert or update or delete or truncate on articles
  for each statement execute function notify_catalogue_change();
comment on trigger articles_notify_change on articles is
  'Tells every process that what guests see has changed.';
create trigger banners_notify_change
  after insert or update or delete or truncate on banners
  for each statement execute function notify_catalogue_change();
comment on trigger banners_notify_change on banners is
  'Tells every process that what guests see has changed.';
create trigger contents_notify_change
  after insert or update or delete or truncate on contents
  for each statement execute function notify_catalogue_change();
comment on trigger contents_notify_change on contents is
  'Tells every process that what guests see has changed.';
create trigger courses_notify_change
  after insert or update or delete or truncate on courses
  for each statement execute function notify_catalogue_change();
comment on trigger courses_notify_change on courses is
  'Tells every process that what guests see has changed.';
create trigger faqs_notify_change
  after insert or update or delete or truncate on faqs
  for each statement execute function notify_catalogue_change();
comment on trigger faqs_notify_change on faqs is
  'Tells every process that what guests see has changed.';
create trigger point_rules_notify_change
  after insert or update or delete or truncate on point_rules
  for each statement execute function notify_catalogue_change();
comment on trigger point_rules_notify_change on point_rules is
  'Tells every process that what guests see has changed.';
create trigger reward_categories_notify_change
  after insert or update or delete or truncate on reward_categories
  for each statement execute function notify_catalogue_change();
comment on trigger reward_categories_notify_change on reward_categories is
  'Tells every process that what guests see has changed.';
create trigger site_settings_notify_change
  after insert or update or delete or truncate on site_settings
  for each statement execute function notify_catalogue_change();
comment on trigger site_settings_notify_change on site_settings is
  'Tells every process that what guests see has changed.';
create trigger success_cases_notify_change
  after insert or update or delete or truncate on success_cases
  for each statement execute function notify_catalogue_change();
comment on trigger success_cases_notify_change on success_cases is
  'Tells every process that what guests see has changed.';
create trigger teachers_notify_change
  after insert or update or delete or truncate on teachers
  for each statement execute function notify_catalogue_change();
comment on trigger teachers_notify_change on teachers is
  'Tells every process that what guests see has changed.';
create trigger terms_notify_change
  after insert or update or delete or truncate on terms
  for each statement execute function notify_catalogue_change();
comment on trigger terms_notify_change on terms is
  'Tells every process that what guests see has changed.';

-- A redemption takes a unit of stock, and must not wait for the lock that a notification holds
-- during commit: every column but `available_stock`, `updated_at` and `version`. The process
-- that took the unit tells the others by itself, at most a few times a second.
create trigger rewards_notify_change
  after insert or delete or truncate
    or update of reward_category_id, name, name_zh, description, description_zh, image,
      points_required, value, max_per_user, expires_at, status, archived_at
  on rewards
  for each statement execute function notify_catalogue_change();
comment on trigger rewards_notify_change on rewards is
  'Tells every process that what guests see has changed; a unit of stock alone is no change.';
