-- Work that follows from a change: its row is written in the transaction of its cause, so that it
-- happens if, and only if, the change did.

create table jobs (
  job_id bigint generated always as identity constraint jobs_pkey primary key,
  kind text not null constraint jobs_kind check (kind ~ '^[a-z][a-z_]{0,49}$'),
  -- Whom the job is about; it goes with them.
  user_id integer constraint jobs_user_fkey references users on delete cascade,
  payload jsonb not null constraint jobs_payload check (jsonb_typeof(payload) = 'object'),
  priority smallint not null constraint jobs_priority check (priority between 0 and 1),
  created_at timestamptz not null,
  run_at timestamptz not null,
  give_up_at timestamptz not null,
  attempts integer not null default 0 constraint jobs_attempts check (attempts >= 0),
  interruptions integer not null default 0 constraint jobs_interruptions check (interruptions >= 0),
  locked_until timestamptz,
  last_error text constraint jobs_last_error check (length(last_error) <= 1000),
  finished_at timestamptz,
  failed_at timestamptz,
  constraint jobs_one_end check (finished_at is null or failed_at is null),
  constraint jobs_ended_unlocked
    check (locked_until is null or (finished_at is null and failed_at is null)),
  constraint jobs_give_up check (give_up_at >= created_at)
);
comment on table jobs is
  'The queue: work that one process takes at a time, tried again for three days. A finished job keeps no payload.';
comment on column jobs.priority is '0: somebody waits for it, such as for a link to log in; 1: the rest.';
comment on column jobs.locked_until is
  'A process is at work on it until then at the latest; whoever finds it later counts an interruption.';
comment on column jobs.interruptions is
  'How often a process ended without saying what became of it: once more it is tried, then no more.';

create index jobs_due_idx on jobs (priority, run_at, job_id)
  where finished_at is null and failed_at is null;
create index jobs_failed_idx on jobs (failed_at desc, job_id desc) where failed_at is not null;
create index jobs_finished_idx on jobs (finished_at) where finished_at is not null;
create index jobs_user_idx on jobs (user_id, kind, created_at);

-- Wakes the processes that wait for work, with the commit.
create function notify_jobs() returns trigger language plpgsql as $$
begin
  perform pg_notify('academy_changes', 'jobs');
  return null;
end $$;
create trigger jobs_notify after insert on jobs
  for each statement execute function notify_jobs();
comment on trigger jobs_notify on jobs is 'A process that waits for work hears of it at once.';

-- What still waited is a job from now on.
insert into jobs (kind, user_id, payload, priority, created_at, run_at, give_up_at)
select 'welcome_email', user_id, '{}', 1, created_at, created_at, now() + interval '3 days'
from welcome_emails order by created_at, user_id;
drop table welcome_emails;
