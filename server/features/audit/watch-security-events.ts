import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { foldText } from '#contract/text.ts';
import { MINUTE_MS } from '#domain/units.ts';
import { isProofDue } from '#server/auth/recent-proof.ts';
import { hashToken } from '#server/auth/token.ts';
import { createAfterResponse } from '#server/http/after-response.ts';
import { deriveKey } from '#server/lib/server-secret.ts';
import { findRole, findUserIdOfEmail, findUserIdOfReset } from './audit.queries.ts';
import { auditEvent, auditEventOncePer } from './audit-event.ts';
import { exportOf } from './audit-exports.ts';
import {
  decideSecurityEvent,
  type EventInResponse,
  EventLimiter,
  type SecurityEventKind,
  usedRecoveryCode,
} from './security-events.rules.ts';

/** An account that is under attack all day gets one line an hour in the audit. */
const LOCK_OUT_LINE_MINUTES = 60;
/** What people do themselves, however often they repeat it. */
const OWN_LINE_MINUTES = 1;
/** Long enough to tell two unknown emails apart, too short to find one by trying. */
const EMAIL_HASH_LENGTH = 16;

declare module 'fastify' {
  interface FastifyRequest {
    /** The role of the person that an admin is changing, before the change. */
    roleBefore: string | null;
    /** The person of a successful response, where only the response names them. */
    answeredUserId: number | null;
    /** An event that only the body of the response tells. */
    answeredEvent: EventInResponse | null;
  }
}

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const callOf = (request: FastifyRequest) => request.routeOptions.config?.call;

/** Ids are PostgreSQL integers; a larger number is no id. */
const MAX_ID = 2_147_483_647;

/** The id of a person in parameters, query or body. */
function idIn(...values: unknown[]): number | null {
  const id = values
    .map(Number)
    .find((value) => Number.isInteger(value) && value > 0 && value <= MAX_ID);
  return id ?? null;
}

/** The person whom a call is about: an admin's call, or a statement. */
function namedUserId(request: FastifyRequest): number | null {
  const isAboutPerson = callOf(request)?.name.startsWith('admin.users.') ?? false;
  const { id } = fieldsOf(request.params);
  return idIn(isAboutPerson ? id : undefined, fieldsOf(request.query).user_id);
}

const exportIn = (request: FastifyRequest) =>
  exportOf(callOf(request), request.currentUser?.userId, namedUserId(request));

/** Calls whose response alone names the person. */
const answersWithPerson = new Set([
  'accounts.login',
  'secondFactor.logIn',
  'passkeys.logIn',
  'accounts.register',
  'oidc.finish',
  'oidc.register',
  'admin.users.create',
]);

function personIn(payload: unknown): number | null {
  if (typeof payload !== 'string') return null;
  const { data } = fieldsOf(JSON.parse(payload));
  const { user, session, user_id } = fieldsOf(data);
  return idIn(fieldsOf(user).user_id, fieldsOf(fieldsOf(session).user).user_id, user_id);
}

/** A right password without the second step, a taken address, or an identity that was linked. */
function eventIn(payload: unknown): EventInResponse | null {
  if (typeof payload !== 'string') return null;
  const { error, data } = fieldsOf(JSON.parse(payload));
  if (error === 'CODE_REQUIRED') return 'second_step_due';
  if (error === 'EMAIL_TAKEN') return 'address_disclosed';
  return fieldsOf(data).is_linked === true ? 'identity_linked' : null;
}

/** Calls whose events their body tells. */
const readForEvents = new Set([
  'accounts.login',
  'accounts.register',
  'oidc.finish',
  'oidc.register',
]);

/**
 * Whom an event is about: an id or, for an email without an account, its keyed hash. What was typed
 * is never written: people type their password into the wrong field.
 */
async function subjectOf(request: FastifyRequest): Promise<Fields> {
  const { db } = request.server.dependencies.database;
  const { email, token } = fieldsOf(request.body);
  const known = request.answeredUserId ?? namedUserId(request);
  if (known !== null) return { subject_id: known };
  if (callOf(request)?.name === 'accounts.resetPassword' && typeof token === 'string') {
    const userId = await findUserIdOfReset(db, hashToken(token));
    return userId === null ? {} : { subject_id: userId };
  }
  if (request.currentUser !== null || typeof email !== 'string' || email === '') return {};
  // As the contract reads an email; longer ones belong to nobody.
  const typed = foldText(email.slice(0, 254)).trim().toLowerCase();
  const userId = typed.includes('\0') ? null : await findUserIdOfEmail(db, typed);
  if (userId !== null) return { subject_id: userId };
  const key = await deriveKey(db, 'log-subjects');
  const hash = createHmac('sha256', key).update(typed).digest('hex');
  return { email_hash: hash.slice(0, EMAIL_HASH_LENGTH) };
}

/**
 * What the audit stores of an event; most events are for the log alone, or audited by their
 * command.
 */
