import { runExclusively } from '#database/exclusive-task.ts';
import { inTransaction, type Tx } from '#database/open.ts';
import { analyze } from '#database/statistics.ts';
import { demoLearnerNames } from '#demo/texts/index.ts';
import { buildApp } from '#server/app.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { hashPassword, insertOwnInvitation, insertUser } from '#server/features/accounts/index.ts';
import { createPointAccounts } from '#server/features/points/index.ts';
import { answerReviews } from './answer-reviews.ts';
import { isDemoWanted } from './demo.rules.ts';
import { demoAccounts } from './demo-accounts.ts';
import { loadCatalogue } from './load-catalogue.ts';
import {
  type DemoContext,
  type DemoPerson,
  processRedemptions,
  seedRules,
  simulateLearner,
} from './load-history.ts';
import { loadInvitations } from './load-invitations.ts';
import { recordPayments } from './record-payments.ts';
import { createSeededRandom } from './seeded-random.ts';
import { submitAssignments } from './submit-assignments.ts';

const LEARNERS = 40;
/** Everybody verifies their address soon after joining. */
const VERIFIED_AFTER_MS = 20 * 60 * 1000;
/** How many days ago the first learner joined. */
const OLDEST_JOIN_DAYS = 150;

async function addPerson(
  tx: Tx,
  person: {
    email: string;
    name: string;
    passwordHash: string;
    role: 'admin' | 'teacher' | 'student';
  },
  language: 'zh' | 'en',
  createdAt: Date,
): Promise<number> {
  const { user_id } = await insertUser(tx, {
    ...person,
    language,
    now: createdAt,
    emailVerifiedAt: new Date(createdAt.getTime() + VERIFIED_AFTER_MS),
  });
  await createPointAccounts(tx, user_id);
  await insertOwnInvitation(tx, user_id);
  return user_id;
}

async function load(tx: Tx, dependencies: Dependencies): Promise<void> {
  const present = dependencies.now();
  const clock = { now: present };
  const daysAgo = (days: number) => new Date(present.getTime() - days * 24 * 60 * 60 * 1000);
  const catalogue = await loadCatalogue(tx, present);

  const people: DemoPerson[] = [];
  for (const account of demoAccounts) {
    const passwordHash = await hashPassword(account.password);
    const userId = await addPerson(tx, { ...account, passwordHash }, 'zh', daysAgo(160));
    people.push({ userId, name: account.name, language: 'zh', joined: 40, diligence: 0.85 });
  }
  const [admin, teacher, student] = people;
  if (!admin || !teacher || !student) throw new Error('the demo accounts were not made');
  await tx
    .updateTable('teachers')
    .set({ user_id: teacher.userId })
    .where('teacher_id', '=', catalogue.teacherIds[0] ?? 0)
    .execute();

  // Nobody knows the demo learners' password; they share one hash, as hashing is slow.
  const passwordHash = await hashPassword(crypto.randomUUID());
  const random = createSeededRandom(2020_02_08);
  const learners: DemoPerson[] = [student];
  for (const [index, name] of demoLearnerNames.slice(0, LEARNERS).entries()) {
    const language = /\p{Script=Han}/u.test(name) ? 'zh' : 'en';
    // More people join in later months: a curve that a growing academy shows.
    const joined = Math.round(OLDEST_JOIN_DAYS * (1 - Math.sqrt(random.next())));
    const email = `learner${index + 1}@example.com`;
    const userId = await addPerson(
      tx,
      { email, name, passwordHash, role: 'student' },
      language,
      daysAgo(joined),
    );
    const diligence = 0.08 + 0.3 * random.next() ** 2;
    learners.push({ userId, name, language, joined, diligence });
  }

  await loadInvitations(tx, learners, present);

  const app = await buildApp({
    ...dependencies,
    settings: { ...dependencies.settings, rateLimit: false, logLevel: 'error' },
    database: { ...dependencies.database, db: tx },
    // Nobody gets emails about a past that is made up.
    mailer: { send: async () => {} },
    now: () => clock.now,
  });
  const stage: DemoContext = {
    app,
    catalogue,
    present,
    setClock: (at) => {
      clock.now = at;
    },
    passTime: (minutes) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
  };
  await seedRules(stage, admin, daysAgo(OLDEST_JOIN_DAYS + 5));
  for (const [index, learner] of learners.entries())
    await simulateLearner(stage, learner, index + 1);
  // The demo's own student has every assignment still to do.
  await submitAssignments(stage, { learners: learners.slice(1), teacher, admin });
  await answerReviews(stage, { teacher, admin });
  await processRedemptions(stage, admin);
  await recordPayments(stage, { admin, learners });
  await app.close();
  await tx.deleteFrom('sessions').execute();
  await tx.deleteFrom('jobs').execute();
  await tx.updateTable('site_settings').set({ holds_demo_data: true }).execute();
}

/**
 * Fills an empty academy with the demo one, in one transaction: all of it or nothing. Processes
 * that start together load it once.
 * @param asked whatever the settings say
 * @returns whether it was loaded
 */
export async function loadDemoIfEmpty(
  dependencies: Dependencies,
  say: (line: string) => void,
  { asked = false } = {},
): Promise<boolean> {
  const { database, settings } = dependencies;
  if (!isDemoWanted(settings, asked)) return false;
  return runExclusively(database, 'demo', async () => {
    const anybody = await database.db.selectFrom('users').select('user_id').limit(1).execute();
    if (anybody.length > 0) return false;
    say('Loading the demo academy (courses, teachers, rewards, half a year of learners) …');
    await inTransaction(database.db, (tx) => load(tx, dependencies));
    await analyze(database.db);
    return true;
  });
}
