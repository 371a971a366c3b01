-- Attempts at a quiz come in rounds: the last attempt of one is followed by another after some hours,
-- or when a teacher gives attempts back. The number within its round is stored, so that a limit that
-- is changed later leaves earlier attempts as they were.

alter table quiz_attempts add round_attempt integer not null default 1;
update quiz_attempts set round_attempt = attempt;
alter table quiz_attempts add constraint quiz_attempts_round_attempt
  check (round_attempt between 1 and attempt);
comment on column quiz_attempts.round_attempt is 'Its number within the round of attempts.';

create table quiz_attempt_grants (
  user_id integer not null
    constraint quiz_attempt_grants_user_fkey references users on delete cascade,
  content_id integer not null
    constraint quiz_attempt_grants_content_fkey references contents on delete cascade,
  granted_by integer
    constraint quiz_attempt_grants_granter_fkey references users on delete set null,
  granted_at timestamptz not null,
  after_attempt integer not null,
  constraint quiz_attempt_grants_pkey primary key (user_id, content_id)
);
comment on table quiz_attempt_grants is
  'Who last gave a learner all attempts at a quiz back; up to after_attempt none counts any more.';
create index quiz_attempt_grants_content_idx on quiz_attempt_grants (content_id);
create index quiz_attempt_grants_granter_idx on quiz_attempt_grants (granted_by);
