import type { FastifyInstance } from 'fastify';
import type { Call, CallData, CallInput } from '#contract/call.ts';
import { courseCalls } from '#contract/courses.ts';
import { learningCalls } from '#contract/learning.ts';
import { pointCalls } from '#contract/points.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { redemptionCalls } from '#contract/redemptions.ts';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { type RewardCategoryKind, rewardCalls } from '#contract/rewards.ts';
import { teacherCalls } from '#contract/teachers.ts';
import { demoCourses, demoReviewTexts, demoRewards } from '#demo/texts/index.ts';
import { academyDay, addDays, momentAt } from '#domain/academy-day.ts';
import { DAY_MS, HOUR_MS } from '#domain/units.ts';
import { openSession } from '#server/features/accounts/index.ts';
import { injectTransport } from '#server/http/inject-transport.ts';
import { type ApiClient, ApiError, createApiClient } from '#web/lib/api.ts';
import type { DemoCatalogue } from './load-catalogue.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';

/** A person whose history is made by the calls that a real one would make. */
export interface DemoPerson {
  userId: number;
  name: string;
  language: 'zh' | 'en';
  /** Days ago. */
  joined: number;
  /** How likely they come on a given day. */
  diligence: number;
}

/** The academy that the history is made in: the real app, with a clock that is set. */
export interface DemoContext {
  app: FastifyInstance;
  catalogue: DemoCatalogue;
  /** The real present; history lies before it. */
  present: Date;
  setClock: (at: Date) => void;
  /** Moves the clock on. */
  passTime: (minutes: number) => void;
}

/** How much of a lesson's stated length a demo learner reads; the rest is skimmed. */
const READING_SHARE = 0.6;
/** Two lessons fit in the hour that is left of the last day. */
const LONGEST_SITTING_MINUTES = 20;

/** The API for one person, at the time the clock shows; null for a guest. */
export function clientOf(app: FastifyInstance, token: string | null): ApiClient {
  return createApiClient({ transport: injectTransport(app), token: () => token });
}

/** Makes calls as one person; null where the call was refused. */
export function callerOf(app: FastifyInstance, token: string | null) {
  const client = clientOf(app, token);
  return async function call<C extends Call>(
    made: C,
    input: CallInput<C>,
  ): Promise<CallData<C> | null> {
    try {
      return (await client.call<Call>(made, input as CallInput<Call>)) as CallData<C>;
    } catch (error) {
      // What a person may not do yet (too few points, sold out) does not happen: the command is a part
      // of this transaction and leaves nothing behind.
      if (error instanceof ApiError && error.status < 500) return null;
      throw error;
    }
  };
}

type CurrentUser = ReturnType<typeof callerOf>;

const streets = [
  ['88 Jalan Sultan', '吉隆坡', 'Kuala Lumpur', '50000', 'MY'],
  ['12 Bedok North Avenue 3', '新加坡', 'Singapore', '460012', 'SG'],
  ['5 Lebuh Campbell', '乔治市', 'George Town', '10100', 'MY'],
  ['27 Jalan Wong Ah Fook', '新山', 'Johor Bahru', '80000', 'MY'],
] as const;

const kindsWithoutAddress: readonly RewardCategoryKind[] = [
  'course_access',
  'discount',
  'consultation',
];

/** Two mornings that suit a learner, at full hours of the academy's clock. */
function proposedTimes({ present }: DemoContext, random: SeededRandom): string[] {
  const day = academyDay(present, 'Asia/Singapore');
  const first = random.between(3, 6);
  return [first, first + 1].flatMap(
    (days) => momentAt(`${addDays(day, days)}T10:00`, 'Asia/Singapore')?.toISOString() ?? [],
  );
}

