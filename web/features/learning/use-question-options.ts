import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import type { QuizQuestion } from './quiz-answers.ts';

/** The choices: the options, or true and false. */
export function useQuestionOptions(question: QuizQuestion) {
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
