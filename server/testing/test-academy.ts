import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { accountCalls, type Role } from '#contract/accounts.ts';
import type { Call, CallData, CallInput } from '#contract/call.ts';
import { callPath } from '#contract/call-path.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { type AcademyDatabase, inTransaction } from '#database/open.ts';
import type { Locale } from '#domain/locale.ts';
import type { AdminRole } from '#domain/permissions.ts';
import { type AppOptions, buildApp } from '#server/app.ts';
import {
  hashPassword,
  insertOwnInvitation,
  insertUser,
  openSession,
} from '#server/features/accounts/index.ts';
import { adjustPoints, checkLedger, createPointAccounts } from '#server/features/points/index.ts';
import { jobRunnerOf } from '#server/jobs/job-kinds.ts';
import { runDueJobs } from '#server/lib/queue/run-jobs.ts';
import type { Email } from '#server/mail/mailer.ts';
import type { Settings } from '#server/settings.ts';
import { expectAuditIsNamed } from './audit-lines.ts';
import {
  type AnyInput,
  type CallOptions,
  type CallResult,
  encodeBody,
  type TestPerson,
} from './test-call.ts';
import { createTestDependencies } from './test-dependencies.ts';

interface NewTestPerson {
  role?: Role;
  /** Of an admin; absent: an owner. */
  adminRole?: AdminRole;
  name?: string;
  points?: number;
  language?: Locale;
  /** false: the address is not verified. */
  verified?: boolean;
}

export type { AnyInput, CallOptions, CallResult, TestFile, TestPerson } from './test-call.ts';

/** Everybody's, so that creating fifty people does not hash fifty passwords. */
const PASSWORD = 'a-good-password';
let passwordHash: Promise<string> | undefined;

let people = 0;

/** A whole academy for API tests: a database of its own, a settable clock, emails in memory. */
export class TestAcademy {
  readonly app: FastifyInstance;
  readonly database: AcademyDatabase;
  /** Every email that was sent, the oldest first. */
  readonly emails: Email[];
  readonly #clock: { now: Date };
  #holdsJobs = false;

  constructor(
    app: FastifyInstance,
    database: AcademyDatabase,
    emails: Email[],
    clock: { now: Date },
  ) {
    this.app = app;
    this.database = database;
    this.emails = emails;
    this.#clock = clock;
  }

  get db() {
    return this.database.db;
  }

  get now(): Date {
    return this.#clock.now;
  }

  setClock(now: Date | string): void {
    this.#clock.now = new Date(now);
  }

  advanceMinutes(minutes: number): void {
    this.setClock(new Date(this.now.getTime() + minutes * 60_000));
  }

  /** The same time on the next day, on which these people have logged in again. */
  async nextDay(...people: TestPerson[]): Promise<void> {
    this.advanceMinutes(24 * 60);
    for (const person of people) {
      const session = { userId: person.userId, rememberMe: false, userAgent: '' };
      person.token = await openSession(this.app.dependencies, session);
    }
  }

  /** Marks each session of this person as reauthenticated now. */
  async proveAgain({ userId }: TestPerson): Promise<void> {
    await this.db
      .updateTable('sessions')
      .set({ proved_at: this.now })
      .where('user_id', '=', userId)
      .execute();
  }

  /** Makes a call of the contract through the whole server. */
  call<C extends Call>(call: C, input: CallInput<C>, options: CallOptions = {}) {
    return this.#send<CallData<C>>(call, input as AnyInput, options);
  }

  /** Makes a call with any input, to see it refused. */
  callWith<C extends Call>(call: C, input: AnyInput, options: CallOptions = {}) {
    return this.#send<CallData<C>>(call, input, options);
  }