async function askForReward(
  call: CurrentUser,
  stage: DemoContext,
  person: DemoPerson,
  random: SeededRandom,
) {
  const index = random.between(0, demoRewards.length - 1);
  const reward = demoRewards[index];
  const rewardId = stage.catalogue.rewardIds[index];
  if (!reward || rewardId === undefined) return;
  const [street, cityZh, city, postalCode, country] = random.pick(streets);
  const address = kindsWithoutAddress.includes(reward.category)
    ? {}
    : {
        // Client addresses of their own: requests that share an address are marked for admins.
        shipping_address: `${street} #${String(person.userId).padStart(2, '0')}-01`,
        shipping_city: person.language === 'zh' ? cityZh : city,
        shipping_postal_code: postalCode,
        shipping_country: country,
      };
  const covered = await call(rewardCalls.courses, { query: { reward_id: rewardId } });
  const course = covered?.list.find((one) => !one.is_open && !one.is_requested);
  if (reward.opensLevel !== undefined && course === undefined) return;
  await call(redemptionCalls.createRedemption, {
    body: {
      reward_id: rewardId,
      ...(course && { course_id: course.course_id }),
      ...(reward.category === 'consultation' && { proposed_times: proposedTimes(stage, random) }),
      recipient_name: person.name,
      recipient_phone: `+65 6000 ${random.between(1000, 9999)}`,
      ...address,
    },
  });
}

/** The right answers of a demo quiz, as an attentive learner would give them. */
function answersOf(courseIndex: number, position: number): Record<string, string | boolean> {
  const content = demoCourses[courseIndex]?.contents[position];
  if (content?.type !== 'quiz') return {};
  return Object.fromEntries(content.questions.map(({ id, answer }) => [id, answer]));
}

interface Place {
  course: number;
  content: number;
}

async function study(
  call: CurrentUser,
  stage: DemoContext,
  place: Place,
  person: DemoPerson,
  random: SeededRandom,
) {
  const course = stage.catalogue.courses[place.course];
  const content = course?.contents[place.content];
  if (!course || !content) return;
  await call(learningCalls.content, { query: { content_id: content.lessonId } });
  const minutes = Math.min(Math.max(content.minutes * READING_SHARE, 1), LONGEST_SITTING_MINUTES);
  stage.passTime(minutes);
  if (course.pointsRequired > 0 && place.content === 0) {
    const opened = await call(courseCalls.redeem, { body: { course_id: course.courseId } });
    if (opened === null) return;
  }
  if (content.type === 'quiz') {
    const answers = answersOf(place.course, place.content);
    await call(learningCalls.submitQuiz, { body: { content_id: content.lessonId, answers } });
  } else if (content.type === 'text') {
    const body = { course_id: course.courseId, content_id: content.lessonId };
    await call(learningCalls.complete, { body });
  }
  if (place.content === 1 && random.happens(0.7)) {
    await call(courseCalls.like, { body: { course_id: course.courseId } });
  }
  if (place.content === 3 && random.happens(0.5)) {
    const text = random.pick(demoReviewTexts);
    const comment = text.comment[person.language];
    const body = { course_id: course.courseId, rating: text.rating, comment };
    await call(courseCalls.review, { body });
  }
  place.content++;
  if (place.content >= course.contents.length) {
    await call(courseCalls.read, { body: { course_id: course.courseId } });
    place.content = 0;
    place.course = random.between(0, stage.catalogue.courses.length - 1);
  }
}

/** Free courses are last in the demo's list: everybody begins with one of them. */
const FREE_COURSES = 5;

