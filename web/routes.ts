import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';

/** Pages are added in any order: a line of the table counts once its file exists. */
function existing(entries: RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.filter((entry) => existsSync(resolve(import.meta.dirname, entry.file)));
}

export default [
  layout('routes/site/layout.tsx', [
    ...existing([
      index('routes/site/home.tsx'),
      route('courses', 'routes/site/course-list.tsx'),
      route('courses/:id', 'routes/site/course-detail.tsx'),
      route('courses/:courseId/content/:lessonId', 'routes/learn/lesson-view.tsx'),
      route('learning', 'routes/learn/learning.tsx'),
      route('teachers', 'routes/site/teacher-list.tsx'),
      route('teachers/:id', 'routes/site/teacher-detail.tsx'),
      layout('routes/teach/layout.tsx', [
        route('teach', 'routes/teach/taught-courses.tsx'),
        route('teach/courses/:id', 'routes/teach/taught-course.tsx'),
        route('teach/courses/:id/learners', 'routes/teach/learners.tsx'),
        route('teach/content/new', 'routes/teach/lesson-new.tsx'),
        route('teach/content/:id', 'routes/teach/lesson-edit.tsx'),
        route('teach/reviews', 'routes/teach/reviews.tsx'),
        route('teach/submissions', 'routes/teach/submissions.tsx'),
        route('teach/submissions/:id', 'routes/teach/submission.tsx'),
      ]),
      route('profile', 'routes/account/user-profile.tsx'),
      route('rewards', 'routes/site/rewards.tsx'),
      route('rewards/submit/:rewardId', 'routes/account/redemption-form.tsx'),
      route('search', 'routes/site/search.tsx'),
      route('glossary', 'routes/site/glossary.tsx'),
      route('about', 'routes/site/about.tsx'),
      route('team', 'routes/site/team.tsx'),
      route('faq', 'routes/site/faq.tsx'),
      route('cases', 'routes/site/cases.tsx'),
      route('prospect-history', 'routes/site/prospect-history.tsx'),
    ]),
    route('403', 'routes/site/forbidden.tsx'),
    route('500', 'routes/site/server-error.tsx'),
    route('*', 'routes/site/not-found.tsx'),
  ]),

  layout(
    'routes/account/layout.tsx',
    existing([
      route('auth/login', 'routes/account/login.tsx'),
      route('auth/register', 'routes/account/register.tsx'),
      route('auth/forgot', 'routes/account/forgot-password.tsx'),
      route('auth/reset', 'routes/account/reset-password.tsx'),
      route('auth/verify', 'routes/account/verify-email.tsx'),
    ]),
  ),
  route('og/course/:id.svg', 'routes/files/course-picture.ts'),
  route('og/teacher/:id.svg', 'routes/files/teacher-picture.ts'),
  route('manifest.webmanifest', 'routes/files/manifest.ts'),
  // Printed as it stands, without the frame of the administration.
  route('admin/redemptions/slips', 'routes/admin/packing-slips.tsx'),
  route('login', 'routes/account/login-redirect.ts'),
  route('register', 'routes/account/register-redirect.ts'),

  route(
    'admin',
    'routes/admin/layout.tsx',
    existing([
      index('routes/admin/dashboard.tsx'),
      route('figures', 'routes/admin/figures.tsx'),
      route('activities', 'routes/admin/activities.tsx'),
      route('payments', 'routes/admin/payments.tsx'),
      route('courses', 'routes/admin/courses.tsx'),
      route('courses/:id', 'routes/admin/course.tsx'),
      route('courses/:id/contents', 'routes/admin/course-lessons.tsx'),
      route('content', 'routes/admin/lessons.tsx'),
      route('content/new', 'routes/admin/lesson-new.tsx'),
      route('content/:id', 'routes/admin/lesson-edit.tsx'),
      route('teachers', 'routes/admin/teachers.tsx'),
      route('users', 'routes/admin/users.tsx'),
      route('users/import', 'routes/admin/users-import.tsx'),
      route('users/:id', 'routes/admin/user.tsx'),
      route('redemptions', 'routes/admin/redemptions.tsx'),
      route('rewards', 'routes/admin/rewards.tsx'),
      route('reward-categories', 'routes/admin/reward-categories.tsx'),
      route('points', 'routes/admin/points.tsx'),
      route('points/entries', 'routes/admin/point-entries.tsx'),
      route('economy', 'routes/admin/economy.tsx'),
      route('invitations', 'routes/admin/invitations.tsx'),
      route('marketing', 'routes/admin/marketing.tsx'),
      route('reviews', 'routes/admin/reviews.tsx'),
      route('audit', 'routes/admin/audit.tsx'),
      route('settings', 'routes/admin/settings.tsx'),
      route('*', 'routes/admin/not-found.tsx'),
    ]),
  ),
] satisfies RouteConfig;
