-- Who needs a second factor where nobody has chosen it: admins, from a time that is announced.
alter table site_settings
  add column second_factor_chosen_at timestamptz,
  add column second_factor_default_at timestamptz;
comment on column site_settings.second_factor_chosen_at is
  'When somebody chose who needs a second factor; null: not chosen, the default applies.';
comment on column site_settings.second_factor_default_at is
  'From when admins need a second factor by default; null: not announced yet, or chosen.';
update site_settings set second_factor_chosen_at = now() where second_factor_for <> 'none';
