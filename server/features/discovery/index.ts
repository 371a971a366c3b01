export { registerDiscoveryRoutes } from './discovery.routes.ts';
