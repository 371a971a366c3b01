import { secondFactor } from './second-factor.ts';

/** Texts of the pages on which people log in and keep their account. */
export const accountTexts = { secondFactor } as const;
