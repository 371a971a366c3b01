import { academyDay } from '#domain/academy-day.ts';
import type { Deps } from '../../dependencies.ts';
import type { Caller } from '../../http/session.ts';
import { Failure } from '../../lib/app-error.ts';
import { archiveRecord, changeRecord, createRecord, type RecordKind } from '../audit/index.ts';
import { getSiteSettings } from './marketing.queries.ts';
import { getPiece } from './site-blocks.queries.ts';
import { cleanFields, missingTexts } from './site-blocks.rules.ts';
import { insertPiece, lockPiece, updatePiece } from './site-blocks.store.ts';
import type { Piece, PieceKind } from './site-blocks.ts';

type Fields = Readonly<Record<string, unknown>>;

function recordOf(
  { now }: Deps,
  kind: PieceKind,
  state: 'live' | 'archived' = 'live',
): RecordKind<number, Piece> {
  return {
    entity: kind.entity,
    lock: (tx, id) => lockPiece(tx, kind, id, state),
    get: async (tx, id) => {
      const { time_zone: timeZone } = await getSiteSettings(tx);
      return getPiece(tx, kind, id, academyDay(now(), timeZone));
    },
  };
}

/** @param oneLanguage the sentence for a text that is there in no language */
function assertTexts(kind: PieceKind, piece: Fields, oneLanguage: string): void {
  const missing = missingTexts(kind, piece);
  if (missing.length === 0) return;
  throw new Failure('VALIDATION_FAILED', {
    fields: Object.fromEntries(missing.map((name) => [name, oneLanguage])),
  });
}

/**
 * Adds a piece; visitors see it from then on.
 * @param oneLanguage the sentence for a text that is there in no language
 * @throws Failure VALIDATION_FAILED where cleaning leaves a needed text blank
 */
export async function createPiece(
  deps: Deps,
  admin: Caller,
  kind: PieceKind,
  body: Fields,
  oneLanguage: string,
): Promise<Piece> {
  const fields = cleanFields(kind, body);
  assertTexts(kind, fields, oneLanguage);
  return createRecord(deps, admin, recordOf(deps, kind), (tx, at) =>
    insertPiece(tx, kind, fields, at),
  );
}

/**
 * Changes a piece.
 * @throws Failure NOT_FOUND, also where it is archived; VALIDATION_FAILED where a needed
 *   text would be left in no language; STALE_VERSION with the piece as it is now in `data`
 */
export function changePiece(
  deps: Deps,
  admin: Caller,
  kind: PieceKind,
  { id, version, change }: { id: number; version: number | undefined; change: Fields },
  oneLanguage: string,
): Promise<Piece> {
  const fields = cleanFields(kind, change);
  return changeRecord(deps, admin, recordOf(deps, kind), id, version, async (tx, piece, at) => {
    assertTexts(kind, { ...piece, ...fields }, oneLanguage);
    await updatePiece(tx, kind, id, fields, at);
  });
}

/**
 * Takes a piece off the pages.
 * @throws Failure NOT_FOUND, also where it is archived already
 */
export function archivePiece(deps: Deps, admin: Caller, kind: PieceKind, id: number) {
  return archiveRecord(deps, admin, recordOf(deps, kind), id, (tx, at) =>
    updatePiece(tx, kind, id, { archived_at: at }, at),
  );
}

/**
 * Brings an archived piece back to where it stood.
 * @throws Failure NOT_FOUND, also where it is not archived
 */
export function restorePiece(deps: Deps, admin: Caller, kind: PieceKind, id: number) {
  return archiveRecord(
    deps,
    admin,
    recordOf(deps, kind, 'archived'),
    id,
    (tx, at) => updatePiece(tx, kind, id, { archived_at: null }, at),
    'restore',
  );
}
