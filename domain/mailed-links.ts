/** The pages that mailed links open: to set a password, to verify an address, to change one. */
export const mailedLinkPaths = {
  reset: '/auth/reset',
  verify: '/auth/verify',
  email: '/auth/email',
} as const;
export type MailedLink = keyof typeof mailedLinkPaths;

/**
 * A link that opens something. Its token stands behind `#`, which browsers keep to themselves:
 * no log of a proxy and no `Referer` has it.
 */
export const mailedLink = (origin: string, kind: MailedLink, token: string): string =>
  `${origin}${mailedLinkPaths[kind]}#token=${token}`;

/** The token in what a person has opened or pasted: a whole link, what follows its `#`, or itself. */
export const tokenIn = (text: string): string =>
  (/[#?&]?token=([^&#\s]*)/.exec(text)?.[1] ?? text).trim();
