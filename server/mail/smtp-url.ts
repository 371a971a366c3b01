import { isLoopback } from '#server/network-settings.ts';

/**
 * The SMTP address with the options of the mail client. Emails carry links that open accounts: to
 * another machine they are sent encrypted or not at all, since an attacker in the network can
 * remove optional encryption. `?tls=off` declares the network trusted.
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
