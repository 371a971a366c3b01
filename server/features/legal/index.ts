export { consentOnRegistering } from './give-consent.ts';
export { isConsentDue } from './legal.queries.ts';
export {
  registerAdminLegalRoutes,
  registerGuestLegalRoutes,
  registerLearnerLegalRoutes,
} from './legal.routes.ts';
