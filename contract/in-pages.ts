import { z } from 'zod';

/**
 * In a page zod must not try to compile its checks: a script made from a string is what the
 * page's policy forbids, and the browser reports each try. A schema decides when it is made,
 * so whatever makes schemas for others imports this first.
 */
if ('document' in globalThis) z.config({ jitless: true });
