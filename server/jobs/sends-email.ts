import type { Settings } from '#server/settings.ts';

/**
 * Whether a process sends email. One of a public site that knows no mail server, among several with
 * the same queue, would write emails into files that remain unread.
 */
export const sendsEmail = ({ smtpUrl, publicUrl }: Pick<Settings, 'smtpUrl' | 'publicUrl'>) =>
  smtpUrl !== null || !publicUrl?.startsWith('https:');
