-- The field's word: what waits here is sent as an email.
alter table welcome_letters rename to welcome_emails;
alter table welcome_emails rename constraint welcome_letters_pkey to welcome_emails_pkey;
alter table welcome_emails rename constraint welcome_letters_user_fkey to welcome_emails_user_fkey;
comment on table welcome_emails is
  'Welcome emails that are still to be sent, one a person; a row is deleted once its email is out.';
