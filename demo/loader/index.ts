export {
  assertNotPublic,
  type DemoAccount,
  findOpenDemoAccounts,
  lockDemoAccounts,
} from './demo-accounts.ts';
export { loadDemoIfEmpty } from './load-demo.ts';
