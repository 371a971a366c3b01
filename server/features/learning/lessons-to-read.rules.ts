import type { QuizResult } from '#contract/learning.ts';
import type { StoredQuestion } from '#server/features/lessons/index.ts';
import { termsOf } from '#server/lib/search/index.ts';

/** A lesson that teaches, with the plain text of its body in both languages. */
export interface TeachingLesson {
  content_id: number;
  title: string;
  title_zh: string;
  description: string;
  description_zh: string;
  text: string;
  /** It stands before the quiz in its course. */
  isBefore: boolean;
}

/** A word of the title says more about a lesson than one of its body. */
const TITLE_WEIGHT = 3;
/** A second lesson is named where it teaches the question nearly as well as the first. */
const NEARLY = 0.85;

/** What a question is about: its words, its right answer and the explanation. */
function textOf(question: StoredQuestion): string {
  const right = question.options.find(({ id }) => id === question.answer);
  return [
    question.question,
    question.question_zh,
    question.explanation,
    question.explanation_zh,
    right?.text ?? '',
    right?.text_zh ?? '',
  ].join('\n');
}

/**
 * The lessons that teach what each question asks, by the words that they share with it: the rarer a
 * word is in the course, the more it counts. Lessons before the quiz are preferred to all others.
 */
export function lessonsToRead(
  questions: readonly StoredQuestion[],
  lessons: readonly TeachingLesson[],
): NonNullable<QuizResult['wrong_questions']> {
  if (questions.length === 0) return [];
  const before = lessons.filter(({ isBefore }) => isBefore);
  const candidates = (before.length > 0 ? before : lessons).map((lesson) => ({
    lesson,
    inTitle: new Set(termsOf(`${lesson.title}\n${lesson.title_zh}`)),
    terms: new Set(termsOf(`${lesson.description}\n${lesson.description_zh}\n${lesson.text}`)),
  }));
  const meanSize =
    candidates.reduce((sum, { terms }) => sum + terms.size, 0) / (candidates.length || 1);
  const rarityOf = (term: string) => {
    const holders = candidates.filter(({ inTitle, terms }) => inTitle.has(term) || terms.has(term));
    return Math.log((candidates.length + 1) / (holders.length + 0.5));
  };

  function lessonsFor(question: StoredQuestion) {
    const wanted = termsOf(textOf(question)).map((term) => ({ term, rarity: rarityOf(term) }));
    const ranked = candidates
      .map(({ lesson, inTitle, terms }) => {
        const found = wanted.reduce(
          (sum, { term, rarity }) =>
            sum + rarity * ((inTitle.has(term) ? TITLE_WEIGHT : 0) + (terms.has(term) ? 1 : 0)),
          0,
        );
        // A long lesson shares words with every question.
        return { lesson, score: found / (0.5 + (0.5 * terms.size) / (meanSize || 1)) };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    const [best] = ranked;
    return ranked.slice(0, 2).filter(({ score }) => best && score >= best.score * NEARLY);
  }

  return questions.map((question) => ({
    question_id: question.id,
    lessons: lessonsFor(question).map(({ lesson: { content_id, title, title_zh } }) => ({
      content_id,
      title,
      title_zh,
    })),
  }));
}
