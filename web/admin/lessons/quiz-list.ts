import type { DraftQuestion } from './lesson-form.ts';

const newId = (kind: 'q' | 'o') => `${kind}-${crypto.randomUUID().slice(0, 8)}`;
const newOption = () => ({ id: newId('o'), text: '', text_zh: '' });

/** An empty question. */
export function newQuestion(): DraftQuestion {
  return {
    id: newId('q'),
    type: 'multiple_choice',
    question: '',
    question_zh: '',
    explanation: '',
    explanation_zh: '',
    options: [newOption(), newOption()],
    answer: null,
  };
}

/** The same question as the other type; its options are kept in case it is changed back. */
export function changeQuestionType(
  question: DraftQuestion,
  type: DraftQuestion['type'],
): DraftQuestion {
  if (type === question.type) return question;
  const options = question.options.length >= 2 ? question.options : [newOption(), newOption()];
  return { ...question, type, options, answer: null };
}

export function addOption(question: DraftQuestion): DraftQuestion {
  return { ...question, options: [...question.options, newOption()] };
}

/** Without an option; where it was the right one, none is right any more. */
export function removeOption(question: DraftQuestion, id: string): DraftQuestion {
  const options = question.options.filter((option) => option.id !== id);
  return { ...question, options, answer: question.answer === id ? null : question.answer };
}

/** The list with one of its rows moved up (-1) or down (1); at the end it stays. */
export function moved<Row>(rows: readonly Row[], index: number, step: -1 | 1): Row[] {
  const list = [...rows];
  const [row] = list.splice(index, 1);
  if (row === undefined) return list;
  list.splice(Math.min(Math.max(0, index + step), list.length), 0, row);
  return list;
}