/** The days of one person, from joining to the present. */
export async function simulateLearner(stage: DemoContext, person: DemoPerson, seed: number) {
  const { app, catalogue, present } = stage;
  const random = createSeededRandom(seed);
  const last = catalogue.courses.length - 1;
  const place: Place = { course: last - random.between(0, FREE_COURSES - 1), content: 0 };
  for (let daysAgo = person.joined; daysAgo >= 0; daysAgo--) {
    if (!random.happens(person.diligence)) continue;
    const at = new Date(present.getTime() - daysAgo * DAY_MS - random.between(1, 10) * HOUR_MS);
    stage.setClock(at);
    const token = await openSession(app.dependencies, {
      userId: person.userId,
      rememberMe: false,
      userAgent: '',
    });
    const call = callerOf(app, token);
    await call(pointCalls.signIn, {});
    if (random.happens(0.75)) await study(call, stage, place, person, random);
    if (random.happens(0.5)) await study(call, stage, place, person, random);
    if (random.happens(0.12)) {
      const teacherId = random.pick(catalogue.teacherIds);
      await call(teacherCalls.like, { query: { teacher_id: teacherId } });
    }
    // Whoever has too few points yet is refused, as anybody would be.
    if (random.happens(0.35)) await askForReward(call, stage, person, random);
  }
}

/** Some rules were set otherwise at first: what they pay ends after some days since then. */
const RULES_THAT_END = ['daily_sign_in', 'content_completion'] as const;
const POINTS_LAST_DAYS = 100;

/** An admin changes the rules, before the first learner came. */
export async function seedRules(stage: DemoContext, admin: DemoPerson, at: Date) {
  stage.setClock(at);
  const token = await openSession(stage.app.dependencies, {
    userId: admin.userId,
    rememberMe: false,
    userAgent: '',
  });
  const call = callerOf(stage.app, token);
  for (const kind of RULES_THAT_END) {
    const body = { expires_after_days: POINTS_LAST_DAYS };
    await call(pointAdminCalls.updateRule, { params: { kind }, body });
  }
}

/** What somebody else's decision does to a learner's points comes after all that moved them before. */
const AFTER_THE_LAST_MS = 30 * 60 * 1000;

/**
 * The time of a decision that moves a learner's points: as planned, or after their newest
 * entry where that is later, so that every balance of their history follows from the one before.
 */
export async function decisionTime(
  { app, present }: DemoContext,
  userId: number,
  planned: Date,
): Promise<Date> {
  const { created_at: last } = await app.dependencies.database.db
    .selectFrom('point_entries')
    .select('created_at')
    .where('user_id', '=', userId)
    .orderBy('point_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const after = Math.max(planned.getTime(), last.getTime() + AFTER_THE_LAST_MS);
  return new Date(Math.min(after, present.getTime()));
}

/** An admin processes the queue: older requests are closed, the newest wait. */
export async function processRedemptions(stage: DemoContext, admin: DemoPerson) {
  const { app, present } = stage;
  stage.setClock(present);
  const token = await openSession(app.dependencies, {
    userId: admin.userId,
    rememberMe: false,
    userAgent: '',
  });
  const call = callerOf(app, token);
  const queue = await call(redemptionAdminCalls.redemptions, {
    query: { status: 'pending', sort: 'oldest', limit: 100 },
  });
  const waiting = queue?.list ?? [];
  for (const [index, redemption] of waiting.entries()) {
    const isRecent = index >= waiting.length - 6;
    if (isRecent) continue;
    const params = { id: redemption.redemption_id };
    const dayAfter = new Date(new Date(redemption.redemption_date).getTime() + DAY_MS);
    stage.setClock(dayAfter);
    if (index % 9 === 4) {
      stage.setClock(await decisionTime(stage, redemption.user_id, dayAfter));
      const reason = '收货地址无法派送，积分已退回。';
      await call(redemptionAdminCalls.reject, { params, body: { reason } });
      continue;
    }
    await call(redemptionAdminCalls.approve, { params, body: {} });
    if (index >= waiting.length - 10) continue;
    if (redemption.requires_shipping) {
      const body = { carrier: 'SingPost', tracking_number: `RR${100_000 + index}SG` };
      await call(redemptionAdminCalls.ship, { params, body });
    }
    if (index < waiting.length - 14)
      await call(redemptionAdminCalls.complete, { params, body: {} });
  }
  stage.setClock(present);
}
