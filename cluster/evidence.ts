import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { queryDatabase } from './database.ts';
import type { Journal } from './journal.ts';

/** What is in the database, the object store and the mailbox, against the journal of the clients. */
export interface Evidence {
  /** Acknowledged, and not there. */
  lost: string[];
  /** Found more often than requested. */
  doubled: string[];
  /** There, but for another account, of another amount, or in part. */
  wrong: string[];
  /** Refused, and there nevertheless. */
  refusedButDone: string[];
  /** Answered by nothing or 503, and there: their clients have to look. */
  unknownButDone: number;
  /** Emails that were sent again since their first sending may have failed, by the same name. */
  sentAgain: number;
}

const TIMEOUT_MS = 10_000;
/** Emails that failed are tried again after a minute. */
const EMAIL_WAIT_MS = 150_000;

export async function findEvidence(
  cluster: Cluster,
  journal: Journal,
  token: string,
): Promise<Evidence> {
  const found: Evidence = {
    ...{ lost: [], doubled: [], wrong: [], refusedButDone: [] },
    ...{ unknownButDone: 0, sentAgain: 0 },
  };
  await comparePoints(cluster, journal, found);
  await compareAccounts(cluster, journal, found);
  await compareFiles(cluster, journal, token, found);
  await compareEmails(cluster, journal, found);
  return found;
}

/** @param count how often it was found */
function compare(
  what: string,
  { outcome, count }: { outcome: string; count: number },
  found: Evidence,
): void {
  if (count > 1) found.doubled.push(`${what}: ${count} times`);
  if (count === 0 && outcome === 'acknowledged') found.lost.push(what);
  if (count > 0 && outcome === 'refused') found.refusedButDone.push(what);
  if (count > 0 && outcome === 'unknown') found.unknownButDone++;
}

async function comparePoints({ database }: Cluster, { points }: Journal, found: Evidence) {
  const rows = await queryDatabase<{ reason: string; user_id: number; amount: number }>(
    database,
    `select reason, entry.user_id,
       case when receiver.user_id is null then -amount else amount end as amount
     from point_entries entry join point_accounts receiver on receiver.account_id = to_account_id
     where reason = any($1)`,
    [[...points.keys()]],
  );
  const byReason = Map.groupBy(rows, ({ reason }) => reason);
  for (const [reason, { outcome, content }] of points) {
    const entries = byReason.get(reason) ?? [];
    compare(`points ${reason}`, { outcome, count: entries.length }, found);
    for (const { user_id, amount } of entries) {
      if (user_id !== content.userId || amount !== content.amount) {
        const { userId, amount: asked } = content;
        found.wrong.push(`points ${reason}: ${amount} for ${user_id}, not ${asked} for ${userId}`);
      }
    }
  }
}

async function compareAccounts({ database }: Cluster, { accounts }: Journal, found: Evidence) {
  const rows = await queryDatabase<{ email: string; count: number }>(
    database,
    'select email, count(*)::integer as count from users where email = any($1) group by email',
    [[...accounts.keys()]],
  );
  const counts = new Map(rows.map(({ email, count }) => [email, count]));
  for (const [email, { outcome }] of accounts) {
    compare(`account ${email}`, { outcome, count: counts.get(email) ?? 0 }, found);
  }
}

async function compareFiles(
  { url }: Cluster,
  { files }: Journal,
  token: string,
  found: Evidence,
): Promise<void> {
  for (const [file, { content }] of files) {
    const response = await fetch(`${url}${file}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (!response.ok) found.lost.push(`file ${file}: status ${response.status}`);
    else if (text !== content) found.wrong.push(`file ${file}: ${text.length} characters`);
  }
}

/** The names of the emails to each address. */
function readMailbox(folder: string): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const file of fs.readdirSync(folder)) {
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    const to = /^X-RcptTo: (\S+)/im.exec(text)?.[1] ?? /^To: (\S+)/im.exec(text)?.[1] ?? '';
    const name = /^Message-ID:\s*(\S+)/im.exec(text)?.[1] ?? file;
    names.set(to, [...(names.get(to) ?? []), name]);
  }
  return names;
}

/**
 * An address gets one email. Where the delivery of the first is unknown, it may get a copy with the same
 * `Message-ID`, which mail programs show once: copies are counted.
 */
async function compareEmails({ mailFolder }: Cluster, { accounts }: Journal, found: Evidence) {
  const folder = path.join(mailFolder, 'new');
  const due = [...accounts].filter(([, { outcome }]) => outcome === 'acknowledged');
  const end = Date.now() + EMAIL_WAIT_MS;
  let mailbox = readMailbox(folder);
  while (due.some(([email]) => !mailbox.has(email)) && Date.now() < end) {
    await wait(1000);
    mailbox = readMailbox(folder);
  }
  for (const [email] of due) if (!mailbox.has(email)) found.lost.push(`email to ${email}`);
  for (const [email, { outcome }] of accounts) {
    const names = mailbox.get(email) ?? [];
    if (new Set(names).size > 1) found.doubled.push(`email to ${email}: ${names.length} times`);
    else found.sentAgain += Math.max(0, names.length - 1);
    if (outcome === 'refused' && names.length > 0) found.refusedButDone.push(`email to ${email}`);
  }
}

/** The number of scans of the ledger on the replica; 0 while no replica runs. */
export async function countReplicaReads({ database }: Cluster): Promise<number> {
  try {
    const [row] = await queryDatabase<{ scans: string }>(
      { url: database.readUrl },
      "select seq_scan + coalesce(idx_scan, 0) as scans from pg_stat_user_tables where relname = 'point_entries'",
    );
    return Number(row?.scans ?? 0);
  } catch {
    return 0;
  }
}
