import type { Combined } from '#web/forms/merge-conflict.ts';
import { isSameValue } from '#web/forms/same-value.ts';
import type { DraftQuestion } from './lesson-form.ts';

type Questions = readonly DraftQuestion[];
type ById = Map<string, DraftQuestion>;

const byId = (questions: Questions): ById => new Map(questions.map((one) => [one.id, one]));

/**
 * One question after both have edited it; undefined where it was removed. A question that one
 * removed and the other changed stays: nothing that somebody wrote is lost.
 */
function mergeOne(
  base: DraftQuestion | undefined,
  mine: DraftQuestion | undefined,
  remote: DraftQuestion | undefined,
): { mine: DraftQuestion | undefined; remote: DraftQuestion | undefined } {
  if (isSameValue(mine, base)) return { mine: remote, remote };
  if (isSameValue(remote, base)) return { mine, remote: mine };
  return { mine: mine ?? remote, remote: remote ?? mine };
}

/** The ids of both in one order: mine, with each of theirs after its predecessor. */
function mergeOrder(mine: Questions, remote: Questions): string[] {
  const order = mine.map((one) => one.id);
  for (const [index, { id }] of remote.entries()) {
    if (order.includes(id)) continue;
    const before = remote.slice(0, index).findLast((one) => order.includes(one.id));
    order.splice(before ? order.indexOf(before.id) + 1 : 0, 0, id);
  }
  return order;
}

/**
 * Merges the questions of a quiz that two people changed at the same time, question by question:
 * where each added one, both stay.
 */
export function mergeQuestions(base: unknown, mine: unknown, remote: unknown): Combined {
  const [before, own, other] = [base, mine, remote].map((list) => byId((list ?? []) as Questions));
  const merged = { mine: [] as DraftQuestion[], remote: [] as DraftQuestion[] };
  let isConflict = false;
  // Questions whose order alone differs are taken from mine.
  for (const id of mergeOrder((mine ?? []) as Questions, (remote ?? []) as Questions)) {
    const one = mergeOne(before?.get(id), own?.get(id), other?.get(id));
    if (one.mine) merged.mine.push(one.mine);
    if (one.remote) merged.remote.push(one.remote);
    if (!isSameValue(one.mine, one.remote)) isConflict = true;
  }
  return { ...merged, isConflict };
}
