import type { NotPaidReason } from '#contract/earned.ts';
import { type Involvement, isOwnWork } from './own-work.rules.ts';
import { isTooNew, type Publication } from './published-today.rules.ts';

/** What is known of something that may earn. */
export interface RefusalFacts extends Involvement, Publication {
  /** It is a quiz, and lessons before it are not completed. */
  hasLessonsBefore: boolean;
  /** A teacher made or changed it, or a lesson of the course, and no admin has looked at it yet. */
  isUnreviewed: boolean;
}

/** Why something earns nothing for this person now, whatever its rule says; null: it may earn. */
export function decideRefusal(
  facts: RefusalFacts,
): Extract<NotPaidReason, 'own_work' | 'unreviewed' | 'too_new' | 'lessons_before'> | null {
  if (isOwnWork(facts)) return 'own_work';
  if (facts.isUnreviewed) return 'unreviewed';
  if (isTooNew(facts)) return 'too_new';
  return facts.hasLessonsBefore ? 'lessons_before' : null;
}
