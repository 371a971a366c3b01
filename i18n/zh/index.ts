import type { en } from '../en/index.ts';
import type { Translated } from '../types.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { layout } from './layout.ts';
import { titles } from './titles.ts';

export const zh: Translated<typeof en> = { common, errors, home, layout, titles };
