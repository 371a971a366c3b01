/** What keeps an account from being deleted: on its page, and where the API refuses it. */
export const deletionBlockers = {
  last_admin: 'You are the only owner. Please make another admin an owner first.',
  taught_courses_one:
    'You teach a course. Please ask an admin to give it to another teacher first.',
  taught_courses_other:
    'You teach {{count}} courses. Please ask an admin to give them to another teacher first.',
  open_requests_one:
    'One of your reward requests is still open. Please cancel it, or wait until it is completed.',
  open_requests_other:
    '{{count}} of your reward requests are still open. Please cancel them, or wait until they are completed.',
  open_orders_one: 'One of your orders is unpaid. Please pay or cancel it.',
  open_orders_other: '{{count}} of your orders are unpaid. Please pay or cancel them.',
} as const;
