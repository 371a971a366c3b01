/**
 * What robots may read. Personal pages, the administration and the API are of no use to
 * them; the login alone stays open, because people look for it by the academy's name.
 * @param origin scheme and host, no slash at the end
 */
export function renderRobots(origin: string): string {
  return [
    'User-agent: *',
    'Allow: /auth/login',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /auth/',
    'Disallow: /learning',
    'Disallow: /profile',
    'Disallow: /rewards/submit/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
