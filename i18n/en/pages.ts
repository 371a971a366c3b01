import { accountFrame } from './account-frame.ts';
import { accounts } from './accounts.ts';
import { checkInDays } from './check-in-days.ts';
import { controls } from './controls.ts';
import { courses } from './courses.ts';
import { files } from './files.ts';
import { glossary } from './glossary.ts';
import { learning } from './learning.ts';
import { legalPages } from './legal-pages.ts';
import { marketing } from './marketing.ts';
import { notifications } from './notifications.ts';
import { orders } from './orders.ts';
import { pageTitles } from './page-titles.ts';
import { player } from './player.ts';
import { points } from './points.ts';
import { pointsScreens } from './points-screens.ts';
import { reader } from './reader.ts';
import { rewards } from './rewards.ts';
import { searchPage } from './search-page.ts';
import { seoPages } from './seo-pages.ts';
import { teachers } from './teachers.ts';
import { validation } from './validation.ts';

/**
 * Texts of all pages but the home page. They are loaded when another page is opened, so that
 * none of them is in the way of a guest’s first page.
 */
export const pageTexts = {
  accounts,
  courses,
  seoPages,
  searchPage,
  controls,
  legalPages,
  accountFrame,
  checkInDays,
  files,
  glossary,
  learning,
  marketing,
  notifications,
  orders,
  pageTitles,
  player,
  points,
  pointsScreens,
  reader,
  rewards,
  teachers,
  validation,
} as const;
