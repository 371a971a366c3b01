import type { APIRequestContext } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { accountCalls } from '#contract/accounts.ts';
import { checkoutCalls } from '#contract/checkout.ts';
import { couponAdminCalls } from '#contract/coupons-admin.ts';
import { courseCalls } from '#contract/courses.ts';
import { groupMessageAdminCalls } from '#contract/group-messages.ts';
import { groupAdminCalls } from '#contract/groups-admin.ts';
import { learningCalls, lessonType } from '#contract/learning.ts';
import { notificationCalls } from '#contract/notifications.ts';
import { rewardCalls } from '#contract/rewards.ts';
import { ApiError } from '#web/lib/api.ts';
import routes from '#web/routes.ts';
import { callApi, demoPeople, tokenOf } from './support.ts';

/**
 * Every page of the route table, with an address that can be opened: an added page is checked
 * by the quality journeys without further code, and one with a new parameter needs an example
 * here.
 */

export type Visitor = 'guest' | keyof typeof demoPeople;

/** `courses/:id` and the like, with its file below `web/`. */
interface RoutePath {
  path: string;
  file: string;
}

function pathsBelow(entries: readonly RouteConfigEntry[], base = ''): RoutePath[] {
  return entries.flatMap(({ path, file, children }) => {
    const whole = path === undefined ? base : `${base}/${path}`;
    return children ? pathsBelow(children, whole) : [{ path: whole || '/', file }];
  });
}

/** Files, redirects, and pages that are only shown after an error. */
const NO_PAGE = /^\/(og|403|500|\*|admin\/\*|login$|register$|manifest)/;

function visitorOf(path: string): Visitor {
  if (path.startsWith('/admin')) return 'admin';
  if (path.startsWith('/teach/') || path === '/teach') return 'teacher';
  return /^\/(checkout|learning|notifications|orders|profile|rewards\/submit)/.test(path)
    ? 'student'
    : 'guest';
}

/** A group of learners; the demo academy has none before somebody adds it. */
async function groupOf(request: APIRequestContext): Promise<number> {
  const token = await tokenOf(request, 'admin');
  const find = async () => {
    const { list } = await callApi(request, groupAdminCalls.list, { query: {} }, token);
    return list[0]?.group_id;
  };
  const body = { name: '周末班 · Weekend class', note: '周六上午 · Saturday mornings' };
  const found = await find();
  if (found !== undefined) return found;
  try {
    const { group_id: id } = await callApi(request, groupAdminCalls.create, { body }, token);
    const members = { emails: [demoPeople.student.email] };
    await callApi(request, groupAdminCalls.addMembers, { params: { id }, body: members }, token);
    return id;
  } catch (error) {
    // A journey beside this one has added it meanwhile.
    const added = await find();
    if (added === undefined) throw error;
    return added;
  }
}

/** The page of a message to the demo learner; the demo academy has none before somebody sends it. */
async function messageOf(request: APIRequestContext): Promise<string> {
  const learner = await tokenOf(request, 'student');
  const find = async () => {
    const query = { kind: 'group_message' } as const;
    return (await callApi(request, notificationCalls.lists, { query }, learner)).list[0];
  };
  const found = await find();
  if (found !== undefined) return found.link;
  const token = await tokenOf(request, 'admin');
  const group = { name: `开学通知 · Welcome ${crypto.randomUUID().slice(0, 8)}`, note: '' };
  const { group_id: id } = await callApi(request, groupAdminCalls.create, { body: group }, token);
  const members = { emails: [demoPeople.student.email] };
  await callApi(request, groupAdminCalls.addMembers, { params: { id }, body: members }, token);
  const body = {
    subject: 'Classes begin on Saturday',
    subject_zh: '周六正式开课',
    text: 'We meet at ten in the morning.\n\nPlease read the first lesson before that.',
    text_zh: '上午十点上课。\n\n请先阅读第一个课时。',
  };
  await callApi(request, groupMessageAdminCalls.send, { params: { id }, body }, token);
  const sent = await find();
  if (sent === undefined) throw new Error('the message has not arrived');
  // No journey beside this one finds an unread notice that it did not cause.
  const read = { notification_ids: [sent.notification_id] };
  await callApi(request, notificationCalls.read, { body: read }, learner);
  return sent.link;
}

/** A coupon; the demo academy has none before somebody adds it. */
async function couponOf(request: APIRequestContext): Promise<number> {
  const token = await tokenOf(request, 'admin');
  const { list } = await callApi(request, couponAdminCalls.list, { query: {} }, token);
  if (list[0]) return list[0].coupon_id;
  const body = { note: '春季招生 · Spring', percent: 20, ends_at: '2099-03-31T15:59:59Z' };
  return (await callApi(request, couponAdminCalls.create, { body }, token)).coupon_id;
}

/**
 * An order that is to be paid, of the first course that is not open to the learner yet: which that is
 * depends on the demo and on other journeys. Ordering it again in the same way is the same order.
 */
async function orderOf(request: APIRequestContext, courseIds: readonly number[]) {
  const token = await tokenOf(request, 'student');
  for (const course_id of courseIds) {
    try {
      const body = { course_id, currency: 'SGD', method: 'paynow' } as const;
      const { order_id } = await callApi(request, checkoutCalls.create, { body }, token);
      return { order_id, course_id };
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'ALREADY_REDEEMED') throw error;
    }
  }
  throw new Error('every paid course of the demo academy is open to its learner');
}

