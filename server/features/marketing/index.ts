export { getAcademyName, getSiteSettings } from './marketing.queries.ts';
export { serveGuestMarketing } from './marketing.routes.ts';
export { serveAdminMarketing } from './marketing-admin.routes.ts';
export { presentSiteSettings } from './present-marketing.ts';
