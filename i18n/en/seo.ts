/** What search engines and shared links say of a page where the page itself has no such text. */
export const seo = {
  shareAlt: 'Layered blue ridges in the distance, with the title “{{title}}”.',
  academyAlt: 'Layered blue ridges in the distance under a red sun.',
} as const;
