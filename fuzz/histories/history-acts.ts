import { randomUUID } from 'node:crypto';
import { accountCalls } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import type { Call, CallData, CallInput } from '#contract/call.ts';
import { checkoutCalls } from '#contract/checkout.ts';
import { adminAccessCalls } from '#contract/course-access.ts';
import { courseCalls } from '#contract/courses.ts';
import { courseAdminCalls } from '#contract/courses-admin.ts';
import { groupMessageAdminCalls } from '#contract/group-messages.ts';
import { groupAdminCalls } from '#contract/groups-admin.ts';
import { learningCalls } from '#contract/learning.ts';
import { lessonAdminCalls } from '#contract/lessons-admin.ts';
import { mediaAdminCalls } from '#contract/media.ts';
import { orderAdminCalls } from '#contract/orders-admin.ts';
import { pointCalls } from '#contract/points.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { redemptionCalls } from '#contract/redemptions.ts';
import { rewardAdminCalls } from '#contract/rewards-admin.ts';
import { teacherCalls } from '#contract/teachers.ts';
import type { SeededRandom } from '#demo/loader/seeded-random.ts';
import { HistoryClient, type Outcome } from './history-client.ts';
import { INVITATION, PASSWORD, type Scene, type ScenePerson } from './history-scene.ts';

/** One act of one person. */
export interface Act {
  name: string;
  userId: number;
  /** Finds in the database what it made: a name, a reason, an id. */
  mark: string;
  outcome: Outcome<unknown>['kind'];
  /** Why it was refused. */
  code: string | null;
  presses: number;
  lost: number;
}

/** What a person did not find on another process although it was acknowledged to them. */
export interface StaleRead {
  name: string;
  userId: number;
}

const recipient = {
  ...{ recipient_name: 'Mei', recipient_phone: '+65 8123 4567' },
  ...{ shipping_address: '100 Orchard Road', shipping_postal_code: '238840' },
};

/** What all people of a run did and read. */
export class History {
  readonly acts: Act[] = [];
  readonly stale: StaleRead[] = [];
  reads = 0;
  readonly #scene: Scene;
  readonly #ports: readonly number[];
  readonly #random: SeededRandom;

  constructor(scene: Scene, ports: readonly number[], random: SeededRandom) {
    this.#scene = scene;
    this.#ports = ports;
    this.#random = random;
  }

  #clientOf(token: string | null): HistoryClient {
    return new HistoryClient(this.#ports, this.#random, token);
  }

  /** Everybody acts, each one thing after the other, until `end`. */
  async run(end: number): Promise<void> {
    const { learners, admins } = this.#scene;
    await Promise.all([
      ...learners.map((learner) => this.#live(this.#actsOfLearner(learner), end)),
      ...admins.map((admin) => this.#live(this.#actsOfAdmin(admin), end)),
      this.#live(this.#actsOfGuest(), end),
    ]);
  }

  async #live(acts: readonly (() => Promise<void>)[], end: number): Promise<void> {
    while (Date.now() < end) await this.#random.pick(acts)();
  }

  async #do<C extends Call>(
    client: HistoryClient,
    { name, userId, mark }: Pick<Act, 'name' | 'userId' | 'mark'>,
    call: C,
    input: CallInput<C>,
  ): Promise<CallData<C> | null> {
    const outcome = await client.act(call, input);
    const { kind, presses, lost } = outcome;
    const code = kind === 'refused' ? outcome.code : null;
    this.acts.push({ name, userId, mark, outcome: kind, code, presses, lost });
    return kind === 'done' ? outcome.data : null;
  }

