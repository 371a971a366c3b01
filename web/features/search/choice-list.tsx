import { cx } from '#web/lib/cx.ts';
import { Link } from '#web/ui/link.tsx';
import { ALL, type Choice, type ChoiceGroup } from './choice-groups.tsx';

interface ChoiceListProps {
  titleId: string;
  group: ChoiceGroup;
  active: Choice | undefined;
  idOf: (choice: Choice) => string;
  onChoose: (choice: Choice) => void;
  onPoint: (choice: Choice) => void;
}

/** The entries of one group, as options of the field above. */
export function ChoiceList({ titleId, group, active, idOf, onChoose, onPoint }: ChoiceListProps) {
  const lines = group.choices.map((choice) => {
    const isActive = choice === active;
    const line = {
      id: idOf(choice),
      role: 'option',
      'aria-selected': isActive,
      tabIndex: -1,
      className: cx(
        'flex min-h-12 w-full gap-3 rounded-md px-3 py-2 text-left text-ink no-underline',
        // A result has a line or two more below its name.
        choice.to === undefined || choice.key === ALL ? 'items-center' : 'items-start',
        isActive && 'bg-wash',
      ),
      onClick: () => onChoose(choice),
      // A pointer that rests while the list changes beneath it selects nothing.
      onPointerMove: () => onPoint(choice),
    } as const;
    return choice.to === undefined ? (
      <button key={choice.key} type="button" {...line}>
        {choice.line}
      </button>
    ) : (
      <Link key={choice.key} to={choice.to} {...line}>
        {choice.line}
      </Link>
    );
  });
  if (group.title === null) return <div className="border-t border-line pt-1">{lines}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list of options takes groups, and no field set.
    <div role="group" aria-labelledby={titleId} className="pb-2">
      <div id={titleId} role="presentation" className="px-3 pt-2 pb-1 text-sm text-soft">
        {group.title}
      </div>
      {lines}
    </div>
  );
}
