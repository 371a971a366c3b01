-- Counters of answers that an address has an account, and of emails to the owners of such addresses.
alter table login_counters drop constraint login_counters_kind;
alter table login_counters add constraint login_counters_kind check (kind in
  ('account', 'device', 'address', 'reset_email', 'factor', 'taken_address', 'address_notice'));