  /** Looks on another process for what was just acknowledged. */
  async #expectSeen(
    name: string,
    userId: number,
    isSeen: () => Promise<boolean | null>,
  ): Promise<void> {
    const seen = await isSeen();
    if (seen === null) return;
    this.reads++;
    if (!seen) this.stale.push({ name, userId });
  }

  #actsOfLearner({ userId, token }: ScenePerson): (() => Promise<void>)[] {
    const client = this.#clientOf(token);
    const { courseId, premiumId, soldId, quizId, teacherId, rewardId, scarceId } = this.#scene;
    const own = { query: { user_id: userId } };
    const entries = async () => (await client.read(pointCalls.history, own))?.count ?? null;
    /** What adds a line to the own history of points, each time or only at first. */
    const paying = async <C extends Call>(
      act: Pick<Act, 'name' | 'mark'>,
      call: C,
      input: CallInput<C>,
      isOnce: boolean,
    ): Promise<CallData<C> | null> => {
      const before = await entries();
      const data = await this.#do(client, { ...act, userId }, call, input);
      if (data === null || before === null || (isOnce && paidOnce.has(act.name))) return data;
      paidOnce.add(act.name);
      await this.#expectSeen(act.name, userId, async () => {
        const after = await entries();
        return after === null ? null : after > before;
      });
      return data;
    };
    const paidOnce = new Set<string>();
    let attempts = 0;
    const redeem = (name: string, reward_id: number) => async () => {
      const mark = randomUUID();
      const body = { reward_id, ...recipient, additional_notes: mark };
      const input = { body };
      const data = await paying({ name, mark }, redemptionCalls.createRedemption, input, false);
      if (data === null || this.#random.happens(0.5)) return;
      const { redemption_id } = data;
      const cancelled = { name: 'cancel redemption', userId, mark: String(redemption_id) };
      await this.#do(client, cancelled, redemptionCalls.cancelRedemption, {
        body: { redemption_id },
      });
    };
    const named = (name: string) => ({ name, mark: '' });
    const teacher = { query: { teacher_id: teacherId } };
    const course = { body: { course_id: courseId } };
    return [
      async () => void (await paying(named('like teacher'), teacherCalls.like, teacher, true)),
      async () => void (await paying(named('like course'), courseCalls.like, course, true)),
      async () => void (await paying(named('check in'), pointCalls.signIn, {}, true)),
      async () => {
        const input = { body: { course_id: premiumId } };
        await paying(named('course for points'), courseCalls.redeem, input, true);
      },
      async () => {
        const body = { content_id: quizId, answers: { q1: false }, attempt: attempts + 1 };
        const act = { name: 'quiz', userId, mark: String(attempts + 1) };
        const data = await this.#do(client, act, learningCalls.submitQuiz, { body });
        if (data !== null) attempts = data.attempts_used;
      },
      redeem('reward', rewardId),
      redeem('scarce reward', scarceId),
      async () => {
        const body = { course_id: soldId, currency: 'USD', method: 'bank_transfer' } as const;
        const act = { name: 'order', userId, mark: String(soldId) };
        const order = await this.#do(client, act, checkoutCalls.create, { body });
        if (order === null || this.#random.happens(0.5)) return;
        const { order_id } = order;
        const cancelled = { name: 'cancel order', userId, mark: String(order_id) };
        await this.#do(client, cancelled, checkoutCalls.cancel, { body: { order_id } });
      },
    ];
  }

  #actsOfAdmin({ userId, token }: ScenePerson): (() => Promise<void>)[] {
    const client = this.#clientOf(token);
    const { learners, groupId, courseId, categoryId, premiumId } = this.#scene;
    const made =
      <C extends Call>(name: string, call: C, inputWith: (mark: string) => CallInput<C>) =>
      async () => {
        const mark = randomUUID();
        await this.#do(client, { name, userId, mark }, call, inputWith(mark));
      };
    const titles = (mark: string) => ({ title: mark, title_zh: mark });
    return [
      async () => {
        const reason = randomUUID();
        const { userId: to } = this.#random.pick(learners);
        const input = { params: { id: to }, body: { amount: 5, reason } };
        const act = { name: 'adjustment', userId, mark: reason };
        const done = await this.#do(client, act, pointAdminCalls.adjust, input);
        if (done === null) return;
        await this.#expectSeen('adjustment', userId, async () => {
          const of = { query: { user_id: to } };
          const read = await client.read(pointCalls.history, of);
          return read === null
            ? null
            : read.list.some(({ point_id }) => point_id === done.point_id);
        });
      },
      made('award of a group', groupAdminCalls.award, (reason) => ({
        params: { id: groupId },
        body: { amount: 2, reason },
      })),
      made('message', groupMessageAdminCalls.send, (mark) => ({
        params: { id: groupId },
        body: { subject: mark, subject_zh: mark, text: 'Hello', text_zh: '您好' },
      })),
      made('lesson', lessonAdminCalls.create, (mark) => ({
        body: {
          ...{ course_id: courseId, type: 'text' as const, ...titles(mark), duration: 5 },
          content_data: { html: '<p>A</p>', html_zh: '<p>甲</p>' },
        },
      })),
      made('course', courseAdminCalls.create, (mark) => ({ body: titles(mark) })),
      made('new reward', rewardAdminCalls.createReward, (mark) => ({
        body: {
          ...{ reward_category_id: categoryId, name: mark, name_zh: mark, points_required: 10 },
        },
      })),
      made('captions', mediaAdminCalls.captions, (mark) => ({
        body: { text: 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n', name: `${mark}.vtt` },
      })),
      made('new account', userAdminCalls.create, (mark) => ({
        body: { email: `${mark}@example.com`, name: 'New', password: PASSWORD },
      })),
      made('access', adminAccessCalls.grant, (reason) => ({
        params: { id: premiumId },
        body: { user_ids: [this.#random.pick(learners).userId], reason },
      })),
      async () => {
        const read = await client.read(orderAdminCalls.list, { query: { status: 'pending' } });
        const order = read?.list[0];
        if (!order) return;
        const act = { name: 'confirm order', userId, mark: String(order.order_id) };
        const input = { params: { id: order.order_id }, body: {} };
        await this.#do(client, act, orderAdminCalls.confirm, input);
      },
    ];
  }

  #actsOfGuest(): (() => Promise<void>)[] {
    return [
      async () => {
        const email = `${randomUUID()}@example.com`;
        const act = { name: 'register', userId: 0, mark: email };
        await this.#do(this.#clientOf(null), act, accountCalls.register, {
          body: {
            ...{ email, password: PASSWORD, confirm_password: PASSWORD },
            invitation_code: INVITATION,
          },
        });
      },
    ];
  }
}
