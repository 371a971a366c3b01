import { isLoopback } from '#server/network-settings.ts';
import type { Settings } from '#server/settings.ts';

const FALLBACK = 'academy@localhost';

const hostOf = (email: string) => email.slice(email.lastIndexOf('@') + 1);

/**
 * The address that emails come from: the academy's own, else one at the host of its public address.
 * Mail servers refuse senders at localhost, so on a public site it is never one of them.
 */
export function senderAddress(siteEmail: string, { publicUrl }: Pick<Settings, 'publicUrl'>) {
  const host = publicUrl === null ? 'localhost' : new URL(publicUrl).hostname;
  if (isLoopback(host)) return siteEmail || FALLBACK;
  if (siteEmail !== '' && !isLoopback(hostOf(siteEmail))) return siteEmail;
  const domain = /^[\d.]+$/.test(host) ? `[${host}]` : host;
  return `no-reply@${domain}`;
}
