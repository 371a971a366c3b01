-- Payments that were recorded before access was a row opened no course. What is paid and was not
-- given back opens it now, and enrolls its learner.
insert into course_grants (user_id, course_id, source, payment_id, granted_at)
  select p.user_id, p.course_id, 'payment', p.payment_id, p.created_at
  from payments p
  where p.user_id is not null and p.course_id is not null
    and p.voided_at is null and p.refunded < p.amount
    and not exists (select from course_grants g where g.payment_id = p.payment_id)
  order by p.payment_id;
