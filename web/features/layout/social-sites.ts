/**
 * Names of other sites. `kind` of a social link names one, and its sign in
 * `web/assets/signs` (simple-icons, CC0); an unknown kind gets a plain link sign.
 */
export const socialSites: Record<string, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  telegram: 'Telegram',
  wechat: 'WeChat',
  whatsapp: 'WhatsApp',
  x: 'X',
  youtube: 'YouTube',
};
