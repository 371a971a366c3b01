import { useState } from 'react';
import {
  type AdminRedemption,
  MAX_AT_ONCE,
  redemptionAdminCalls,
} from '#contract/redemptions-admin.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { type QueueView, queueFilterOf } from './redemption-queue.ts';

/** The most rows that one call of the list returns. */
const PER_CALL = 100;

/**
 * The requests that a filter finds on all its pages, once they are asked for: as many as one
 * command takes. Rows of the open page are up to date; those of other pages may be outdated, which
 * does no harm, since the command checks the status of each.
 */
export function useFoundRequests(view: QueueView, rows: readonly AdminRedemption[]) {
  const api = useApi();
  const filter = JSON.stringify(queueFilterOf(view));
  const [found, setFound] = useState<{ filter: string; list: readonly AdminRedemption[] }>();
  const further = found?.filter === filter ? found.list : [];
  const onPage = new Set(rows.map(({ redemption_id: id }) => id));
  return {
    /** The rows of the page, then the others that were found. */
    known: [...rows, ...further.filter(({ redemption_id: id }) => !onPage.has(id))],
    load: async () => {
      const list = await collectPages(
        (page) =>
          api.call(redemptionAdminCalls.redemptions, {
            query: { ...queueFilterOf(view), sort: view.sort, page, limit: PER_CALL },
          }),
        MAX_AT_ONCE,
      );
      setFound({ filter, list });
      return list;
    },
  };
}

/** Reads the pages of a list until it has all rows, or `most` of them. */
export async function collectPages<Row>(
  read: (page: number) => Promise<{ list: readonly Row[]; count: number }>,
  most: number,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; all.length < most; page += 1) {
    const { list, count } = await read(page);
    all.push(...list);
    // A list that became shorter meanwhile ends at an empty page.
    if (list.length === 0 || all.length >= count) break;
  }
  return all.slice(0, most);
}
