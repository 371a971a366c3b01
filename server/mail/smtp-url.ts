import { isLoopback } from '#server/network-settings.ts';

/**
 * The SMTP address as the mail client takes it. Emails carry links that open accounts:
 * to another machine they go encrypted or not at all, since whoever stands between can make
 * an optional encryption disappear. `?tls=off` says that the network between is one's own.
 */
export function withRequiredTls(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const isOff = url.searchParams.get('tls') === 'off';
  url.searchParams.delete('tls');
  if (url.protocol === 'smtp:' && !isOff && !isLoopback(url.hostname)) {
    url.searchParams.delete('ignoreTLS');
    url.searchParams.set('requireTLS', 'true');
  }
  return url.href;
}
