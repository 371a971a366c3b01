-- A new address confirmed outside a session of the account may be another person's: everything that
-- opens the account ends with the change.

alter table email_changes add column new_confirmed_elsewhere boolean not null default false;
comment on column email_changes.new_confirmed_elsewhere is
  'The link to the new address was opened outside a session of the account.';
