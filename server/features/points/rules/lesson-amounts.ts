import type { Db } from '#database/open.ts';
import { listRules } from '../ledger/point-rules.queries.ts';

/** What lessons pay by the rules as they are now; 0 where a rule is off. */
export interface LessonAmounts {
  lesson: number;
  /** For passing a quiz, besides what completing it pays. */
  quiz: number;
  /** Whether completing a course pays its own points. */
  paysCourses: boolean;
}

/** Reads what lessons and courses pay by the rules as they are now. */
export async function readLessonAmounts(db: Db): Promise<LessonAmounts> {
  const rules = await listRules(db);
  const amountOf = (kind: string) => {
    const rule = rules.find((one) => one.kind === kind);
    return rule?.is_active ? (rule.amount ?? 0) : 0;
  };
  return {
    lesson: amountOf('content_completion'),
    quiz: amountOf('quiz_pass'),
    paysCourses: rules.some((rule) => rule.kind === 'course_completion' && rule.is_active),
  };
}