  /**
   * Does not use the web's API client: tests also send what that client never would. A call that
   * takes an `Idempotency-Key` is sent with one, and once it has succeeded a second time: the answer
   * is the first one.
   */
  async #send<Data>(call: Call, input: AnyInput, options: CallOptions): Promise<CallResult<Data>> {
    const { params = {}, query = {}, body } = input;
    const hasBody = call.method !== 'GET' && (call.method !== 'DELETE' || call.body !== undefined);
    const { type, payload } = await encodeBody(body, options);
    const request = {
      method: call.method,
      url: callPath(call, params),
      query: Object.fromEntries(
        Object.entries(query)
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => [name, String(value)]),
      ),
      headers: {
        ...(hasBody ? { 'content-type': type } : {}),
        ...(options.as ? { authorization: `Bearer ${options.as.token}` } : {}),
        ...(options.locale ? { 'accept-language': options.locale } : {}),
        ...(call.takesIdempotencyKey ? { 'idempotency-key': randomUUID() } : {}),
        ...options.headers,
      },
      ...(hasBody ? { payload } : {}),
    };
    const response = await this.app.inject(request);
    await this.runJobsUnlessHeld();
    const envelope = response.json() as Record<string, unknown>;
    // Registering again opens another session, in `repeated-registration.api.test.ts`.
    const { once = false } = options;
    const answersAlike = call.takesIdempotencyKey && call.access !== 'guest' && !once;
    if (answersAlike && response.statusCode === 200) {
      const repeated = await this.app.inject(request);
      expect(repeated.json(), `${call.name} is repeatable by its key`).toEqual(envelope);
    }
    return {
      status: response.statusCode,
      data: envelope.data as Data,
      msg: envelope.msg as string,
      error: envelope.error as ErrorCode | undefined,
      fields: envelope.fields as Record<string, string> | undefined,
      envelope,
      headers: response.headers,
    };
  }

  /**
   * @param holds jobs wait until `runJobs`; else the due ones run after each call, as when served
   */
  holdJobs(holds: boolean): void {
    this.#holdsJobs = holds;
  }

  /** Runs after each request, also those that a test makes itself. */
  async runJobsUnlessHeld(): Promise<void> {
    if (!this.#holdsJobs) await this.runJobs();
  }

  /** Runs the due jobs. @returns how many it has taken */
  runJobs(): Promise<number> {
    return runDueJobs(jobRunnerOf(this.app.dependencies, { onFailure: () => {} }));
  }

  /** Adds a person with point accounts, and logs them in. */
  async addPerson(person: NewTestPerson = {}): Promise<TestPerson> {
    const { role = 'student', points = 0, language = 'zh', verified = true } = person;
    passwordHash ??= hashPassword(PASSWORD);
    const hash = await passwordHash;
    const number = ++people;
    const email = `${role}-${number}@example.com`;
    const name = person.name ?? `${role} ${number}`;
    const userId = await inTransaction(this.db, async (tx) => {
      const user = await insertUser(tx, {
        email,
        passwordHash: hash,
        name,
        language,
        role,
        adminRole: person.adminRole,
        now: this.now,
        ...(verified ? { emailVerifiedAt: this.now } : {}),
      });
      await createPointAccounts(tx, user.user_id);
      await insertOwnInvitation(tx, user.user_id);
      return user.user_id;
    });
    if (points > 0) await this.givePoints(userId, points);
    const token = await openSession(this.app.dependencies, {
      userId,
      rememberMe: false,
      userAgent: '',
    });
    return { userId, email, name, password: PASSWORD, token };
  }

  addLearner(person: Omit<NewTestPerson, 'role'> = {}) {
    return this.addPerson({ ...person, role: 'student' });
  }

  addAdmin(person: Omit<NewTestPerson, 'role' | 'points'> = {}) {
    return this.addPerson({ ...person, role: 'admin' });
  }

  /** Opens a session. @returns its token */
  async logIn(email: string, password = PASSWORD): Promise<string> {
    const { status, data, msg } = await this.call(accountCalls.login, {
      body: { email, password },
    });
    if (status !== 200) throw new Error(`logging in ${email} failed: ${msg}`);
    return data.token;
  }

  /** Marks the address of somebody who registered as verified. */
  async markVerified(userId: number): Promise<void> {
    await this.db
      .updateTable('users')
      .set({ email_verified_at: this.now })
      .where('user_id', '=', userId)
      .execute();
  }

  /** Adds points by an adjustment; they never expire. */
  async givePoints(userId: number, amount: number): Promise<void> {
    await inTransaction(this.db, (tx) =>
      adjustPoints(tx, {
        userId,
        amount,
        reason: 'for a test',
        actorUserId: null,
        idempotencyKey: randomUUID(),
        now: this.now,
      }),
    );
  }

  /** @throws when an invariant of the ledger is violated */
  async assertLedgerIsSound(): Promise<void> {
    const { ok, invariants } = await checkLedger(this.db, this.now);
    const broken = invariants.filter((invariant) => !invariant.ok);
    if (!ok) throw new Error(`the ledger is broken: ${JSON.stringify(broken)}`);
  }

  async close(): Promise<void> {
    try {
      // Every test of a call that is audited also tests the names in the audit.
      await expectAuditIsNamed(this.db);
    } finally {
      await this.app.close();
      await this.database.close();
      fs.rmSync(this.app.dependencies.settings.dataDir, { recursive: true, force: true });
    }
  }
}

/**
 * Opens an empty academy; close it when done. Rate limits are off unless the settings turn them on.
 * @param options as for the process itself: the destination of the log, the page handler
 */
export async function createTestAcademy(
  settings: Partial<Settings> = {},
  options: AppOptions = {},
): Promise<TestAcademy> {
  const { dependencies, emails, clock } = await createTestDependencies(settings);
  const app = await buildApp(dependencies, options);
  await app.ready();
  return new TestAcademy(app, dependencies.database, emails, clock);
}
