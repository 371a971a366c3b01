import { lessonPath } from '#web/lib/page-paths.ts';
import { Bilingual, usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Link } from '#web/ui/link.tsx';
import { CircleX } from '#web/ui/page-icons.tsx';
import type { GradedQuiz, QuizQuestion } from './quiz-answers.ts';

interface WrongQuestionsProps {
  courseId: number;
  questions: readonly QuizQuestion[];
  wrong: NonNullable<GradedQuiz['wrong_questions']>;
}

/** The questions that were answered wrongly, each with the lessons to read again. */
export function WrongQuestions({ courseId, questions, wrong }: WrongQuestionsProps) {
  const { t } = useTranslation();
  const text = usePick();
  return (
    <section className="mt-10" aria-label={t('learning.quiz.wrong')}>
      <h2 className="text-2xl">{t('learning.quiz.wrong')}</h2>
      <ol className="mt-5 grid gap-5">
        {questions.map((question, i) => {
          const found = wrong.find(({ question_id }) => question_id === question.id);
          if (found === undefined) return null;
          const words = text(question.question, question.question_zh);
          return (
            <li key={question.id} className="rounded-lg bg-raised p-4 ring-1 ring-line sm:p-6">
              <p className="flex gap-3 text-lg font-medium">
                <CircleX aria-hidden="true" className="mt-1 size-5 shrink-0 text-clay" />
                <span>
                  <span className="mr-2 font-serif text-porcelain">{i + 1}.</span>
                  <span lang={words.lang}>{words.text}</span>
                </span>
              </p>
              {found.lessons.length > 0 && (
                <p className="mt-3 flex flex-wrap items-center gap-x-3">
                  <span className="text-soft">{t('learning.quiz.readAgain')}</span>
                  {found.lessons.map((lesson) => (
                    <Link
                      key={lesson.content_id}
                      to={lessonPath(courseId, lesson.content_id)}
                      className="inline-flex min-h-11 items-center"
                    >
                      <Bilingual en={lesson.title} zh={lesson.title_zh} />
                    </Link>
                  ))}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
