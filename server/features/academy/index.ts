export { getPaymentSettings } from './payment-settings.queries.ts';
export { presentSiteSettings } from './present-site-settings.ts';
export { getAcademyName, getSiteSettings, getTimeZone } from './site-settings.queries.ts';
export {
  registerAdminSiteSettingsRoutes,
  registerGuestSiteSettingsRoutes,
} from './site-settings.routes.ts';
