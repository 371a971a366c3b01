-- The secret from which every process derives the keys that it signs with. The first process
-- that needs it makes it; whoever deletes the row ends all signatures.
create table server_secret (
  secret_id integer constraint server_secret_pkey primary key default 1
    constraint server_secret_one check (secret_id = 1),
  secret bytea not null constraint server_secret_length check (octet_length(secret) = 32),
  created_at timestamptz not null default now()
);
comment on table server_secret is
  'One random secret of 256 bits, shared by all processes: never logged and in no answer.';
