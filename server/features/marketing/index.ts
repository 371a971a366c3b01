export { registerGuestMarketingRoutes } from './marketing.routes.ts';
export { registerAdminMarketingRoutes } from './marketing-admin.routes.ts';
