-- Requests for rewards that go to the same phone or address as those of other accounts are shown
-- to admins, since many accounts of one person look like that. Nothing is refused by it.

-- The last eight digits: with or without the code of a country a phone is the same one.
create function phone_key(phone text) returns text language sql immutable parallel safe as $$
  select case when length(digits) >= 7 then right(digits, 8) end
  from (select regexp_replace(normalize(phone, nfkc), '[^0-9]', '', 'g') as digits) typed
$$;

-- Case, width, spaces and punctuation are how different people type one address.
create function address_key(address text, postal_code text)
returns text language sql immutable parallel safe as $$
  select case when length(compact) >= 6 then left(compact, 200) end
  from (
    select regexp_replace(
      lower(normalize(coalesce(address, '') || coalesce(postal_code, ''), nfkc)),
      '[[:space:][:punct:]、。·]', '', 'g'
    ) as compact
  ) typed
$$;

alter table reward_redemptions
  add column phone_key text generated always as (phone_key(recipient_phone)) stored,
  add column address_key text
    generated always as (address_key(shipping_address, shipping_postal_code)) stored;
create index reward_redemptions_phone_idx
  on reward_redemptions (phone_key, redemption_id desc) where phone_key is not null;
create index reward_redemptions_address_idx
  on reward_redemptions (address_key, redemption_id desc) where address_key is not null;
