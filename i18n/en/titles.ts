/** Document titles that every page may need; the academy’s name is added after them. */
export const titles = {
  Home: 'Home',
  Forbidden: 'Access Denied',
  NotFound: 'Page Not Found',
  ServerError: 'Server Error',
  Notices: 'Notifications',
} as const;
