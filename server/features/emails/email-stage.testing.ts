import type { Locale } from '#domain/locale.ts';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import { setPaymentSettings } from '#server/testing/payment-settings.ts';
import type { TestAcademy, TestPerson } from '#server/testing/test-academy.ts';
import { openSession } from '../accounts/index.ts';
import { newCodes, uploadCodes } from '../rewards/codes/codes.testing.ts';
import { addReward } from '../rewards/rewards.testing.ts';

/** An academy with everything that the causes of emails need. */
export interface EmailStage {
  academy: TestAcademy;
  admin: TestPerson;
  courseId: number;
  lessonId: number;
  /** One of each sort, for 100 points. */
  rewards: Record<'parcel' | 'plain' | 'code' | 'discount' | 'consultation', number>;
}

export async function openEmailStage(academy: TestAcademy): Promise<EmailStage> {
  const admin = await academy.addAdmin({ name: 'Ms Chen' });
  await setPaymentSettings(academy.db);
  const titles = { title: 'Bonds for Beginners', title_zh: '债券入门' };
  const courseId = await addCourse(academy.db, { ...titles, price_sgd: 49.9 });
  const lessonId = await addLesson(academy.db, courseId, { type: 'assignment' });
  const add = async (fields: Parameters<typeof addReward>[2]) =>
    (await addReward(academy, admin, fields)).reward_id;
  const code = await add({ kind: 'other', delivers_code: true });
  await uploadCodes(academy, admin, code, newCodes(20));
  const rewards = {
    parcel: await add({ name: 'Reading Lamp', name_zh: '阅读灯' }),
    plain: await add({ kind: 'course_access' }),
    code,
    discount: await add({ kind: 'discount' }),
    consultation: await add({ kind: 'consultation' }),
  };
  return { academy, admin, courseId, lessonId, rewards };
}

/** A learner who can cause an email of any kind. */
export const newReader = ({ academy }: EmailStage, language: Locale) =>
  academy.addLearner({ language, points: 10_000, name: language === 'zh' ? '林美芳' : 'May Lim' });

let made = 0;
/** A number that is used once. */
export const nextNumber = () => ++made;

/**
 * Logs a person in again: these tests move the clock past the end of sessions and
 * reauthentications.
 */
export const loggedIn = async ({ app }: TestAcademy, person: TestPerson): Promise<TestPerson> => {
  const session = { userId: person.userId, rememberMe: false, userAgent: '' };
  return { ...person, token: await openSession(app.dependencies, session) };
};

/**
 * Causes an email of a kind to a person, again with each call.
 * @returns the address that it goes to, where it is not the person's
 */
export type EmailCause = (stage: EmailStage, person: TestPerson) => Promise<unknown>;
