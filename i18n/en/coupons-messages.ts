/** What the server says about coupons to admins. */
export const couponsMessages = {
  added: 'The coupon has been added',
  saved: 'The coupon has been saved',
  archived: 'The coupon has been archived',
  restored: 'The coupon has been restored',
  taken: 'The code {{code}} is in use or has been used before. Choose another',
  noSuchCourse: 'One of the selected courses does not exist or has been archived',
  past: 'This time has already passed. Choose a time in the future',
  own: 'You cannot decide about a coupon for yourself. Please ask another admin',
  usedMore_one: 'It has already been used {{count}} time; the maximum cannot be lower',
  usedMore_other: 'It has already been used {{count}} times; the maximum cannot be lower',
} as const;
