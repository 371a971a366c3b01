import type { Ref } from 'react';
import { cx } from '#web/lib/cx.ts';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { Sentences } from '#web/lib/split-sentences.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { CircleCheck } from '#web/ui/icons.tsx';
import { CircleX, RotateCcw } from '#web/ui/page-icons.tsx';
import { ProgressRing } from '#web/ui/progress.tsx';
import type { GradedQuiz, QuizData, QuizQuestion } from './quiz-answers.ts';
import { useQuestionOptions } from './use-question-options.ts';
import { canRetake } from './use-quiz-retake.ts';

interface ResultPanelProps {
  ref: Ref<HTMLDivElement>;
  result: GradedQuiz;
  data: QuizData;
  onRetake: () => void;
}

/** The result, and whether another attempt is allowed. */
export function ResultPanel({ ref, result, data, onRetake }: ResultPanelProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { passed, attempts_left: left, next_attempt_at: next } = result;
  const Sign = passed ? CircleCheck : CircleX;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={t('learning.quiz.result')}
      className={cx(
        'flex flex-wrap items-center gap-x-8 gap-y-5 rounded-lg p-6 outline-none sm:p-8',
        passed ? 'bg-jade-wash' : 'bg-clay-wash',
      )}
    >
      <ProgressRing
        percent={result.scorePercentage}
        label={t('learning.quiz.score')}
        className="size-28"
      >
        <span className="font-serif text-2xl">{result.scorePercentage}%</span>
      </ProgressRing>
      <div className="min-w-[min(14rem,100%)] grow basis-0">
        <h2 className={cx('flex items-center gap-2 text-2xl', passed ? 'text-jade' : 'text-clay')}>
          <Sign aria-hidden="true" className="size-7 shrink-0" />
          {passed ? t('learning.quiz.passed') : t('learning.quiz.failed')}
        </h2>
        <p className="mt-2">
          <Sentences
            parts={[
              t('learning.quiz.correctOf', {
                correct: result.correctAnswers,
                total: result.totalQuestions,
              }),
              t('learning.quiz.mark', { mark: data.pass_mark }),
            ]}
          />
        </p>
        {!passed && (
          <p className="mt-1 text-soft">
            {left === null
              ? t('learning.quiz.tryAgain')
              : left > 0
                ? t('learning.quiz.left', { count: left })
                : next === null
                  ? t('learning.quiz.noneLeft')
                  : t('learning.quiz.nextAttempts', { time: format.dateTime(next) })}
          </p>
        )}
        {canRetake(result) && (
          <Button
            variant="secondary"
            className="mt-4"
            icon={<RotateCcw aria-hidden="true" className="size-4.5" />}
            onClick={onRetake}
          >
            {passed ? t('learning.quiz.practise') : t('learning.quiz.retake')}
          </Button>
        )}
      </div>
    </section>
  );
}

interface ReviewedQuestionsProps {
  questions: readonly QuizQuestion[];
  review: NonNullable<GradedQuiz['review']>;
}

/** Each question once more, with the right answer and the explanation. */
export function ReviewedQuestions({ questions, review }: ReviewedQuestionsProps) {
  const { t } = useTranslation();
  return (
    <section className="mt-10" aria-label={t('learning.quiz.review')}>
      <h2 className="text-2xl">{t('learning.quiz.review')}</h2>
      <ol className="mt-5 grid gap-5">
        {questions.map((question, i) => {
          const found = review.find(({ question_id }) => question_id === question.id);
          if (found === undefined) return null;
          return (
            <li key={question.id}>
              <ReviewedQuestion question={question} number={i + 1} reviewed={found} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface ReviewedQuestionProps {
  question: QuizQuestion;
  number: number;
  reviewed: NonNullable<GradedQuiz['review']>[number];
}

function ReviewedQuestion({ question, number, reviewed }: ReviewedQuestionProps) {
  const { t } = useTranslation();
  const text = usePick();
  const words = text(question.question, question.question_zh);
  const why = text(reviewed.explanation, reviewed.explanation_zh);
  const choices = useQuestionOptions(question);
  return (
    <div className="rounded-lg bg-raised p-4 ring-1 ring-line sm:p-6">
      <p className="text-lg font-medium">
        <span className="mr-2 font-serif text-porcelain">{number}.</span>
        <span lang={words.lang}>{words.text}</span>
      </p>
      <ul className="mt-3 grid gap-2">
        {choices.map((choice) => {
          const right = choice.value === reviewed.correct_answer;
          const given = choice.value === reviewed.given;
          return (
            <li
              key={String(choice.value)}
              className={cx(
                'flex min-h-12 items-center gap-3 rounded-md px-3 py-2',
                right && 'bg-jade-wash',
                given && !right && 'bg-clay-wash',
                !right && !given && 'text-soft',
              )}
            >
              {right ? (
                <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-jade" />
              ) : given ? (
                <CircleX aria-hidden="true" className="size-5 shrink-0 text-clay" />
              ) : (
                <span aria-hidden="true" className="size-5 shrink-0" />
              )}
              <span lang={choice.lang} className="grow">
                {choice.text}
              </span>
              {(right || given) && (
                <span className={cx('shrink-0 text-sm', right ? 'text-jade' : 'text-clay')}>
                  {right && given
                    ? t('learning.quiz.yoursRight')
                    : right
                      ? t('learning.quiz.right')
                      : t('learning.quiz.yours')}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {why.text && (
        <p className="mt-4 border-l-3 border-ridge-3 pl-4 text-soft" lang={why.lang}>
          {why.text}
        </p>
      )}
    </div>
  );
}
