-- A person proves themselves again before what would do most harm in somebody else's hands.

alter table sessions add column proved_at timestamptz
  constraint sessions_proved_order check (created_at <= proved_at);
comment on column sessions.proved_at is
  'When its person last proved again that it is them; null: not since the login, which proves it too.';
