-- What people do with their own data: exports of it, counted so that nobody asks for many at once, and
-- the day on which an account is deleted that its owner wants deleted.

create table data_exports (
  data_export_id integer generated always as identity constraint data_exports_pkey primary key,
  user_id integer not null constraint data_exports_user_fkey references users (user_id) on delete cascade,
  requested_at timestamptz not null
);
comment on table data_exports is 'Exports of their own data that people asked for lately.';
create index data_exports_user_idx on data_exports (user_id, requested_at);

alter table users add column delete_at timestamptz;
comment on column users.delete_at is
  'When the account is deleted as its owner asked, unless they take it back.';
create index users_delete_at_idx on users (delete_at) where delete_at is not null;
