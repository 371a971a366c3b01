/**
 * `npm start`: everything from a clean clone to a running academy. Runs on whatever
 * Node the machine has (20.19 or later); the academy itself runs on the Node that the
 * package brings.
 */
import path from 'node:path';
import { ensureInstalled, ensureWebBuilt, isWebBuilt, removeTools, runtime } from './prepare.mjs';
import { supervise } from './supervise.mjs';

const isProduction = process.env.NODE_ENV === 'production';
await ensureInstalled({ withTools: !isProduction || !isWebBuilt() });
await ensureWebBuilt();
if (isProduction) removeTools();
// The cache of compiled code makes a second start about a second faster.
const compiled = path.resolve('node_modules/.cache/compiled');
// The web was built for production: React's development build would render it several times slower.
const env = { NODE_COMPILE_CACHE: compiled, ...process.env, NODE_ENV: 'production' };
supervise(runtime(), ['server/main.ts'], { env });
