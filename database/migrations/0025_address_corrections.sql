-- An address can be corrected before its parcel leaves.

alter table redemption_events drop constraint redemption_events_correction;
alter table redemption_events add constraint redemption_events_correction
  check (not is_correction or status in ('pending', 'approved', 'shipped', 'completed'));
comment on column redemption_events.is_correction is
  'The address was corrected, or the carrier and number of a parcel that had left: no transition.';

-- As before, and the recipient of a corrected address with it.
create or replace function erase_person_from_state(
  state jsonb, person integer, known text[], is_about boolean, field text default ''
) returns jsonb language plpgsql immutable as $$
declare
  blank constant jsonb := to_jsonb('—'::text);
  -- Fields that name a person without their number.
  naming constant text[] := array['user_name', 'replied_by_name', 'recorded_by', 'actor_name'];
  personal constant text[] := array[
    'user_name', 'user_email', 'user_avatar', 'email', 'avatar',
    'recipient_name', 'recipient_phone', 'shipping_address', 'shipping_city', 'shipping_province',
    'shipping_postal_code'];
  is_own boolean;
  word text;
  said text;
begin
  case jsonb_typeof(state)
    when 'object' then
      is_own := state -> 'user_id' = to_jsonb(person);
      is_about := case jsonb_typeof(state -> 'user_id') when 'number' then is_own else is_about end;
      return (
        select coalesce(jsonb_object_agg(key, case
          when jsonb_typeof(value) <> 'string' or value = '""' then
            erase_person_from_state(value, person, known, is_about, key)
          when is_about and key = any (personal) then blank
          -- The public name of a teacher is not that of the account which teaches as them.
          when is_own and key = 'name' and not state ? 'teacher_id' then blank
          else erase_person_from_state(value, person, known, is_about, key)
        end), '{}')
        from jsonb_each(state)
      );
    when 'array' then
      return (
        select coalesce(jsonb_agg(
          erase_person_from_state(value, person, known, is_about, field) order by place), '[]')
        from jsonb_array_elements(state) with ordinality as element (value, place)
      );
    when 'string' then
      said := state #>> '{}';
      foreach word in array known loop
        if lower(said) = lower(word) and (is_about or word like '%@%' or field = any (naming)) then
          return blank;
        end if;
        if word like '%@%' then
          -- In any case, but not as a part of a longer address.
          said := regexp_replace(said,
            '(?<![[:alnum:]._+-])' || regexp_replace(word, '([^[:alnum:]])', '\\\1', 'g')
              || '(?![[:alnum:]-]|\.[[:alnum:]])', '—', 'gi');
        elsif is_about and length(word) > 1 then
          said := replace(said, word, '—');
        end if;
      end loop;
      return to_jsonb(said);
    else
      return state;
  end case;
end $$;
