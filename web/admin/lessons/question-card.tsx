import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { missingLanguages } from '#domain/bilingual.ts';
import { maxLengths } from '#domain/limits.ts';
import { htmlLang } from '#domain/locale.ts';
import { Marked } from '#web/forms/both-languages.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Field, Select, TextArea, TextInput } from '#web/ui/field.tsx';
import type { DraftQuestion } from './lesson-form.ts';
import { addOption, changeQuestionType, moved, removeOption } from './quiz-list.ts';

const MAX_OPTIONS = 12;
const sides = ['zh', 'en'] as const;

interface QuestionCardProps {
  question: DraftQuestion;
  number: number;
  count: number;
  onChange: (question: DraftQuestion) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
  /** The error of a part of it. */
  errorOf: (path: string) => string | undefined;
}

/** A question with its options, the right answer, and the explanation. */
export function QuestionCard(props: QuestionCardProps) {
  const { t } = useTranslation();
  const { question, number, count, onChange, onMove, onRemove } = props;
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className="grid gap-5 rounded-lg bg-raised p-4 ring-1 ring-line sm:p-6"
    >
      <header className="flex flex-wrap items-center gap-3">
        <h3 id={id} className="mr-auto text-lg">
          {t('admin.lessons.quiz.number', { number })}
        </h3>
        <Field label={t('admin.lessons.quiz.kind')} hideLabel>
          <Select
            value={question.type}
            onChange={({ target }) =>
              onChange(changeQuestionType(question, target.value as DraftQuestion['type']))
            }
          >
            <option value="multiple_choice">{t('admin.lessons.quiz.kinds.multiple_choice')}</option>
            <option value="true_false">{t('admin.lessons.quiz.kinds.true_false')}</option>
          </Select>
        </Field>
        <span className="flex">
          <IconButton
            data-focus={`${question.id}-up`}
            label={t('admin.lessons.quiz.up', { number })}
            icon={<ArrowUp aria-hidden="true" className="size-5" />}
            disabled={number === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            data-focus={`${question.id}-down`}
            label={t('admin.lessons.quiz.down', { number })}
            icon={<ArrowDown aria-hidden="true" className="size-5" />}
            disabled={number === count}
            onClick={() => onMove(1)}
          />
          <IconButton
            label={t('admin.lessons.quiz.remove', { number })}
            icon={<Trash2 aria-hidden="true" className="size-5" />}
            onClick={onRemove}
          />
        </span>
      </header>
      <TextPair {...props} name="question" label={t('admin.lessons.quiz.question')} />
      {question.type === 'multiple_choice' ? <Options {...props} /> : <Truth {...props} />}
      <TextPair {...props} name="explanation" label={t('admin.lessons.quiz.explanation')} />
    </article>
  );
}

function TextPair({
  question,
  onChange,
  errorOf,
  name,
  label,
}: QuestionCardProps & { name: 'question' | 'explanation'; label: string }) {
  const missing = missingLanguages([{ en: question[name], zh: question[`${name}_zh`] }]);
  return (
    <div className="grid gap-4 md:grid-cols-2 md:gap-x-6">
      {sides.map((side) => {
        const field = side === 'zh' ? (`${name}_zh` as const) : name;
        return (
          <Field
            key={side}
            label={<SideLabel label={label} side={side} isMissing={missing.includes(side)} />}
            error={errorOf(field)}
          >
            <TextArea
              rows={2}
              lang={htmlLang[side]}
              maxLength={maxLengths.lessonText}
              value={question[field]}
              {...(name === 'question' && side === 'zh' && { 'data-focus': `${question.id}-text` })}
              onChange={(event) => onChange({ ...question, [field]: event.target.value })}
            />
          </Field>
        );
      })}
    </div>
  );
}

