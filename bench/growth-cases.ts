/** The calls and pages that `bench/growth.ts` makes of a small and a large academy. */

export type Group =
  | 'guest'
  | 'learner'
  | 'command'
  | 'guest page'
  | 'learner page'
  | 'admin list'
  | 'dashboard';

export interface Case {
  group: Group;
  method?: 'POST';
  /** ID stands for a learner, COURSE for a course, LESSON for the course's fourth lesson. */
  path: string;
  body?: Record<string, string>;
}

const read = (group: Group, ...paths: string[]): Case[] =>
  paths.map((one) => ({ group, path: one }));
const write = (one: string, body: Record<string, string> = {}): Case => ({
  group: 'command',
  method: 'POST',
  path: one,
  body,
});

/** All of them, in the order of the table. */
export const cases: readonly Case[] = [
  ...read(
    'guest',
    '/course/lists',
    '/course/lists?page=3',
    '/course/lists?sort=popular',
    '/course/lists?sort=rating',
    '/course/lists?level=advanced',
    '/course/lists?search=dividends',
    '/course/lists?search=%E6%8A%95%E8%B5%84',
    '/course/featured',
    '/course/related',
    '/course/related?course_id=COURSE',
    '/course/get?course_id=COURSE',
    '/course/reviews?course_id=COURSE',
    '/course/reviews?course_id=1',
    '/content/lists?course_id=COURSE',
    '/teacher/list',
    '/teacher/get?teacher_id=1',
    '/reward/list',
    '/reward/list?sort=popular',
    '/reward/categories',
    '/search?q=dividends',
    '/search?q=%E6%8A%95%E8%B5%84',
    '/points/rules',
    '/site/settings',
  ),
  ...read(
    'learner',
    '/course/lists',
    '/course/lists?sort=popular',
    '/course/get?course_id=COURSE',
    '/course/get?course_id=1',
    '/content/get?content_id=LESSON',
    '/content/lists?course_id=COURSE',
    '/learning/mine',
    '/users/profile',
    '/users/sessions',
    '/points/balance?user_id=ID',
    '/points/lists?user_id=ID',
    '/points/series?user_id=ID&days=30',
    '/points/signIn',
    '/reward/list',
    '/reward/get?reward_id=1',
    '/redemption/list',
    '/teacher/get?teacher_id=1',
  ),
  write('/points/signIn'),
  write('/course/like', { course_id: 'COURSE' }),
  write('/course/unlike', { course_id: 'COURSE' }),
  write('/course/read', { course_id: 'COURSE' }),
  write('/content/progress', { content_id: 'LESSON', progress: '60' }),
  write('/content/complete', { course_id: 'COURSE', content_id: 'LESSON' }),
  write('/course/redeem', { course_id: 'PREMIUM' }),
  write('/redemption/create', {
    reward_id: '2',
    recipient_name: '林美芳',
    recipient_phone: '+65 8123 4567',
    shipping_address: '新加坡乌节路 100 号',
    shipping_postal_code: '238840',
  }),
  ...read('guest page', '/', '/courses', '/courses/COURSE', '/teachers', '/teachers/1'),
  ...read(
    'learner page',
    '/',
    '/courses',
    '/courses/COURSE',
    '/courses/COURSE/content/LESSON',
    '/learning',
    '/profile',
    '/rewards',
  ),
  ...read(
    'admin list',
    '/admin/users',
    '/admin/courses',
    '/admin/redemptions',
    '/admin/points/entries',
    '/admin/reviews',
    '/admin/rewards',
    '/admin/audit',
  ),
  ...read('dashboard', '/admin/dashboard', '/admin/dashboard/activities'),
];
