import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '#web/lib/browser-api.ts';
import { cx } from '#web/lib/cx.ts';
import { isOfInputMethod } from '#web/lib/input-method.ts';
import { searchPath } from '#web/lib/page-paths.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { ALL, type Choice, useChoiceGroups } from './choice-groups.tsx';
import { KeyHints } from './key-hints.tsx';
import { recentSearches } from './recent-searches.ts';
import { MAX_LENGTH, SearchBox } from './search-box.tsx';
import { stepChoice } from './search-choices.ts';
import { SearchList } from './search-list.tsx';
import { SearchStatus } from './search-outcome.tsx';
import { useSuggestions } from './suggestions.ts';
import { useSearcher } from './use-searcher.ts';

async function ask(search: string, signal: AbortSignal) {
  const { searchCalls } = await import('#contract/search.ts');
  return browserApi.call(searchCalls.search, { query: { q: search }, signal });
}

interface SearchDialogProps {
  /** The text typed before the field was ready; read once. */
  takeTyped: () => string;
  onClose: () => void;
}

/**
 * The search dialog: a field and its list of results. The focus stays in the field; arrows select,
 * Enter opens, Escape closes.
 */
export default function SearchDialog({ takeTyped, onClose }: SearchDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [current, setCurrent] = useState(-1);
  const [recent, setRecent] = useState(recentSearches.read);
  const suggestions = useSuggestions();
  const { state, searcher } = useSearcher(ask);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useEffect(() => {
    const box = dialog.current;
    box?.showModal();
    const typed = takeTyped().slice(0, MAX_LENGTH);
    if (field.current !== null) {
      // Set directly: the next key may come before React has rendered.
      field.current.value = typed;
      field.current.focus();
    }
    type(typed);
    return () => box?.close();
  }, []);

  function type(next: string) {
    setText(next);
    setCurrent(-1);
    searcher.seek(next);
  }

  const groups = useChoiceGroups({ state, recent, suggestions });
  const choices = groups.flatMap((group) => group.choices);
  const active = choices[current];
  const idOf = (choice: Choice) => `${id}-${choices.indexOf(choice)}`;

  function choose(choice: Choice) {
    if (choice.to === undefined) {
      type(choice.search);
      field.current?.focus();
      return;
    }
    recentSearches.add(choice.search);
    onClose();
  }

  function clearRecent() {
    recentSearches.clear();
    setRecent([]);
    setCurrent(-1);
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isOfInputMethod(event.nativeEvent)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = stepChoice(current, choices.length, event.key === 'ArrowDown' ? 1 : -1);
      setCurrent(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const search = text.trim();
      const choice =
        active ??
        (search === '' ? undefined : { key: ALL, to: searchPath(search), search, line: null });
      if (choice === undefined) return;
      choose(choice);
      if (choice.to !== undefined) void navigate(choice.to);
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is for pointers beside it.
    <dialog
      ref={dialog}
      aria-label={t('search.label')}
      className={cx(
        'dialog-in m-0 h-dvh max-h-dvh w-full max-w-none overflow-hidden bg-raised p-0 text-ink shadow-float backdrop:bg-[#0a1222b3]',
        'sm:mx-auto sm:mt-[10dvh] sm:h-fit sm:max-h-[80dvh] sm:w-[calc(100%-4rem)] sm:max-w-2xl sm:rounded-lg',
      )}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="flex h-full max-h-[inherit] flex-col sm:min-h-[min(27rem,80dvh)]">
        <SearchBox
          field={field}
          text={text}
          isSearching={state.status === 'searching'}
          listId={`${id}-list`}
          hasChoices={choices.length > 0}
          activeId={active && idOf(active)}
          onType={type}
          onKeyDown={onKeyDown}
          onClose={onClose}
        />
        <SearchStatus state={state} />
        <SearchList
          id={id}
          state={state}
          groups={groups}
          suggestions={suggestions}
          recent={recent}
          active={active}
          idOf={idOf}
          onChoose={choose}
          onPoint={(choice) => setCurrent(choices.indexOf(choice))}
          onSearch={type}
          onRetry={searcher.retry}
          onClearRecent={clearRecent}
        />
        <KeyHints />
      </div>
    </dialog>
  );
}
