import { sql } from 'kysely';
import type { z } from 'zod';
import type { mediaAdminCalls } from '#contract/media.ts';
import type { Db } from '#database/open.ts';
import { likePattern } from '#server/lib/sql/like-pattern.ts';

type Filter = z.output<typeof mediaAdminCalls.list.query & object>;

/** The media that a person may choose from; null: everybody's. */
function selectMedia(db: Db, ownerUserId: number | null, { kind, search, unused }: Filter) {
  const pattern = likePattern(search);
  const isUsed = sql<boolean>`exists (select from file_uses u where u.file_id = f.file_id)`;
  return db
    .selectFrom('files as f')
    .where('f.purpose', '=', 'media')
    .where('f.state', '=', 'kept')
    .$if(ownerUserId !== null, (qb) => qb.where('f.owner_user_id', '=', ownerUserId))
    .$if(kind !== undefined, (qb) => qb.where('f.kind', '=', kind ?? 'image'))
    .$if(pattern !== null, (qb) => qb.where('f.original_name', 'ilike', pattern ?? ''))
    .$if(unused === true, (qb) => qb.where((eb) => eb.not(isUsed)))
    .$if(unused === false, (qb) => qb.where(isUsed));
}

/** The column of each order; ties are broken by the id. */
const orders = {
  newest: { column: 'f.created_at', direction: 'desc' },
  oldest: { column: 'f.created_at', direction: 'asc' },
  largest: { column: 'f.bytes', direction: 'desc' },
  name: { column: 'f.original_name', direction: 'asc' },
} as const;

/** One page of the media that a person may choose from. */
export async function listMedia(
  db: Db,
  ownerUserId: number | null,
  filter: Filter & { limit: number },
) {
  const { page, limit, sort } = filter;
  const media = selectMedia(db, ownerUserId, filter);
  const { column, direction } = orders[sort];
  // The page is found in an index first; only its rows are joined.
  const ids = media
    .select('f.file_id')
    .orderBy(column, direction)
    .orderBy('f.file_id', direction)
    .limit(limit)
    .offset((page - 1) * limit);
  const [list, { count }] = await Promise.all([
    db
      .selectFrom('files as f')
      .leftJoin('users as o', 'o.user_id', 'f.owner_user_id')
      .selectAll('f')
      .select([
        'o.name as owner_name',
        sql<number>`(select count(*) from file_uses u where u.file_id = f.file_id)`.as('use_count'),
      ])
      .where('f.file_id', 'in', ids)
      .orderBy(column, direction)
      .orderBy('f.file_id', direction)
      .execute(),
    media.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { list, count };
}

export type MediaRow = Awaited<ReturnType<typeof listMedia>>['list'][number];

/** A stored file by the name under which it is fetched. */
export function findMedia(db: Db, key: string) {
  return db
    .selectFrom('files')
    .select([
      'file_id',
      'key',
      'kind',
      'mime',
      'bytes',
      'original_name',
      'created_at',
      'owner_user_id',
    ])
    .where('key', '=', key)
    .where('purpose', '=', 'media')
    .where('state', '=', 'kept')
    .executeTakeFirst();
}
