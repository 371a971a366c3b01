-- Courses are sold in four currencies; nothing is converted, an admin sets each price.

alter table courses
  add column price_sgd numeric(12, 2) not null default 0
    constraint courses_price_sgd check (price_sgd >= 0),
  add column price_myr numeric(12, 2) not null default 0
    constraint courses_price_myr check (price_myr >= 0);
comment on column courses.price_usd is 'A price of 0, in any currency: the course is not sold in it.';

-- Payments in them, and by DuitNow.
alter table payments
  drop constraint payments_currency,
  drop constraint payments_method,
  add constraint payments_currency check (currency in ('USD', 'CNY', 'SGD', 'MYR')),
  add constraint payments_method check (
    method in ('bank_transfer', 'card', 'wechat_pay', 'alipay', 'paynow', 'duitnow', 'cash', 'other'));
