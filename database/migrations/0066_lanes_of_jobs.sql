-- Jobs wait in lanes, each found by an index, and every process sees that a lane is interrupted.
-- The kind names the lane, so that rows of the previous version have it too.
alter table jobs
  add column lane text not null generated always as (
    case when kind like '%\_email' then 'mail' when kind like '%\_push' then 'push' else 'work' end
  ) stored,
  add column started_at timestamptz;
comment on column jobs.lane is
  'What it waits for: the mail server, the push services of browsers, or neither.';
comment on column jobs.started_at is
  'When the last attempt began, by the clock of the database; it distinguishes attempts.';
comment on column jobs.locked_until is
  'A process is at work on it, and renews this while it lives; when it is over, another process counts an interruption.';
create index jobs_lane_idx on jobs (lane, priority, run_at, job_id)
  where finished_at is null and failed_at is null;
drop index jobs_due_idx;

create table lane_outages (
  lane text constraint lane_outages_pkey primary key
    constraint lane_outages_lane check (lane in ('mail', 'push', 'work')),
  since timestamptz not null,
  last_error text not null constraint lane_outages_last_error check (length(last_error) <= 1000)
);
comment on table lane_outages is
  'The service that a lane waits for has been away since then; the row is deleted with the next success.';
