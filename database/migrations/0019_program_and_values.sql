-- The free training programme has the days that an admin gives it; the home page shows it until the
-- last one. Both or none.

alter table site_settings add column program_starts_on date default '2025-07-01';
alter table site_settings add column program_ends_on date default '2025-12-01';
alter table site_settings add constraint site_settings_program check (
  (program_starts_on is null) = (program_ends_on is null) and program_starts_on <= program_ends_on);
comment on column site_settings.program_starts_on is
  'The first day of the training programme; null: there is none.';
comment on column site_settings.program_ends_on is
  'Its last day; the home page shows the programme until then.';

-- What a reward is worth, in the currency of each language. Nothing is converted.
alter table rewards add column value_cny numeric(12, 2) not null default 0;
alter table rewards add constraint rewards_value_cny check (value_cny >= 0);
comment on column rewards.value is 'US dollars.';
comment on column rewards.value_cny is 'Chinese yuan; 0: not stated.';

-- Its change is announced like that of the others.
drop trigger rewards_notify_change on rewards;
create trigger rewards_notify_change
  after insert or delete or truncate
    or update of reward_category_id, name, name_zh, description, description_zh, image,
      points_required, value, value_cny, max_per_user, expires_at, status, archived_at
  on rewards
  for each statement execute function notify_catalogue_change();
comment on trigger rewards_notify_change on rewards is
  'Tells every process that what guests see has changed; a unit of stock alone is no change.';
