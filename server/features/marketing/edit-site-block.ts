import { academyDay } from '#domain/academy-day.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import {
  archiveRecord,
  changeRecord,
  createRecord,
  type RecordKind,
} from '#server/features/audit/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { getSiteBlock } from './site-blocks.queries.ts';
import { cleanFields, missingTexts } from './site-blocks.rules.ts';
import { insertSiteBlock, lockSiteBlock, updateSiteBlock } from './site-blocks.store.ts';
import type { SiteBlock, SiteBlockKind } from './site-blocks.ts';

type Fields = Readonly<Record<string, unknown>>;

function recordOf(
  { now }: Dependencies,
  kind: SiteBlockKind,
  state: 'live' | 'archived' = 'live',
): RecordKind<number, SiteBlock> {
  return {
    entity: kind.entity,
    lock: (tx, id) => lockSiteBlock(tx, kind, id, state),
    get: async (tx, id) => {
      const { time_zone: timeZone } = await getSiteSettings(tx);
      return getSiteBlock(tx, kind, id, academyDay(now(), timeZone));
    },
  };
}

function assertTexts(kind: SiteBlockKind, block: Fields): void {
  const missing = missingTexts(kind, block);
  if (missing.length === 0) return;
  throw new AppError('VALIDATION_FAILED', {
    fields: Object.fromEntries(missing.map((name) => [name, 'validation.one_language'])),
  });
}

/**
 * Adds a site block; visitors see it from then on.
 * @throws AppError VALIDATION_FAILED where cleaning leaves a required text blank
 */
export async function createSiteBlock(
  dependencies: Dependencies,
  admin: CurrentUser,
  kind: SiteBlockKind,
  body: Fields,
): Promise<SiteBlock> {
  const fields = cleanFields(kind, body);
  assertTexts(kind, fields);
  return createRecord(dependencies, admin, recordOf(dependencies, kind), (tx, at) =>
    insertSiteBlock(tx, kind, fields, at),
  );
}

/**
 * Changes a site block.
 * @throws AppError NOT_FOUND, also where it is archived; VALIDATION_FAILED where a required text
 *   would be missing in both languages; STALE_VERSION with the current site block in `data`
 */
export function changeSiteBlock(
  dependencies: Dependencies,
  admin: CurrentUser,
  kind: SiteBlockKind,
  { id, version, change }: { id: number; version: number | undefined; change: Fields },
): Promise<SiteBlock> {
  const fields = cleanFields(kind, change);
  return changeRecord(
    dependencies,
    admin,
    recordOf(dependencies, kind),
    id,
    version,
    async (tx, block, at) => {
      assertTexts(kind, { ...block, ...fields });
      await updateSiteBlock(tx, kind, id, fields, at);
    },
  );
}

/**
 * Archives a site block, which removes it from the pages.
 * @throws AppError NOT_FOUND, also where it is archived already
 */
export function archiveSiteBlock(
  dependencies: Dependencies,
  admin: CurrentUser,
  kind: SiteBlockKind,
  id: number,
) {
  return archiveRecord(dependencies, admin, recordOf(dependencies, kind), id, (tx, at) =>
    updateSiteBlock(tx, kind, id, { archived_at: at }, at),
  );
}

/**
 * Restores an archived site block to its former place.
 * @throws AppError NOT_FOUND, also where it is not archived
 */
export function restoreSiteBlock(
  dependencies: Dependencies,
  admin: CurrentUser,
  kind: SiteBlockKind,
  id: number,
) {
  return archiveRecord(
    dependencies,
    admin,
    recordOf(dependencies, kind, 'archived'),
    id,
    (tx, at) => updateSiteBlock(tx, kind, id, { archived_at: null }, at),
    'restore',
  );
}
