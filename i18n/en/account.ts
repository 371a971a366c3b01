import { oidc } from './oidc.ts';
import { ownData } from './own-data.ts';
import { push } from './push.ts';
import { secondFactor } from './second-factor.ts';

/** Texts of the pages on which people log in and keep their account. */
export const accountTexts = { oidc, ownData, push, secondFactor } as const;
