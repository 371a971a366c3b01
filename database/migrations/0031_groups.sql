-- Groups of learners: made by hand, by a list or by an invitation code; enrolled and given points
-- together.

create table learner_groups (
  group_id integer generated always as identity constraint learner_groups_pkey primary key,
  name text not null constraint learner_groups_name
    check (name = btrim(name) and length(name) between 1 and 80),
  note text not null default '' constraint learner_groups_note check (length(note) <= 500),
  archived_at timestamptz,
  created_at timestamptz not null,
  version integer not null default 1
);
comment on table learner_groups is 'Groups of learners, such as a class; only admins see them.';
create unique index learner_groups_name_key on learner_groups (lower(name))
  where archived_at is null;

create table group_members (
  group_id integer not null constraint group_members_group_fkey references learner_groups,
  user_id integer not null constraint group_members_user_fkey references users,
  source text not null constraint group_members_source check (source in ('hand', 'list', 'invitation')),
  -- null: they came with an invitation code
  added_by integer constraint group_members_adder_fkey references users,
  added_at timestamptz not null,
  constraint group_members_pkey primary key (group_id, user_id),
  constraint group_members_added check ((source = 'invitation') = (added_by is null))
);
comment on table group_members is 'Who is in a group now, and how they came into it.';
create index group_members_user_idx on group_members (user_id);
create index group_members_adder_idx on group_members (added_by);

-- What a group opened names the group.
alter table course_grants add column group_id integer
  constraint course_grants_group_fkey references learner_groups;
alter table course_grants add constraint course_grants_of_group check (
  (source = 'group') = (group_id is not null));
create index course_grants_group_idx on course_grants (group_id);

-- Whoever registers with a code that names a group joins it, in the same transaction.
alter table invitation_codes add column group_id integer
  constraint invitation_codes_group_fkey references learner_groups;
create index invitation_codes_group_idx on invitation_codes (group_id);
create function join_invited_group() returns trigger language plpgsql as $$
begin
  insert into group_members (group_id, user_id, source, added_at)
    select g.group_id, new.user_id, 'invitation', new.used_at
    from invitation_codes c join learner_groups g on g.group_id = c.group_id
    where c.invitation_code_id = new.invitation_code_id and g.archived_at is null
    on conflict do nothing;
  return null;
end $$;
create trigger invitation_uses_join after insert on invitation_uses
  for each row execute function join_invited_group();
comment on trigger invitation_uses_join on invitation_uses is
  'Who registers with a code of a group is in the group, in the same transaction.';
