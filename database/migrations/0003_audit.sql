-- What admins and teachers do, and what they are in the middle of writing.

-- Its search reads who did it and what the thing is called, not all that was written into it.
create table audit_log (
  audit_id integer generated always as identity constraint audit_log_pkey primary key,
  at timestamptz not null default now(),
  actor_user_id integer constraint audit_log_actor_fkey references users,
  actor_name text not null,
  action text not null,
  entity text not null,
  entity_id text not null,
  before jsonb,
  after jsonb,
  search_text text not null generated always as (lower(
    actor_name || ' ' || entity_id
    || ' ' || coalesce(after ->> 'title', before ->> 'title', '')
    || ' ' || coalesce(after ->> 'title_zh', before ->> 'title_zh', '')
    || ' ' || coalesce(after ->> 'name', before ->> 'name', '')
    || ' ' || coalesce(after ->> 'name_zh', before ->> 'name_zh', '')
    || ' ' || coalesce(after ->> 'email', before ->> 'email', '')
    || ' ' || coalesce(after ->> 'code', before ->> 'code', '')
  )) stored
);
comment on table audit_log is
  'Every write of an admin or teacher: who changed what, when, from what to what. Append-only.';
-- Read newest first; also by who, by what, by action, and for one record.
create index audit_log_at_idx on audit_log (at desc, audit_id desc);
create index audit_log_entity_at_idx on audit_log (entity, at desc, audit_id desc);
create index audit_log_actor_idx on audit_log (actor_user_id, at desc, audit_id desc);
create index audit_log_action_idx on audit_log (action, at desc, audit_id desc);
create index audit_log_entity_idx on audit_log (entity, entity_id, audit_id desc);

-- What was written is neither changed nor deleted. The one exception is the erasure of a person
-- who was removed, which blanks names and contact details and leaves who, what and when as
-- numbers.
create function keep_audit() returns trigger language plpgsql as $$
declare
  erasable constant text[] := array['actor_name', 'before', 'after', 'search_text'];
begin
  if tg_op = 'UPDATE'
    and current_setting('academy.erasing_person', true) = 'on'
    and to_jsonb(new) - erasable = to_jsonb(old) - erasable
  then
    return new;
  end if;
  raise exception 'audit_log is append-only: % is not allowed', tg_op
    using errcode = 'restrict_violation', constraint = 'audit_log_append_only';
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function keep_audit();
comment on trigger audit_log_append_only on audit_log is
  'Lines are neither changed nor deleted; erase_person_from_audit() alone may blank a person.';
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function reject_change();
comment on trigger audit_log_no_truncate on audit_log is 'The audit cannot be emptied.';

-- A recorded state without the personal details of one person.
-- known: names and emails by which the person was known; is_about: the whole state is about
-- them, so that a name that other people may have as well is theirs.
create function erase_person_from_state(
  state jsonb, person integer, known text[], is_about boolean, field text default ''
) returns jsonb language plpgsql immutable as $$
declare
  blank constant jsonb := to_jsonb('—'::text);
  -- Fields that name a person without their number.
  naming constant text[] := array['user_name', 'replied_by_name', 'recorded_by', 'actor_name'];
  personal constant text[] := array['user_name', 'user_email', 'user_avatar', 'email', 'avatar'];
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

-- Blanks what the audit holds of a removed person: as who acted, as whom it was about, and
-- within recorded states. words: the name and email that they had until now.
create function erase_person_from_audit(person integer, words text[] default '{}')
returns void language plpgsql as $$
declare
  called text;
  known text[];
begin
  select name into called from users where user_id = person and archived_at is not null;
  if not found then
    raise exception 'only a removed person is erased from the audit'
      using errcode = 'restrict_violation', constraint = 'audit_log_append_only';
  end if;
  select coalesce(array_agg(word order by length(word) desc), '{}') into known
  from (
    select distinct word from (
      select unnest(words) as word
      union all
      select actor_name from audit_log where actor_user_id = person
      union all
      select side.state ->> field.name
      from audit_log,
        lateral (values (before), (after)) as side (state),
        (values ('name'), ('email')) as field (name)
      where entity = 'user' and entity_id = person::text
    ) as told
  ) as each_word
  where word not in ('', '—', called) and word not like '%@removed.invalid';

  perform set_config('academy.erasing_person', 'on', true);
  with subjects (entity, entity_id) as (
    select 'user', person::text
    union all select 'point_entry', point_id::text from point_entries where user_id = person
    union all select 'review', review_id::text from course_reviews where user_id = person
    union all select 'payment', payment_id::text from payments where user_id = person
    union all select 'redemption', redemption_id::text
      from reward_redemptions where user_id = person
    union all select 'submission', submission_id::text
      from assignment_submissions where user_id = person
    union all select 'invitation_code', invitation_code_id::text
      from invitation_codes where owner_user_id = person
  ), lines as (
    select audit_id, (entity, entity_id) in (select * from subjects) as is_about
    from audit_log
  )
  update audit_log as line set
    actor_name = case when actor_user_id = person then called else actor_name end,
    before = erase_person_from_state(before, person, known, is_about),
    after = erase_person_from_state(after, person, known, is_about)
  from lines
  where lines.audit_id = line.audit_id and (
    actor_user_id = person
    or is_about
    or before @> jsonb_build_object('user_id', person)
    or after @> jsonb_build_object('user_id', person)
    or exists (
      select from unnest(known) as word
      -- As the word stands within JSON, where quotes and backslashes are escaped.
      where strpos(lower(concat(before, after)), lower(trim('"' from to_jsonb(word)::text))) > 0
    )
  );
  perform set_config('academy.erasing_person', '', true);
end $$;

-- The same on each device of its writer. `key` is the id of what is edited, or `new:…` for what
-- is not there yet. `name` is what the uses of files know a draft by.
create table drafts (
  user_id integer not null constraint drafts_user_fkey references users on delete cascade,
  entity text not null,
  key text not null,
  name text not null generated always as (user_id::text || ':' || entity || ':' || key) stored,
  body jsonb not null,
  based_on_version integer,
  saved_at timestamptz not null,
  constraint drafts_pkey primary key (user_id, entity, key)
);
comment on table drafts is
  'What somebody has typed into a form: theirs alone, until they save or discard it.';
create index drafts_saved_idx on drafts (user_id, saved_at desc);
