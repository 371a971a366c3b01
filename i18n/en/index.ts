import { accounts } from './accounts.ts';
import { common } from './common.ts';
import { courses } from './courses.ts';
import { files } from './files.ts';
import { glossary } from './glossary.ts';
import { home } from './home.ts';
import { layout } from './layout.ts';
import { learning } from './learning.ts';
import { legal } from './legal.ts';
import { marketing } from './marketing.ts';
import { notifications } from './notifications.ts';
import { orders } from './orders.ts';
import { player } from './player.ts';
import { points } from './points.ts';
import { pointsScreens } from './points-screens.ts';
import { privacy } from './privacy.ts';
import { reader } from './reader.ts';
import { rewards } from './rewards.ts';
import { search } from './search.ts';
import { seo } from './seo.ts';
import { teachers } from './teachers.ts';
import { titles } from './titles.ts';
import { validation } from './validation.ts';

export const en = {
  accounts,
  common,
  courses,
  files,
  glossary,
  home,
  layout,
  learning,
  legal,
  marketing,
  notifications,
  orders,
  player,
  points,
  pointsScreens,
  privacy,
  reader,
  rewards,
  search,
  seo,
  teachers,
  titles,
  validation,
} as const;
