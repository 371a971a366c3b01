import type { en } from '../en/index.ts';
import type { Translated } from '../types.ts';
import { checkIn } from './check-in.ts';
import { common } from './common.ts';
import { courseCards } from './course-cards.ts';
import { home } from './home.ts';
import { layout } from './layout.ts';
import { legal } from './legal.ts';
import { privacy } from './privacy.ts';
import { search } from './search.ts';
import { seo } from './seo.ts';
import { teacherCards } from './teacher-cards.ts';
import { titles } from './titles.ts';

export const zh: Translated<typeof en> = {
  checkIn,
  common,
  courseCards,
  home,
  layout,
  legal,
  privacy,
  search,
  seo,
  teacherCards,
  titles,
};
