import type { NotPaidReason } from '#contract/points.ts';
import { type Involvement, isOwnWork } from './own-work.rules.ts';
import { isTooNew, type Publication } from './published-today.rules.ts';

/** Why something earns nothing for this person now, whatever its rule says; null: it may earn. */
export function decideRefusal(
  involvement: Involvement,
  publication: Publication,
): Extract<NotPaidReason, 'own_work' | 'too_new'> | null {
  if (isOwnWork(involvement)) return 'own_work';
  return isTooNew(publication) ? 'too_new' : null;
}
