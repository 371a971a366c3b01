import { type FormEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { usePick } from '#web/lib/pick.tsx';
import { loginPath } from '#web/lib/redirect-path.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { Sentences } from '#web/lib/split-sentences.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import type { CompletionNews } from './completion-news.ts';
import {
  type GradedQuiz,
  openQuestions,
  type QuizData,
  type QuizQuestion,
} from './quiz-answers.ts';
import { ResultPanel, ReviewedQuestions } from './quiz-result.tsx';
import { useQuestionOptions } from './use-question-options.ts';
import { useQuizRetake } from './use-quiz-retake.ts';
import { WrongQuestions } from './wrong-questions.tsx';

interface QuizProps {
  lessonId: number;
  courseId: number;
  data: QuizData;
  /** The last counted result, if there is one. */
  lastResult: GradedQuiz | null;
  /** Called once the quiz has been passed for the first time. */
  onPassed: (completed: CompletionNews) => void;
}

/** The questions, and afterwards the result. */
export function Quiz({ lessonId, courseId, data, lastResult, onPassed }: QuizProps) {
  const { t } = useTranslation();
  const { user } = useSiteData();
  const here = useLocation();
  const api = useApi();
  const { result, answers, left, used, setAnswers, showResult, retake } = useQuizRetake(
    lessonId,
    data.questions,
    lastResult,
  );
  const panel = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const open = openQuestions(data.questions, answers);

  const submit = useAction(
    async () => {
      const { learningCalls } = await import('#contract/learning.ts');
      const answer = await api.call(learningCalls.submitQuiz, {
        body: { content_id: lessonId, answers, attempt: used + 1 },
      });
      showResult(answer);
      if (answer.passed && lastResult?.passed !== true) onPassed(answer);
      requestAnimationFrame(() => {
        panel.current?.focus({ preventScroll: true });
        panel.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
      });
    },
    { failed: t('learning.quiz.failedToSubmit') },
  );

  function tryAgain() {
    retake();
    requestAnimationFrame(() => form.current?.scrollIntoView({ behavior: 'smooth' }));
  }

  if (result !== null) {
    return (
      <>
        <ResultPanel ref={panel} result={result} data={data} onRetake={tryAgain} />
        {result.wrong_questions && (
          <WrongQuestions
            courseId={courseId}
            questions={data.questions}
            wrong={result.wrong_questions}
          />
        )}
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

interface QuestionProps {
  question: QuizQuestion;
  number: number;
  answer: string | boolean | undefined;
  onAnswer: (answer: string | boolean) => void;
}

function Question({ question, number, answer, onAnswer }: QuestionProps) {
  const text = usePick();
  const words = text(question.question, question.question_zh);
  const choices = useQuestionOptions(question);
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
