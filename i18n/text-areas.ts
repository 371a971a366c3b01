/** Parts of the site with texts that the home page does not need. */
export const textAreas = ['pages', 'account', 'admin'] as const;

/** The name of an area. */
export type TextArea = (typeof textAreas)[number];
