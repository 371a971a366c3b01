export { loadDemoIfEmpty } from './load-demo.ts';
