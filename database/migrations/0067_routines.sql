-- Maintenance is a list of steps, each of which succeeds or fails by itself.
create table routines (
  name text constraint routines_pkey primary key
    constraint routines_name check (name ~ '^[a-z][a-z_]{0,49}$'),
  succeeded_at timestamptz,
  failing_since timestamptz,
  constraint routines_has_run check (succeeded_at is not null or failing_since is not null)
);
comment on table routines is
  'When each step of maintenance and each check of the books last succeeded, and since when it has failed.';
