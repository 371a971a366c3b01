import { useEffect, useRef, useState } from 'react';
import { sessionStore } from '#web/lib/storage.ts';
import { parseAnswers, type QuizAnswers, type QuizQuestion } from './quiz-answers.ts';

/** Answers survive a reload, and a login in between. */
export function useSavedAnswers(lessonId: number, questions: readonly QuizQuestion[]) {
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
