/** `npm run build`: builds the web, unless its sources have not changed since the last build. */
import { ensureInstalled, ensureWebBuilt } from './prepare.mjs';

await ensureInstalled();
await ensureWebBuilt();
