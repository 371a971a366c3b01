import { useEffect, useId, useRef, useState } from 'react';
import type { LearnerCandidate } from '#contract/course-access.ts';
import { maxLengths } from '#domain/limits.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';
import { X } from '#web/ui/icons.tsx';

/** The pause in typing before a search. */
const PAUSE_MS = 250;

interface LearnerPickerProps {
  hint: string;
  search: (text: string) => Promise<LearnerCandidate[]>;
  chosen: readonly LearnerCandidate[];
  onChange: (chosen: LearnerCandidate[]) => void;
}

/** Finds people by a part of their name, and lists those who were chosen. */
export function LearnerPicker({ hint, search, chosen, onChange }: LearnerPickerProps) {
  const { t } = useTranslation();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<LearnerCandidate[] | null>(null);
  const latest = useRef(0);
  const field = useRef<HTMLDivElement>(null);
  const ask = useRef(search);
  ask.current = search;

  useEffect(() => {
    const turn = ++latest.current;
    if (typed.trim() === '') {
      setFound(null);
      return;
    }
    const timer = setTimeout(() => {
      ask
        .current(typed)
        // The response of an earlier search that arrives late is ignored.
        .then((list) => turn === latest.current && setFound(list))
        .catch(() => turn === latest.current && setFound([]));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  function choose(person: LearnerCandidate) {
    onChange([...chosen.filter(({ user_id }) => user_id !== person.user_id), person]);
    setTyped('');
    field.current?.querySelector<HTMLElement>('input')?.focus();
  }

  return (
    <div ref={field}>
      <Field label={t('teaching.access.search')} hint={hint}>
        <TextInput
          type="search"
          value={typed}
          autoComplete="off"
          maxLength={maxLengths.search}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            // Enter runs the search; it does not submit the whole form.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            document.getElementById(listId)?.querySelector('button')?.focus();
          }}
        />
      </Field>
      <div id={listId} aria-live="polite">
        {found !== null && found.length === 0 && (
          <p className="mt-2 text-sm text-soft">{t('teaching.access.nobodyFound')}</p>
        )}
        {found !== null && found.length > 0 && (
          <ul className="mt-2 divide-y divide-line rounded-md ring-1 ring-line">
            {found.map((person) => (
              <li key={person.user_id}>
                <button
                  type="button"
                  className="min-h-11 w-full px-3.5 py-1.5 text-left hover:bg-wash"
                  onClick={() => choose(person)}
                >
                  {person.name}
                  <span className="block text-sm break-words text-soft">{person.email}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {chosen.length > 0 && (
        <ul className="mt-3 grid gap-2" aria-label={t('teaching.access.selected')}>
          {chosen.map((person) => (
            <li
              key={person.user_id}
              className="flex min-h-11 items-center justify-between gap-3 rounded-md bg-wash pl-3.5"
            >
              <span className="min-w-0 break-words">
                {person.name}
                <span className="block text-sm text-soft">{person.email}</span>
              </span>
              <IconButton
                label={t('teaching.access.unselect', { name: person.name })}
                icon={<X aria-hidden="true" className="size-5" />}
                onClick={() => onChange(chosen.filter(({ user_id }) => user_id !== person.user_id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
