/** `npm run build`: builds the web, unless what it is built from has not changed. */
import { ensureInstalled, ensureWebBuilt } from './prepare.mjs';

await ensureInstalled();
await ensureWebBuilt();
