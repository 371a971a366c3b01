import type { accountTexts as english } from '../en/account.ts';
import type { Translated } from '../types.ts';
import { secondFactor } from './second-factor.ts';

export const accountTexts: Translated<typeof english> = { secondFactor };
