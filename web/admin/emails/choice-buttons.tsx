import { cx } from '#web/lib/cx.ts';

interface ChoiceButtonsProps<Choice extends string> {
  label: string;
  choices: readonly { value: Choice; label: string }[];
  value: Choice;
  onChange: (value: Choice) => void;
}

/** A choice between two or three that takes effect at once. */
export function ChoiceButtons<Choice extends string>({
  label,
  choices,
  value,
  onChange,
}: ChoiceButtonsProps<Choice>) {
  return (
    <fieldset className="flex rounded-full bg-sunk p-1 ring-1 ring-line">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
          className={cx(
            'min-h-11 min-w-20 rounded-full px-4',
            choice.value === value
              ? 'bg-raised font-medium text-porcelain shadow-lift'
              : 'text-soft',
          )}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