async function audit(
  request: FastifyRequest,
  kind: SecurityEventKind,
  subjectId: number | null,
): Promise<void> {
  const { database, now } = request.server.dependencies;
  if (subjectId === null) return;
  const about = { entity: 'user', entityId: subjectId, now: now() } as const;
  const own = { ...about, actorUserId: subjectId };
  switch (kind) {
    case 'password_changed':
      return auditEventOncePer(OWN_LINE_MINUTES, database.db, {
        ...own,
        action: 'user.change_password',
      });
    case 'reset_used':
      return auditEventOncePer(OWN_LINE_MINUTES, database.db, {
        ...own,
        action: 'user.reset_password',
      });
    case 'virus_found':
      return auditEventOncePer(OWN_LINE_MINUTES, database.db, {
        ...own,
        action: 'user.upload_virus',
      });
    case 'login_limited':
      return auditEventOncePer(LOCK_OUT_LINE_MINUTES, database.db, {
        ...about,
        action: 'user.lock_out',
        actorUserId: null,
      });
  }
}

/** Writes one event: to the log, and to the audit what belongs there. */
async function recordEvent(request: FastifyRequest, kind: SecurityEventKind, status: number) {
  const { currentUser, roleBefore } = request;
  const subject = await subjectOf(request);
  const { role } = fieldsOf(request.body);
  request.log.warn(
    {
      security_event: kind,
      // The caller's id is on every log line of the request.
      ...(currentUser === null ? {} : { role: currentUser.role }),
      ...subject,
      ...(kind === 'role_changed' ? { role_before: roleBefore, role_after: role } : {}),
      ...(kind === 'export_taken' ? { export: exportIn(request) } : {}),
      call: callOf(request)?.name ?? request.routeOptions.url,
      status,
      ip: request.ip,
    },
    `security event: ${kind}`,
  );
  const subjectId = 'subject_id' in subject ? Number(subject.subject_id) : currentUser?.userId;
  await audit(request, kind, subjectId ?? null);
}

/** What is noted of a request before its response, because it cannot be read afterwards. */
function addNotes(app: FastifyInstance): void {
  app.decorateRequest('roleBefore', null);
  app.decorateRequest('answeredUserId', null);
  app.decorateRequest('answeredEvent', null);
  app.addHook('onRequest', async (request, reply) => {
    if (request.currentUser === null) return;
    // Every log line of this request has the caller's id.
    const log = request.log.child({ user_id: request.currentUser.userId });
    request.log = log;
    reply.log = log;
  });
  app.addHook('preHandler', async (request) => {
    if (callOf(request)?.name !== 'admin.users.update') return;
    const id = namedUserId(request);
    if (id !== null) request.roleBefore = await findRole(app.dependencies.database.db, id);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const name = callOf(request)?.name ?? '';
    if (readForEvents.has(name)) request.answeredEvent = eventIn(payload);
    if (reply.statusCode >= 400) return;
    if (answersWithPerson.has(name)) request.answeredUserId = personIn(payload);
    const exported = exportIn(request);
    if (exported === null || request.currentUser === null) return;
    // Before the first byte is sent: an export that cannot be audited is not sent.
    const subjectId = exported === 'statement' ? namedUserId(request) : null;
    await auditEvent(app.dependencies.database.db, {
      action: 'export.take',
      entity: 'export',
      entityId: exported,
      actorUserId: request.currentUser.userId,
      ...(subjectId === null ? {} : { after: { user_id: subjectId } }),
      now: app.dependencies.now(),
    });
  });
}

function isRoleChange(request: FastifyRequest): boolean {
  const { role } = fieldsOf(request.body);
  const name = callOf(request)?.name;
  if (name === 'admin.users.create') return role !== undefined && role !== 'student';
  return name === 'admin.users.update' && role !== undefined && role !== request.roleBefore;
}

/**
 * Records what happens to accounts and access: a log line for each event, limited where anybody can
 * cause it, and a line in the audit where a person is concerned and no command has written one. It
 * reads responses alone, so that no command can forget it.
 */
export const securityEventsPlugin = fp(async (app: FastifyInstance) => {
  const limiter = new EventLimiter();
  const afterResponse = createAfterResponse(app);
  const reportSuppressed = (all: boolean) => {
    for (const { kind, suppressed } of limiter.endWindows(Date.now(), all)) {
      app.log.warn({ security_event: kind, suppressed }, `security event: ${kind}, and more`);
    }
  };
  const timer = setInterval(() => reportSuppressed(false), MINUTE_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    reportSuppressed(true);
  });
  addNotes(app);
  app.addHook('onResponse', async (request, reply) => {
    const { currentUser } = request;
    const kind = decideSecurityEvent({
      call: callOf(request),
      status: reply.statusCode,
      hasCaller: currentUser !== null,
      isProofDue: currentUser !== null && isProofDue(callOf(request), currentUser),
      hasToken: request.token !== null,
      isExport: exportIn(request) !== null,
      isRoleChange: isRoleChange(request),
      inResponse: request.answeredEvent,
    });
    // The provider has led somebody back who has no account, or who has linked one.
    const isArrival = callOf(request)?.name === 'oidc.finish' && request.answeredUserId === null;
    if (kind === 'login_succeeded' && isArrival) return;
    const kinds = kind !== null && limiter.admits(kind, Date.now()) ? [kind] : [];
    const { code } = fieldsOf(request.body);
    const isDone = reply.statusCode < 400;
    if (isDone && usedRecoveryCode(callOf(request)?.name, code)) kinds.push('recovery_code_used');
    // Not awaited: how long it takes would reveal which emails are known.
    for (const one of kinds) {
      afterResponse(
        recordEvent(request, one, reply.statusCode).catch((error) =>
          request.log.error({ err: error }, 'a security event was not written'),
        ),
      );
    }
  });
});
