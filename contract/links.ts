import { z } from 'zod';
import { requiredString } from './fields.ts';
import { canBeKind } from './files.ts';

/**
 * A path of this site; not `//host` nor `/\host`, which browsers read as another site, nor
 * one that becomes so when its dots are taken away (`/..//host`).
 */
const SITE_PATH = /^\/(?![/\\])[^\s\\]*$/;
const DOTS = /^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;
const isSitePath = (text: string) => SITE_PATH.test(text) && !DOTS.test(text);
/** An address that a browser opens encrypted; it names a host and no password. */
const HTTPS = /^https:\/\/[^\s/\\?#@.]+(?:\.+[^\s/\\?#@.]+)+\.*(?:[/?#][^\s\\]*)?$/i;

export const isHttpsAddress = (text: string) => HTTPS.test(text) && URL.canParse(text);

/** Blank and null are the same: nothing. */
export const orNull = (text: string | null) => text || null;

/** Where something leads: a page of this site or an https address. */
export const link = z
  .string()
  .trim()
  .max(500)
  .refine((text) => text === '' || isSitePath(text) || isHttpsAddress(text), { error: '@link' })
  .nullable()
  .transform(orNull);

export const httpsAddress = requiredString('@required')
  .trim()
  .min(1, { error: '@required' })
  .max(500)
  .refine((text) => text === '' || isHttpsAddress(text), { error: '@https_link' });

/** A picture of this site, as returned by its upload. */
export const picture = z
  .string()
  .trim()
  .max(300)
  .refine((text) => text === '' || SITE_PATH.test(text), { error: '@picture' })
  .refine((text) => canBeKind(text, ['image']), { error: '@other_kind' })
  .nullable()
  .transform(orNull);

/** A picture as it is answered: an address, or none. */
export const pictureOut = z.string().nullable();
