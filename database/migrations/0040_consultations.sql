-- A consultation that was asked for with points: the times that the learner proposes, and the one that
-- the academy agreed to.

create table consultations (
  redemption_id integer
    constraint consultations_pkey primary key
    constraint consultations_redemption_fkey references reward_redemptions,
  -- In the order in which they suit the learner; requests from before they were asked for have none.
  first_choice timestamptz,
  second_choice timestamptz,
  third_choice timestamptz,
  starts_at timestamptz,
  ends_at timestamptz,
  place text not null default '' constraint consultations_place
    check (place = btrim(place) and length(place) <= 300),
  agreed_by integer constraint consultations_agreed_by_fkey references users,
  agreed_at timestamptz,
  -- How often it was agreed: calendars take the latest.
  revision integer not null default 0,
  constraint consultations_choices check (
    (second_choice is null or first_choice is not null)
    and (third_choice is null or second_choice is not null)
    and first_choice <> second_choice and first_choice <> third_choice and second_choice <> third_choice),
  constraint consultations_end check (ends_at > starts_at),
  constraint consultations_agreed check (
    num_nulls(starts_at, ends_at, agreed_by, agreed_at) in (0, 4)
    and (place = '') = (starts_at is null)
    and (revision = 0) = (starts_at is null))
);
comment on table consultations is
  'The times that a learner proposes for a consultation, and the one that was agreed.';
comment on column consultations.place is 'An address or a link.';
comment on column consultations.revision is 'How often a time was agreed; 0: none is yet.';
create index consultations_agreed_by_idx on consultations (agreed_by);

-- A time is agreed for a request that was approved, and for no parcel, code or course.
create function check_consultation() returns trigger language plpgsql as $$
begin
  if not exists (
    select from reward_redemptions r
    where r.redemption_id = new.redemption_id and not r.requires_shipping and not r.fulfils_itself
      and (new.starts_at is null or r.status in ('approved', 'completed'))
  ) then
    raise exception 'redemption % has no consultation, or is not approved', new.redemption_id
      using errcode = 'check_violation', constraint = 'consultations_request';
  end if;
  return new;
end $$;
create trigger consultations_request
  before insert or update of redemption_id, starts_at, ends_at on consultations
  for each row execute function check_consultation();
comment on trigger consultations_request on consultations is
  'A time is agreed for an approved request alone, and never for a parcel, a code or a course.';

-- Requests from before: a time can be agreed for them too.
insert into consultations (redemption_id)
  select r.redemption_id
  from reward_redemptions r
  join rewards using (reward_id)
  join reward_categories c using (reward_category_id)
  where c.kind = 'consultation' and not r.requires_shipping and not r.fulfils_itself;
