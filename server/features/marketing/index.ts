export { getAcademyName, getSiteSettings } from './marketing.queries.ts';
export { registerGuestMarketingRoutes } from './marketing.routes.ts';
export { registerAdminMarketingRoutes } from './marketing-admin.routes.ts';
export { presentSiteSettings } from './present-marketing.ts';
