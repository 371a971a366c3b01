import { setImmediate } from 'node:timers/promises';
import { inTransaction, type Tx } from '#database/open.ts';
import { analyze } from '#database/statistics.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { createPointAccountsOfMany } from '#server/features/points/index.ts';
import { assertNoVirus, readWhenConsumed, type StagedUpload } from '#server/files/index.ts';
import { assertMayManage } from './assert-may-manage.ts';
import {
  countFates,
  countRoles,
  type DecidedLine,
  readLine,
  withTaken,
} from './import-people.rules.ts';
import { insertPeople, waitForOtherImports } from './import-people.store.ts';
import { insertOwnInvitations } from './own-invitation.store.ts';
import { findTakenEmails } from './people.queries.ts';
import { readPeopleFile } from './read-people-file.ts';
import { requestWelcomeEmails } from './welcome-email-job.ts';

/** People in one statement. */
const BATCH = 2000;
/** From so many new people on the query planner's statistics are out of date. */
const MANY_PEOPLE = 1000;
/** Lines after which other requests get a turn. */
const TURN = 5000;

interface Import {
  upload: StagedUpload;
  dryRun: boolean;
  sendEmails: boolean;
}

/** The outcome of an import. */
export interface ImportOutcome {
  file: Awaited<ReturnType<typeof readPeopleFile>>;
  lines: DecidedLine[];
  dryRun: boolean;
  sendEmails: boolean;
}

/**
 * Makes accounts from the lines of a file, in one transaction: all that can be made, or none.
 * Nobody gets a password, so nothing has to be hashed; they set it by an email or by “forgot
 * password”. Existing people stay as they are, so a second run creates none.
 * @throws AppError FORBIDDEN, see `assertMayManage`; VALIDATION_FAILED, UNSUPPORTED_MEDIA_TYPE,
 *   VIRUS_FOUND for the file as a whole
 */
export async function importUsers(
  dependencies: Dependencies,
  admin: CurrentUser,
  { upload, dryRun, sendEmails }: Import,
): Promise<ImportOutcome> {
  await assertNoVirus(dependencies, () => readWhenConsumed(upload.path));
  const file = await readPeopleFile(upload);
  const seen = new Set<string>();
  const read: DecidedLine[] = [];
  for (const line of file.lines) {
    read.push(readLine(line, file.columns, seen));
    if (read.length % TURN === 0) await setImmediate();
  }
  assertMayManage(admin, ...read.map(({ fate, role }) => (fate === 'create' ? role : undefined)));
  const emails = [...seen];
  const lines = dryRun
    ? withTaken(read, await findTakenEmails(dependencies.database.db, emails))
    : await inTransaction(dependencies.database.db, async (tx) => {
        await waitForOtherImports(tx);
        const at = dependencies.now();
        const wanted = withTaken(read, await findTakenEmails(tx, emails));
        const { lines, userIds } = await createPeople(tx, wanted, at);
        if (sendEmails) await requestWelcomeEmails(tx, userIds, at);
        const counts = countFates(lines);
        if (counts.create === 0) return lines;
        await recordAudit(tx, admin, {
          action: 'user.import',
          entity: 'user_import',
          entityId: upload.name.slice(0, 200),
          after: { created: counts.create, roles: countRoles(lines), letters: sendEmails },
          now: at,
        });
        if (counts.create >= MANY_PEOPLE) {
          await analyze(tx, ['users', 'point_accounts', 'invitation_codes']);
        }
        return lines;
      });
  return { file, lines, dryRun, sendEmails };
}

/** @returns the lines with their final outcomes, and the ids of the new people */
async function createPeople(tx: Tx, lines: DecidedLine[], at: Date) {
  const wanted = lines.filter((line) => line.fate === 'create');
  const created = new Set<string>();
  const userIds: number[] = [];
  for (let from = 0; from < wanted.length; from += BATCH) {
    const people = wanted
      .slice(from, from + BATCH)
      .map(({ email, name, role, language }) => ({ email, name, role, language }));
    const rows = await insertPeople(tx, people, at);
    const ids = rows.map((row) => row.user_id);
    await createPointAccountsOfMany(tx, ids);
    await insertOwnInvitations(tx, ids, at);
    for (const row of rows) created.add(row.email);
    userIds.push(...ids);
  }
  // Somebody may have registered since the emails were looked up.
  const last = lines.map(
    (line): DecidedLine =>
      line.fate === 'create' && !created.has(line.email) ? { ...line, fate: 'exists' } : line,
  );
  return { lines: last, userIds };
}
