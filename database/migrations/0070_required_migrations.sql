-- An older version passes over migrations that it does not know, so that it can serve beside a newer
-- one. It refuses to start where a newer one says that an unknown migration is needed.
alter table schema_migrations add column is_required boolean not null default false;
comment on column schema_migrations.is_required is
  'Versions that do not have this migration cannot serve the database any more.';
