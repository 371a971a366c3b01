-- The country of a parcel decides the form of its postal code. Null: asked for before there were
-- countries, or by a client that does not know of them.

alter table reward_redemptions add column shipping_country text;
alter table reward_redemptions add constraint reward_redemptions_country
  check (shipping_country in ('SG', 'MY', 'CN', 'other'));
comment on column reward_redemptions.shipping_country is
  'SG, MY, CN or other; null where none was given.';
