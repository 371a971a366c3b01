import type { accountTexts as english } from '../en/account.ts';
import type { Translated } from '../types.ts';
import { oidc } from './oidc.ts';
import { push } from './push.ts';
import { secondFactor } from './second-factor.ts';

export const accountTexts: Translated<typeof english> = { oidc, push, secondFactor };
