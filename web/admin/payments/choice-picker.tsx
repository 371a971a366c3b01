import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { type PaymentChoice, paymentCalls } from '#contract/payments-admin.ts';
import { maxLengths } from '#domain/limits.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';

/** The pause in typing before a search. */
const PAUSE_MS = 250;

interface ChoicePickerProps {
  kind: 'user' | 'course';
  label: string;
  hint: string;
  error: string | undefined;
  chosen: PaymentChoice | null;
  onChoose: (choice: PaymentChoice | null) => void;
  required?: boolean;
}

/** Finds a person or a course by a few characters; the results are buttons. */
export function ChoicePicker({
  kind,
  label,
  hint,
  error,
  chosen,
  onChoose,
  required = false,
}: ChoicePickerProps) {
  const { t } = useTranslation();
  const text = usePick();
  const api = useApi();
  const listId = useId();
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<PaymentChoice[] | null>(null);
  const latest = useRef(0);
  const field = useRef<HTMLDivElement>(null);
  const hasChosen = useRef(false);

  // The clicked button was removed: the focus moves to its replacement.
  useEffect(() => {
    if (hasChosen.current) field.current?.querySelector<HTMLElement>('input, button')?.focus();
    hasChosen.current = false;
  });

  function choose(choice: PaymentChoice | null) {
    hasChosen.current = true;
    setSearch('');
    onChoose(choice);
  }

  useEffect(() => {
    const turn = ++latest.current;
    if (search.trim() === '') {
      setFound(null);
      return;
    }
    const timer = setTimeout(() => {
      api
        .call(paymentCalls.choices, { query: { kind, search } })
        // The response of an earlier search that arrives late is ignored.
        .then(({ list }) => turn === latest.current && setFound(list))
        .catch(() => turn === latest.current && setFound([]));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [api, kind, search]);

  if (chosen !== null) {
    const name = text(chosen.title, chosen.title_zh);
    return (
      <div ref={field}>
        <p className="text-sm font-medium">{label}</p>
        <div className="mt-1.5 flex min-h-11 items-center justify-between gap-3 rounded-md bg-wash pl-3.5">
          <span lang={name.lang} className="min-w-0 break-words">
            {name.text}
            {chosen.detail !== '' && (
              <span className="block text-sm text-soft">{chosen.detail}</span>
            )}
          </span>
          <IconButton
            label={t('admin.payments.unchoose', { name: name.text })}
            icon={<X aria-hidden="true" className="size-5" />}
            onClick={() => choose(null)}
          />
        </div>
        {error !== undefined && (
          <p role="alert" className="mt-1.5 text-sm font-medium text-seal">
            {error}
          </p>
        )}
      </div>
    );
  }
  return (
    <div ref={field}>
      <Field
        label={label}
        {...(!required && { mark: t('controls.optional') })}
        hint={hint}
        error={error}
        required={required}
      >
        <TextInput
          type="search"
          value={search}
          autoComplete="off"
          maxLength={maxLengths.search}
          onChange={(event) => setSearch(event.target.value)}
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
          <p className="mt-2 text-sm text-soft">{t('admin.payments.noneFound')}</p>
        )}
        {found !== null && found.length > 0 && (
          <ul className="mt-2 divide-y divide-line rounded-md ring-1 ring-line">
            {found.map((choice) => {
              const name = text(choice.title, choice.title_zh);
              return (
                <li key={choice.id}>
                  <button
                    type="button"
                    className="min-h-11 w-full px-3.5 py-1.5 text-left hover:bg-wash"
                    onClick={() => choose(choice)}
                  >
                    <span lang={name.lang}>{name.text}</span>
                    {choice.detail !== '' && (
                      <span className="block text-sm text-soft">{choice.detail}</span>
                    )}
                  </button>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </div>
  );
}
