import { common } from './common.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { layout } from './layout.ts';
import { titles } from './titles.ts';

export const en = { common, errors, home, layout, titles } as const;
