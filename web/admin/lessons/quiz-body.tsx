import { Play, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type DraftQuestion, lessonBodyOf } from './lesson-form.ts';
import type { LessonParts } from './lesson-parts.ts';
import { NumberField } from './number-field.tsx';
import { QuestionCard } from './question-card.tsx';
import { moved, newQuestion } from './quiz-list.ts';
import { TryQuiz } from './try-quiz.tsx';

/** The questions of a quiz, its pass mark, and a dry run. */
export function QuizBodyFields({ parts }: { parts: LessonParts }) {
  const { t } = useTranslation();
  const { values, put, errorOf, form } = parts;
  const { questions } = values;
  const [isTrying, setTrying] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  /** What gets the focus once the list is rendered again. */
  const focusNext = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the list has changed.
  useEffect(() => {
    if (focusNext.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-focus="${focusNext.current}"]`)?.focus();
    focusNext.current = null;
  }, [questions]);

  const now = () => form.getValues('questions');
  const change = (next: DraftQuestion) =>
    put(
      'questions',
      now().map((question) => (question.id === next.id ? next : question)),
    );
  function add() {
    const question = newQuestion();
    focusNext.current = `${question.id}-text`;
    put('questions', [...now(), question]);
  }
  function move(index: number, step: -1 | 1) {
    const id = questions[index]?.id;
    focusNext.current = `${id}-${step < 0 ? 'up' : 'down'}`;
    put('questions', moved(now(), index, step));
  }
  function remove(index: number) {
    const question = questions[index];
    if (question === undefined) return;
    put(
      'questions',
      now().filter((one) => one.id !== question.id),
    );
    const undo = () => {
      const back = now();
      put('questions', [...back.slice(0, index), question, ...back.slice(index)]);
    };
    toast({
      text: t('admin.lessons.quiz.removed', { number: index + 1 }),
      action: { label: t('admin.undo'), onPress: undo },
    });
  }

  return (
    <section aria-labelledby="quiz" className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="quiz" className="text-xl">
          {t('admin.lessons.quiz.title')}
        </h2>
        <Button
          variant="secondary"
          disabled={questions.length === 0}
          icon={<Play aria-hidden="true" className="size-5" />}
          onClick={() => setTrying(true)}
        >
          {t('admin.lessons.quiz.try')}
        </Button>
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField
          parts={parts}
          name="pass_mark"
          label={t('admin.lessons.quiz.passMark')}
          hint={t('admin.lessons.quiz.passMarkHint')}
        />
        <NumberField
          parts={parts}
          name="max_attempts"
          label={t('admin.lessons.quiz.attempts')}
          hint={t('admin.lessons.quiz.attemptsHint')}
        />
        <NumberField
          parts={parts}
          name="retry_after_hours"
          label={t('admin.lessons.quiz.retry')}
          hint={t('admin.lessons.quiz.retryHint')}
        />
      </div>
      {errorOf('questions') !== undefined && questions.length === 0 && (
        <Notice live tone="error">
          {errorOf('questions')}
        </Notice>
      )}
      <ol ref={list} className="grid gap-6">
        {questions.map((question, index) => (
          <li key={question.id}>
            <QuestionCard
              question={question}
              number={index + 1}
              count={questions.length}
              onChange={change}
              onMove={(step) => move(index, step)}
              onRemove={() => remove(index)}
              errorOf={(path) => errorOf(`questions.${index}.${path}`)}
            />
          </li>
        ))}
      </ol>
      <Button
        variant="secondary"
        className="justify-self-start"
        icon={<Plus aria-hidden="true" className="size-5" />}
        onClick={add}
      >
        {t('admin.lessons.quiz.add')}
      </Button>
      {isTrying && <TryQuiz body={lessonBodyOf('quiz', values)} onClose={() => setTrying(false)} />}
    </section>
  );
}
