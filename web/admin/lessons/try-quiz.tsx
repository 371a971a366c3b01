import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import type { QuizResult } from '#contract/learning.ts';
import { SideDialog } from '#web/admin/rich-text/side-dialog.tsx';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useLessonArea } from './lesson-area.ts';
import type { DraftQuestion } from './lesson-form.ts';

interface TryQuizProps {
  /** The quiz as it would be saved. */
  body: Record<string, unknown>;
  onClose: () => void;
}

/** A dry run of the quiz in the form, graded by the server as a learner’s would be. */
export function TryQuiz({ body, onClose }: TryQuizProps) {
  const { t } = useTranslation();
  const api = useApi();
  const { calls } = useLessonArea();
  const [answers, setAnswers] = useState<Record<string, string | boolean>>({});
  const [result, setResult] = useState<QuizResult | null>(null);
  const questions = body.questions as DraftQuestion[];
  const grade = useAction(
    async () => {
      const input = { body: { content_data: body, answers } };
      setResult(await api.call(calls.tryQuiz, input));
    },
    { revalidates: false },
  );
  return (
    <SideDialog
      title={t('admin.lessons.quiz.try')}
      submitLabel={t('admin.lessons.quiz.grade')}
      canSubmit={!grade.busy}
      onSubmit={() => void grade.run()}
      onClose={onClose}
      extra={
        result !== null && (
          <Button
            variant="quiet"
            className="mr-auto"
            onClick={() => {
              setResult(null);
              setAnswers({});
            }}
          >
            {t('admin.lessons.quiz.again')}
          </Button>
        )
      }
    >
      <p className="text-soft">{t('admin.lessons.quiz.tryText')}</p>
      {result !== null && (
        <Notice live tone={result.passed ? 'success' : 'warning'}>
          {t(result.passed ? 'admin.lessons.quiz.passed' : 'admin.lessons.quiz.failed', {
            score: result.scorePercentage,
            correct: result.correctAnswers,
            total: result.totalQuestions,
          })}
        </Notice>
      )}
      <ol className="grid gap-5">
        {questions.map((question, index) => (
          <li key={question.id}>
            <TriedQuestion
              question={question}
              number={index + 1}
              answer={answers[question.id]}
              review={result?.review?.find((one) => one.question_id === question.id)}
              onAnswer={(answer) => setAnswers({ ...answers, [question.id]: answer })}
            />
          </li>
        ))}
      </ol>
    </SideDialog>
  );
}

interface TriedQuestionProps {
  question: DraftQuestion;
  number: number;
  answer: string | boolean | undefined;
  review: NonNullable<QuizResult['review']>[number] | undefined;
  onAnswer: (answer: string | boolean) => void;
}

function TriedQuestion({ question, number, answer, review, onAnswer }: TriedQuestionProps) {
  const { t } = useTranslation();
  const text = usePick();
  const asked = text(question.question, question.question_zh);
  const why = review && text(review.explanation, review.explanation_zh);
  const choices =
    question.type === 'true_false'
      ? [true, false].map((truth) => ({
          value: truth,
          label: t(truth ? 'admin.lessons.quiz.true' : 'admin.lessons.quiz.false'),
          lang: undefined,
        }))
      : question.options.map((option) => {
          const shown = text(option.text, option.text_zh);
          return { value: option.id, label: shown.text, lang: shown.lang };
        });
  return (
    <fieldset className="grid gap-1">
      <legend lang={asked.lang} className="mb-1 font-medium">
        {number}. {asked.text}
      </legend>
      {choices.map(({ value, label, lang }) => (
        <label key={String(value)} lang={lang} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={`try-${question.id}`}
            className="size-5 shrink-0 accent-solid"
            checked={answer === value}
            onChange={() => onAnswer(value)}
          />
          {label}
          {review?.correct_answer === value && (
            <CircleCheck
              role="img"
              aria-label={t('admin.lessons.quiz.right')}
              className="size-5 shrink-0 text-jade"
            />
          )}
          {review?.given === value && !review.is_correct && (
            <CircleX
              role="img"
              aria-label={t('admin.lessons.quiz.wrong')}
              className="size-5 shrink-0 text-seal"
            />
          )}
        </label>
      ))}
      {why && why.text !== '' && (
        <p lang={why.lang} className="text-sm text-soft">
          {why.text}
        </p>
      )}
    </fieldset>
  );
}
