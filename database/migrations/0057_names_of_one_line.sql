-- Names appear in emails to their owner and, on the site, to others: one line, no web address.
-- What was stored before loses what no name has.
update users set name = left(btrim(regexp_replace(
  regexp_replace(name, '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+', ' ', 'g'),
  '://|www\.', ' ', 'gi')), 80)
where name ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]'
  or name ~* '://|www\.';

alter table users
  add constraint users_name_one_line check
    (name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]'),
  add constraint users_name_no_address check (name !~* '://|www\.');