/** A label, its language, and a mark where this language is missing. */
function SideLabel({
  label,
  side,
  isMissing,
}: {
  label: string;
  side: 'zh' | 'en';
  isMissing: boolean;
}) {
  const { t } = useTranslation();
  const language = t(`admin.languages.${side}`);
  return (
    <Marked missing={isMissing ? side : null}>
      {t('admin.lessons.quiz.inLanguage', { label, language })}
    </Marked>
  );
}

function AnswerError({ error }: { error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p role="alert" className="text-sm font-medium text-seal">
      {error}
    </p>
  );
}

function Truth({ question, number, onChange, errorOf }: QuestionCardProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-medium">{t('admin.lessons.quiz.answer')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {[true, false].map((truth) => (
          <label key={String(truth)} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={`answer-${question.id}-${number}`}
              className="size-5 accent-solid"
              checked={question.answer === truth}
              onChange={() => onChange({ ...question, answer: truth })}
            />
            {t(truth ? 'admin.lessons.quiz.true' : 'admin.lessons.quiz.false')}
          </label>
        ))}
      </div>
      <AnswerError error={errorOf('answer')} />
    </fieldset>
  );
}

function Options({ question, number, onChange, errorOf }: QuestionCardProps) {
  const { t } = useTranslation();
  const { options } = question;
  const character = (index: number) => String.fromCharCode(65 + index);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-medium">{t('admin.lessons.quiz.options')}</legend>
      <ul className="grid gap-3">
        {options.map((option, index) => {
          const missing = missingLanguages([{ en: option.text, zh: option.text_zh }]);
          const name = character(index);
          return (
            <li
              key={option.id}
              className="grid gap-2 rounded-md bg-sunk p-3 md:grid-cols-[auto_1fr_1fr_auto] md:items-start"
            >
              <label className="flex min-h-11 items-center gap-2 font-medium">
                <input
                  type="radio"
                  name={`answer-${question.id}-${number}`}
                  aria-label={t('admin.lessons.quiz.isRight', { option: name })}
                  className="size-5 accent-solid"
                  checked={question.answer === option.id}
                  onChange={() => onChange({ ...question, answer: option.id })}
                />
                {name}
              </label>
              {sides.map((side) => {
                const field = side === 'zh' ? ('text_zh' as const) : ('text' as const);
                const label = t('admin.lessons.quiz.option', { option: name });
                return (
                  <Field
                    key={side}
                    label={
                      <SideLabel label={label} side={side} isMissing={missing.includes(side)} />
                    }
                    error={errorOf(`options.${index}.${field}`)}
                  >
                    <TextInput
                      lang={htmlLang[side]}
                      autoComplete="off"
                      maxLength={maxLengths.lessonText}
                      value={option[field]}
                      onChange={(event) =>
                        onChange({
                          ...question,
                          options: options.map((one) =>
                            one.id === option.id ? { ...one, [field]: event.target.value } : one,
                          ),
                        })
                      }
                    />
                  </Field>
                );
              })}
              <span className="flex">
                <IconButton
                  label={t('admin.lessons.quiz.optionUp', { option: name })}
                  icon={<ArrowUp aria-hidden="true" className="size-5" />}
                  disabled={index === 0}
                  onClick={() => onChange({ ...question, options: moved(options, index, -1) })}
                />
                <IconButton
                  label={t('admin.lessons.quiz.removeOption', { option: name })}
                  icon={<Trash2 aria-hidden="true" className="size-5" />}
                  disabled={options.length <= 2}
                  onClick={() => onChange(removeOption(question, option.id))}
                />
              </span>
            </li>
          );
        })}
      </ul>
      <AnswerError error={errorOf('answer')} />
      <Button
        variant="quiet"
        size="sm"
        className="min-h-11 justify-self-start"
        disabled={options.length >= MAX_OPTIONS}
        icon={<Plus aria-hidden="true" className="size-5" />}
        onClick={() => onChange(addOption(question))}
      >
        {t('admin.lessons.quiz.addOption')}
      </Button>
    </fieldset>
  );
}