/** Addresses that stand for a path with parameters. */
async function examplesOf(request: APIRequestContext): Promise<Record<string, string[]>> {
  const { list: courses } = await callApi(request, courseCalls.list, { query: { limit: 100 } });
  const free = courses.find(({ is_free, rating }) => is_free && rating !== null);
  const premium = courses.find(({ is_free }) => !is_free);
  if (!free || !premium) throw new Error('the demo academy lacks a free or a premium course');
  const contents = (
    await Promise.all(
      courses.map(({ course_id }) =>
        callApi(request, learningCalls.contents, { query: { course_id } }),
      ),
    )
  ).flatMap(({ list }) => list);
  // One open lesson of each type, and one that asks for a login.
  const shown = [
    ...lessonType.options.map((type) =>
      contents.find((content) => content.type === type && content.locked === null),
    ),
    contents.find(({ locked }) => locked === 'login'),
  ];
  const first = courses.find(({ title }) => title === 'First Steps in Investing') ?? free;
  const ofEachType = lessonType.options.flatMap((type) => {
    const found = contents.find((content) => content.type === type);
    return found ? [found.content_id] : [];
  });
  const { user: student } = await callApi(request, accountCalls.login, {
    body: demoPeople.student,
  });
  const taught = contents.find(({ course_id }) => course_id === first.course_id);
  const sold = courses.filter(({ is_free }) => !is_free).map(({ course_id }) => course_id);
  const order = await orderOf(request, sold);
  const { list: rewards } = await callApi(request, rewardCalls.list, { query: {} });
  const shipped = rewards.find(({ requires_shipping }) => requires_shipping);
  const sentByEmail = rewards.find(({ requires_shipping }) => !requires_shipping);
  return {
    '/courses/:id': [free, premium].map(({ course_id }) => `/courses/${course_id}`),
    '/courses/:courseId/content/:lessonId': shown.flatMap((content) =>
      content ? [`/courses/${content.course_id}/content/${content.content_id}`] : [],
    ),
    '/checkout/:courseId': [`/checkout/${order.course_id}`],
    '/orders/:id': [`/orders/${order.order_id}`],
    '/teachers/:id': ['/teachers/1'],
    '/prospect-history': ['/prospect-history', '/prospect-history?article=1'],
    '/search': ['/search', '/search?q=ETF'],
    '/auth/reset': ['/auth/reset', '/auth/reset#token=0'],
    '/auth/verify': ['/auth/verify', '/auth/verify#token=0'],
    '/auth/email': ['/auth/email', '/auth/email#token=0'],
    '/profile': ['/profile', '/profile?tab=points', '/profile?tab=settings'],
    '/rewards/submit/:rewardId': [`/rewards/submit/${shipped?.reward_id ?? 1}`],
    '/admin/figures': ['points_earned', 'revenue_usd', 'missing_translations'].map(
      (metric) => `/admin/figures?metric=${metric}`,
    ),
    '/admin/jobs': ['/admin/jobs', '/admin/jobs?state=waiting', '/admin/jobs?state=running'],
    '/admin/payments': ['/admin/payments?state=all', '/admin/payments?record=1'],
    '/admin/courses/:id': [`/admin/courses/${first.course_id}`],
    '/admin/courses/:id/contents': [`/admin/courses/${first.course_id}/contents`],
    '/admin/courses/:id/learners': [`/admin/courses/${first.course_id}/learners`],
    '/admin/content/:id': ofEachType.map((id) => `/admin/content/${id}`),
    '/admin/coupons': [
      '/admin/coupons',
      '/admin/coupons?edit=new',
      `/admin/coupons?edit=${await couponOf(request)}`,
    ],
    '/notifications/messages/:id': [await messageOf(request)],
    '/admin/groups/:id': [`/admin/groups/${await groupOf(request)}`],
    '/admin/users/:id': [`/admin/users/${student.user_id}`],
    '/admin/marketing': ['banners', 'activities', 'articles', 'faqs', 'cases', 'passages'].map(
      (tab) => `/admin/marketing?tab=${tab}`,
    ),
    '/admin/emails/:kind': ['/admin/emails/reset', '/admin/emails/digest'],
    '/admin/legal': ['/admin/legal', '/admin/legal?kind=terms'],
    '/admin/rewards/:id/codes': [`/admin/rewards/${sentByEmail?.reward_id}/codes`],
    '/teach/courses/:id': [`/teach/courses/${first.course_id}`],
    '/teach/courses/:id/learners': [`/teach/courses/${first.course_id}/learners`],
    '/teach/content/:id': [`/teach/content/${taught?.content_id}`],
    '/teach/content/new': [`/teach/content/new?course=${first.course_id}&type=quiz`],
    // Needs a submission; its list stands for it.
    '/teach/submissions/:id': [],
  };
}

/** The addresses that a visitor's pages have. @throws Error for a parameter without example */
export async function pagesOf(request: APIRequestContext, visitor: Visitor): Promise<string[]> {
  const examples = await examplesOf(request);
  return pathsBelow(routes)
    .filter(({ path }) => !NO_PAGE.test(path) && visitorOf(path) === visitor)
    .flatMap(({ path }) => {
      const known = examples[path];
      if (known === undefined && path.includes(':')) throw new Error(`no example of ${path}`);
      return known ?? [path];
    });
}

/** An address in a language, whatever its query. */
export function inLanguage(address: string, language: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}
