import { CircleCheck, CircleX, RotateCcw } from 'lucide-react';
import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { cx } from '#web/lib/cx.ts';
import { usePick } from '#web/lib/pick.tsx';
import { loginPath } from '#web/lib/redirect-path.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { Sentences } from '#web/lib/split-sentences.tsx';
import { sessionStore } from '#web/lib/storage.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ProgressRing } from '#web/ui/progress.tsx';
import type { Completed } from './complete.ts';
import {
  canRetake,
  openQuestions,
  parseAnswers,
  type QuizAnswers,
  type QuizData,
  type QuizQuestion,
  type QuizResult,
} from './quiz-answers.ts';

interface QuizProps {
  lessonId: number;
  data: QuizData;
  /** The last counted result, if there was one. */
  lastResult: QuizResult | null;
  /** Told once the quiz has been passed for the first time. */
  onPassed: (completed: Completed) => void;
}

/** Questions to answer, and afterwards what came of it. */
export function Quiz({ lessonId, data, lastResult, onPassed }: QuizProps) {
  const { t } = useTranslation();
  const { user } = useSiteData();
  const here = useLocation();
  const api = useApi();
  const [result, setResult] = useState(lastResult);
  const [answers, setAnswers] = useSavedAnswers(lessonId, data.questions);
  const panel = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const open = openQuestions(data.questions, answers);
  // Known once the quiz was tried; before that, how often it may be tried at all.
  const [left, setLeft] = useState<number | null>(null);

  const submit = useAction(async () => {
    const { learningCalls } = await import('#contract/learning.ts');
    const answer = await api.call(learningCalls.submitQuiz, {
      body: { content_id: lessonId, answers },
    });
    setResult(answer);
    setAnswers({});
    if (answer.passed && lastResult?.passed !== true) onPassed(answer);
    requestAnimationFrame(() => {
      panel.current?.focus({ preventScroll: true });
      panel.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    });
  });

  function retake() {
    setLeft(result?.passed ? null : (result?.attempts_left ?? null));
    setAnswers({});
    setResult(null);
    requestAnimationFrame(() => form.current?.scrollIntoView({ behavior: 'smooth' }));
  }

  if (result !== null) {
    return (
      <>
        <ResultPanel ref={panel} result={result} data={data} onRetake={retake} />
        {result.review && <ReviewedQuestions questions={data.questions} review={result.review} />}
      </>
    );
  }
  return (
    <form
      ref={form}
      className="scroll-mt-24"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (open === 0 && user !== null) void submit.run();
      }}
    >
      <p className="mb-6 text-soft">
        <Sentences
          parts={[
            t('learning.quiz.intro', { count: data.questions.length, mark: data.pass_mark }),
            left === null
              ? data.max_attempts > 0 && t('learning.quiz.attempts', { count: data.max_attempts })
              : t('learning.quiz.left', { count: left }),
          ]}
        />
      </p>
      <ol className="grid gap-5">
        {data.questions.map((question, i) => (
          <li key={question.id}>
            <Question
              question={question}
              number={i + 1}
              answer={answers[question.id]}
              onAnswer={(answer) => setAnswers({ ...answers, [question.id]: answer })}
            />
          </li>
        ))}
      </ol>
      <noscript>
        <p className="mt-5 text-soft">{t('courses.needsScripts')}</p>
      </noscript>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        {user === null ? (
          <LinkButton to={loginPath(here)} size="lg">
            {t('learning.quiz.loginToSubmit')}
          </LinkButton>
        ) : (
          <Button type="submit" size="lg" disabled={open > 0} busy={submit.busy}>
            {t('learning.quiz.submit')}
          </Button>
        )}
        <p role="status" className="text-soft">
          {open > 0 ? t('learning.quiz.open', { count: open }) : t('learning.quiz.ready')}
        </p>
      </div>
    </form>
  );
}

/** Answers that a reload, or the way to the login and back, does not lose. */
function useSavedAnswers(lessonId: number, questions: readonly QuizQuestion[]) {
  const key = `quiz:${lessonId}`;
  const [answers, setAnswers] = useState<QuizAnswers>({});
  const known = useRef(questions);
  useEffect(() => {
    setAnswers(parseAnswers(sessionStore.read(key), known.current));
  }, [key]);
  function keep(next: QuizAnswers) {
    setAnswers(next);
    if (Object.keys(next).length === 0) sessionStore.remove(key);
    else sessionStore.write(key, JSON.stringify(next));
  }
  return [answers, keep] as const;
}

interface QuestionProps {
  question: QuizQuestion;
  number: number;
  answer: string | boolean | undefined;
  onAnswer: (answer: string | boolean) => void;
}

function Question({ question, number, answer, onAnswer }: QuestionProps) {
  const text = usePick();
  const words = text(question.question, question.question_zh);
  const choices = useChoices(question);
  return (
    <fieldset className="rounded-lg bg-raised px-4 pt-1 pb-4 ring-1 ring-line sm:px-6 sm:pb-6">
      <legend className="float-left mb-3 w-full pt-4 text-lg leading-relaxed font-medium">
        <span className="mr-2 font-serif text-porcelain">{number}.</span>
        <span lang={words.lang}>{words.text}</span>
      </legend>
      <div className="clear-both grid gap-2">
        {choices.map((choice) => (
          <label
            key={String(choice.value)}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-3 py-2 ring-1 ring-line transition-colors hover:bg-wash has-checked:bg-wash has-checked:ring-2 has-checked:ring-porcelain has-focus-visible:outline-3 has-focus-visible:outline-porcelain"
          >
            <input
              type="radio"
              name={question.id}
              checked={answer === choice.value}
              onChange={() => onAnswer(choice.value)}
              className="size-5 shrink-0 accent-solid outline-none"
            />
            <span lang={choice.lang}>{choice.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What can be chosen: the options, or true and false. */
function useChoices(question: QuizQuestion) {
  const { t } = useTranslation();
  const text = usePick();
  if (question.type === 'true_false') {
    return [
      { value: true, text: t('learning.quiz.true'), lang: undefined },
      { value: false, text: t('learning.quiz.false'), lang: undefined },
    ];
  }
  return question.options.map((option) => ({
    value: option.id,
    ...text(option.text, option.text_zh),
  }));
}

interface ResultPanelProps {
  ref: Ref<HTMLDivElement>;
  result: QuizResult;
  data: QuizData;
  onRetake: () => void;
}

function ResultPanel({ ref, result, data, onRetake }: ResultPanelProps) {
  const { t } = useTranslation();
  const { passed, attempts_left: left } = result;
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
                : t('learning.quiz.noneLeft')}
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
  review: NonNullable<QuizResult['review']>;
}

/** Each question once more, with what was right and why. */
function ReviewedQuestions({ questions, review }: ReviewedQuestionsProps) {
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
  reviewed: NonNullable<QuizResult['review']>[number];
}

function ReviewedQuestion({ question, number, reviewed }: ReviewedQuestionProps) {
  const { t } = useTranslation();
  const text = usePick();
  const words = text(question.question, question.question_zh);
  const why = text(reviewed.explanation, reviewed.explanation_zh);
  const choices = useChoices(question);
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
