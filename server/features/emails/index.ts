export { getEmailFrame } from './email-frame.ts';
export { registerAdminEmailsRoutes } from './emails-admin.routes.ts';
export { testEmailJob } from './test-email.ts';
