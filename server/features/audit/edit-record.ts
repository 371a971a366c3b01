import { isDeepStrictEqual } from 'node:util';
import type { AuditEntity, AuditVerb } from '#contract/audit-fields.ts';
import { inTransaction, type Tx } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { AppError } from '#server/lib/app-error.ts';
import { assertCurrentVersion } from './assert-current-version.ts';
import { type AuditActor, recordAudit } from './record-audit.ts';

/** A record that admins edit: how it is locked, read and named in the audit. */
export interface RecordKind<Id extends number | string, State extends { version: number }> {
  /** The name in the audit: `reward` gives `reward.create`, `reward.update` … */
  entity: AuditEntity;
  /** Locks the row until the transaction ends; false where there is none to edit. */
  lock: (tx: Tx, id: Id) => Promise<boolean>;
  /** The state as the call returns it. */
  get: (tx: Tx, id: Id) => Promise<State>;
}

/**
 * Adds a record, in one transaction with its line in the audit.
 * @param insert writes it and returns its id
 */
export function createRecord<Id extends number | string, State extends { version: number }>(
  { database, now }: Dependencies,
  actor: AuditActor,
  { entity, get }: RecordKind<Id, State>,
  insert: (tx: Tx, at: Date) => Promise<Id>,
): Promise<State> {
  return inTransaction(database.db, async (tx) => {
    const at = now();
    const id = await insert(tx, at);
    const after = await get(tx, id);
    await recordAudit(tx, actor, {
      action: `${entity}.create`,
      entity,
      entityId: id,
      after,
      now: at,
    });
    return after;
  });
}

/** Rolls back a change that changed nothing. */
class NothingChanged extends Error {}

/**
 * Changes a record: lock, compare versions, write, note who did it; one transaction. A
 * change that changes nothing leaves no line in the audit and no new version, so that it
 * stops nobody who is editing the same record.
 * @param version the version that the change was made on; undefined: whatever is stored
 * @param verb the audit's verb, where it is not `update`
 * @throws AppError NOT_FOUND; STALE_VERSION with the record as it is now in `data`
 */
export function changeRecord<Id extends number | string, State extends { version: number }>(
  { database, now }: Dependencies,
  actor: AuditActor,
  { entity, lock, get }: RecordKind<Id, State>,
  id: Id,
  version: number | undefined,
  write: (tx: Tx, before: State, at: Date) => Promise<void>,
  verb: AuditVerb = 'update',
): Promise<State> {
  return inTransaction(database.db, async (tx) => {
    if (!(await lock(tx, id))) throw new AppError('NOT_FOUND');
    const before = await get(tx, id);
    assertCurrentVersion(version, before);
    const at = now();
    try {
      return await inTransaction(tx, async (part) => {
        await write(part, before, at);
        const after = await get(part, id);
        if (isSame(before, after)) throw new NothingChanged();
        const action = `${entity}.${verb}` as const;
        await recordAudit(part, actor, { action, entity, entityId: id, before, after, now: at });
        return after;
      });
    } catch (error) {
      if (error instanceof NothingChanged) return before;
      throw error;
    }
  });
}

/** Whether two states are equal apart from the version and time of saving. */
function isSame(before: object, after: object): boolean {
  const bare = (state: object) => ({ ...state, version: 0, updated_at: null });
  return isDeepStrictEqual(bare(before), bare(after));
}

/**
 * Archives a record, or restores it (`verb` `restore`), and audits it.
 * @throws AppError NOT_FOUND
 */
export function archiveRecord<Id extends number | string, State extends { version: number }>(
  { database, now }: Dependencies,
  actor: AuditActor,
  { entity, lock, get }: RecordKind<Id, State>,
  id: Id,
  write: (tx: Tx, at: Date) => Promise<void>,
  verb: 'archive' | 'restore' = 'archive',
): Promise<void> {
  return inTransaction(database.db, async (tx) => {
    if (!(await lock(tx, id))) throw new AppError('NOT_FOUND');
    const state = await get(tx, id);
    const at = now();
    await write(tx, at);
    const sides = verb === 'archive' ? { before: state } : { after: state };
    await recordAudit(tx, actor, {
      action: `${entity}.${verb}`,
      entity,
      entityId: id,
      ...sides,
      now: at,
    });
  });
}
