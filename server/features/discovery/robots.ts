/**
 * What robots may read. Personal pages, the admin area and the API are of no use to them; the login
 * page alone is allowed, because people search for it by the academy's name.
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
