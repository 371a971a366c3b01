/** What the server says about coupons to admins. */
export const couponsMessages = {
  added: 'The coupon has been added',
  saved: 'The coupon has been saved',
  archived: 'The coupon has been archived',
  restored: 'The coupon has been restored',
  taken: 'The code {{code}} is in use already, or was once',
  noSuchCourse: 'One of the courses does not exist, or was archived',
  past: 'This time is over',
  usedMore_one: 'It has been used {{count}} time already',
  usedMore_other: 'It has been used {{count}} times already',
} as const;
