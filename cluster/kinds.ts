import { randomInt, randomUUID } from 'node:crypto';
import type { CallInput } from '#contract/call.ts';
import { courseCalls } from '#contract/courses.ts';
import { mediaAdminCalls } from '#contract/media.ts';
import { pointCalls } from '#contract/points.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { economyAdminCalls } from '#contract/points-economy-admin.ts';
import { ApiError } from '#web/lib/api.ts';
import type { Journal } from './journal.ts';
import { type Client, type Person, register, request } from './people.ts';

/** The people that the requests of a load are made by and about. */
export interface Cast {
  url: string;
  guest: Client;
  admin: Person;
  learner: Person;
  /** Learners who are given points. */
  receivers: readonly number[];
  /** A learner with few points, which several concurrent requests spend. */
  spender: number;
}

/** A person does not see what they have just written. */
export class StaleReadError extends Error {}

const { adjust } = pointAdminCalls;
const { entries } = economyAdminCalls;
type Adjustment = CallInput<typeof adjust>;

/** Its reason is the key under which it is found again. */
const adjustmentOf = (userId: number, amount: number): Adjustment => ({
  params: { id: userId },
  body: { amount, reason: randomUUID() },
});

/** How many requests take points at once, of which only some can succeed. */
const TAKERS = 4;

/**
 * One request of each kind, so that every fault meets each.
 * @returns by name; each throws where the academy did not do what it should
 */
export function kindsOf(cast: Cast, journal: Journal): Record<string, () => Promise<unknown>> {
  const { url, guest, admin, learner, receivers, spender } = cast;
  const write = async (adjustment: Adjustment, as: Client, idempotencyKey?: string) => {
    const { params, body } = adjustment;
    const content = { userId: params.id, amount: body.amount };
    await journal.write(journal.points, body.reason, content, () =>
      as(adjust, idempotencyKey === undefined ? adjustment : { ...adjustment, idempotencyKey }),
    );
  };
  const take = () =>
    write(adjustmentOf(spender, -3), admin.asProgram).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'INSUFFICIENT_POINTS')) throw error;
    });
  const gift = () => adjustmentOf(receivers[randomInt(receivers.length)] ?? 0, randomInt(1, 9));
  return {
    'giving points': () => write(gift(), admin.asProgram),
    'giving points with a key, twice': async () => {
      const [adjustment, key] = [gift(), randomUUID()];
      // Whether the first was done is unknown where it failed; with its key it is done once.
      await write(adjustment, admin.asProgram, key).catch(() => {});
      await write(adjustment, admin.asProgram, key);
    },
    'reading one’s own write': async () => {
      const [adjustment, browser] = [gift(), admin.openBrowser()];
      await write(adjustment, browser);
      const { list } = await browser(entries, { query: { search: adjustment.body.reason } });
      if (list.length !== 1) throw new StaleReadError('one’s own write is not there');
    },
    'taking points at once': async () => {
      await write(adjustmentOf(spender, 4), admin.asProgram);
      await Promise.all(Array.from({ length: TAKERS }, take));
    },
    registering: () => {
      const email = `${randomUUID()}@example.com`;
      return journal.write(journal.accounts, email, null, () => register(guest, email));
    },
    'storing a file': async () => {
      const text = `WEBVTT\n\n00:00.000 --> 00:01.000\n${randomUUID()}\n`;
      const { path } = await admin.asProgram(mediaAdminCalls.captions, { body: { text } });
      journal.files.set(path, { outcome: 'acknowledged', content: text });
    },
    'a guest’s list': () => guest(courseCalls.list, { query: {} }),
    'a guest’s page': async () => {
      const response = await request(`${url}/?lang=zh`);
      if (!response.ok) throw new Error(`status ${response.status} of a page`);
      await response.text();
    },
    'a learner’s session': () =>
      learner.asProgram(pointCalls.balance, { query: { user_id: learner.userId } }),
    'a read from the replica': () => admin.openBrowser()(entries, { query: { user_id: spender } }),
  };
}
