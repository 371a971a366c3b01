-- What is kept for a time alone: lines of the audit for years, addresses until a request has been
-- completed for a while.

create or replace function keep_audit() returns trigger language plpgsql as $$
declare
  erasable constant text[] := array['actor_name', 'before', 'after', 'search_text'];
begin
  if tg_op = 'UPDATE'
    and current_setting('academy.erasing_person', true) = 'on'
    and to_jsonb(new) - erasable = to_jsonb(old) - erasable
  then
    return new;
  end if;
  -- Whatever is asked for, the last year stays.
  if tg_op = 'DELETE'
    and current_setting('academy.forgetting_audit', true) = 'on'
    and old.at < now() - interval '1 year'
  then
    return old;
  end if;
  raise exception 'audit_log is append-only: % is not allowed', tg_op
    using errcode = 'restrict_violation', constraint = 'audit_log_append_only';
end $$;
comment on trigger audit_log_append_only on audit_log is
  'Lines are neither changed nor deleted: erase_person_from_audit() and erase_addresses_from_audit() blank persons and addresses, forget_audit() ends lines of years ago.';

create function forget_audit(kept_from timestamptz) returns void language plpgsql as $$
begin
  perform set_config('academy.forgetting_audit', 'on', true);
  delete from audit_log where at < kept_from;
  perform set_config('academy.forgetting_audit', '', true);
end $$;
comment on function forget_audit(timestamptz) is
  'Deletes the lines of the audit from before a time, which is a year ago at the latest.';

create function without_address(state jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, case
    when jsonb_typeof(value) = 'string' and value <> '""' and key = any (array[
      'recipient_name', 'recipient_phone', 'shipping_address', 'shipping_city',
      'shipping_province', 'shipping_postal_code', 'additional_notes'])
    then to_jsonb('—'::text) else value end), '{}')
  from jsonb_each(state)
$$;

create function erase_addresses_from_audit(requests integer[]) returns void language plpgsql as $$
begin
  perform set_config('academy.erasing_person', 'on', true);
  update audit_log set
    before = case jsonb_typeof(before) when 'object' then without_address(before) else before end,
    after = case jsonb_typeof(after) when 'object' then without_address(after) else after end
  where entity = 'redemption' and entity_id = any (
    -- Only where the request itself has none any more.
    select redemption_id::text from reward_redemptions
    where redemption_id = any (requests) and recipient_name = '—');
  perform set_config('academy.erasing_person', '', true);
end $$;
comment on function erase_addresses_from_audit(integer[]) is
  'Blanks recipients and addresses in the lines of requests whose own address is blanked.';
