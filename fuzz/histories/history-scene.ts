import { inTransaction } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import {
  hashPassword,
  insertOwnInvitation,
  insertUser,
  openSession,
} from '#server/features/accounts/index.ts';
import { adjustPoints, createPointAccounts } from '#server/features/points/index.ts';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import { setPaymentSettings } from '#server/testing/payment-settings.ts';

const LEARNERS = 20;
const ADMINS = 3;
/** What each learner begins with: enough for some of what they try to buy. */
const POINTS = 1_000;

/** How often the scarce things can be had. */
export const SCARCE = { reward: 3, invitation: 7 } as const;
export const INVITATION = 'HISTORY7';
export const PASSWORD = 'a-good-password-of-history';

/** A user of the run, logged in. */
export interface ScenePerson {
  userId: number;
  token: string;
}

/** Whom and what the run is about. */
export interface Scene {
  learners: readonly ScenePerson[];
  admins: readonly ScenePerson[];
  teacherId: number;
  /** Learners of the group that is awarded points. */
  groupId: number;
  courseId: number;
  premiumId: number;
  soldId: number;
  quizId: number;
  rewardId: number;
  scarceId: number;
  categoryId: number;
}

async function addPerson(
  dependencies: Dependencies,
  passwordHash: string,
  { name, role }: { name: string; role: 'student' | 'admin' },
): Promise<ScenePerson> {
  const now = new Date();
  const userId = await inTransaction(dependencies.database.db, async (tx) => {
    const email = `${name}@history.example.com`;
    const user = await insertUser(tx, {
      ...{ email, passwordHash, name, language: 'en', role, now, emailVerifiedAt: now },
      adminRole: role === 'admin' ? 'owner' : undefined,
    });
    await createPointAccounts(tx, user.user_id);
    await insertOwnInvitation(tx, user.user_id);
    if (role === 'student') {
      await adjustPoints(tx, {
        ...{ userId: user.user_id, amount: POINTS, reason: 'to begin with' },
        ...{ actorUserId: null, idempotencyKey: 'history', now },
      });
    }
    return user.user_id;
  });
  const session = { userId, rememberMe: true, userAgent: '' };
  return { userId, token: await openSession(dependencies, session) };
}

async function addReward(
  { database: { db } }: Dependencies,
  reward: { reward_category_id: number; points_required: number; available_stock: number | null },
): Promise<number> {
  const { reward_id } = await db
    .insertInto('rewards')
    .values({ ...reward, name: 'A voucher', name_zh: '礼券', status: 'active' })
    .returning('reward_id')
    .executeTakeFirstOrThrow();
  return reward_id;
}

/** Adds the people and the things of a run to a fresh academy. */
export async function addScene(dependencies: Dependencies): Promise<Scene> {
  const { db } = dependencies.database;
  await setPaymentSettings(db);
  const passwordHash = await hashPassword(PASSWORD);
  const many = async (count: number, role: 'student' | 'admin') => {
    const people: ScenePerson[] = [];
    for (let index = 0; index < count; index++) {
      people.push(await addPerson(dependencies, passwordHash, { name: `${role}-${index}`, role }));
    }
    return people;
  };
  const learners = await many(LEARNERS, 'student');
  const admins = await many(ADMINS, 'admin');
  // Staff prove themselves again before dangerous calls.
  const proved_at = new Date();
  await db.updateTable('sessions').set({ proved_at }).execute();
  const { teacher_id: teacherId } = await db
    .selectFrom('teachers')
    .select('teacher_id')
    .where('archived_at', 'is', null)
    .orderBy('teacher_id')
    .executeTakeFirstOrThrow();
  const { group_id: groupId } = await db
    .insertInto('learner_groups')
    .values({ name: 'History', created_at: proved_at })
    .returning('group_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('group_members')
    .values(
      learners.slice(0, 5).map(({ userId: user_id }) => ({
        ...{ group_id: groupId, user_id, source: 'list', added_at: proved_at },
        added_by: admins[0]?.userId ?? null,
      })),
    )
    .execute();
  await db
    .insertInto('invitation_codes')
    .values({ code: INVITATION, max_uses: SCARCE.invitation })
    .execute();
  const { reward_category_id: categoryId } = await db
    .insertInto('reward_categories')
    .values({ kind: 'other', name: 'Vouchers', name_zh: '礼券' })
    .returning('reward_category_id')
    .executeTakeFirstOrThrow();
  const category = { reward_category_id: categoryId };
  const courseId = await addCourse(db);
  return {
    ...{ learners, admins, teacherId, groupId, courseId, categoryId },
    premiumId: await addCourse(db, { points_required: 150 }),
    soldId: await addCourse(db, { price_usd: 40 }),
    quizId: await addLesson(db, courseId, { type: 'quiz', data: quizWithoutLimit }),
    rewardId: await addReward(dependencies, {
      ...category,
      points_required: 60,
      available_stock: null,
    }),
    scarceId: await addReward(dependencies, {
      ...category,
      points_required: 40,
      available_stock: SCARCE.reward,
    }),
  };
}

const quizWithoutLimit = {
  pass_mark: 100,
  max_attempts: 0,
  questions: [
    {
      ...{ id: 'q1', type: 'true_false', options: [], answer: true },
      ...{ question: 'Prices rise.', question_zh: '物价会上涨。' },
      ...{ explanation: 'Mostly.', explanation_zh: '多半如此。' },
    },
  ],
};
