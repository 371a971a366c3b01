import type { accountTexts as english } from '../en/account.ts';
import type { Translated } from '../types.ts';
import { oidc } from './oidc.ts';
import { ownData } from './own-data.ts';
import { push } from './push.ts';
import { secondFactor } from './second-factor.ts';

export const accountTexts: Translated<typeof english> = { oidc, ownData, push, secondFactor };
