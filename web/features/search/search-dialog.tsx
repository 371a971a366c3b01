import { ArrowRight, Clock3, CornerDownLeft, Search, Trash2, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { browserApi } from '#web/lib/browser-api.ts';
import { cx } from '#web/lib/cx.ts';
import { isOfInputMethod } from '#web/lib/input-method.ts';
import { searchPath } from '#web/lib/page-paths.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ReadAs } from './read-as.tsx';
import { recentSearches } from './recent-searches.ts';
import { ResultLine } from './result-line.tsx';
import { countResults, groupResults, type ResultGroup, stepChoice } from './search-choices.ts';
import { useSuggestions } from './suggestions.ts';
import { useSearcher } from './use-searcher.ts';

/** As long as the API takes (contract/search.ts), which must not be loaded for one number. */
const MAX_LENGTH = 200;

/** The line that leads to all results. */
const ALL = 'all';

/** One line of the list: a result or all of them, or a search to make. */
interface Choice {
  key: string;
  /** Where it leads; absent: it fills the field. */
  to?: string;
  search: string;
  line: ReactNode;
}

interface ChoiceGroup {
  title: string | null;
  choices: Choice[];
}

async function ask(search: string, signal: AbortSignal) {
  const { searchCalls } = await import('#contract/search.ts');
  return browserApi.call(searchCalls.search, { query: { q: search }, signal });
}

interface SearchDialogProps {
  /** What was typed before the field was there; asked once. */
  takeTyped: () => string;
  onClose: () => void;
}

/**
 * The search over everything, as a box above the page: a field and the list that belongs to
 * it. The focus stays in the field; arrows choose, Enter opens, Escape closes.
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
      // At once: the next key goes on from it, and may come before React has shown it.
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

  const groups = choiceGroups();
  const choices = groups.flatMap((group) => group.choices);
  const active = choices[current];
  const idOf = (choice: Choice) => `${id}-${choices.indexOf(choice)}`;
  const isEmpty = state.status === 'done' && state.results && countResults(state.results) === 0;

  function choiceGroups(): ChoiceGroup[] {
    if (state.status === 'idle') {
      const lines = (title: string, searches: readonly string[], sign: ReactNode) => ({
        title,
        choices: searches.map((search) => ({
          key: search,
          search,
          line: (
            <>
              {sign}
              <span>{search}</span>
            </>
          ),
        })),
      });
      const sign = 'size-5 shrink-0 text-faint';
      return [
        lines(t('search.recent'), recent, <Clock3 aria-hidden="true" className={sign} />),
        lines(t('search.suggestions'), suggestions, <Search aria-hidden="true" className={sign} />),
      ].filter((group) => group.choices.length > 0);
    }
    if (state.results === null || countResults(state.results) === 0) return [];
    const ofKind = ({ kind, choices }: ResultGroup): ChoiceGroup => ({
      title: t(`search.groups.${kind}`),
      choices: choices.map((choice) => ({
        key: choice.to,
        to: choice.to,
        search: state.search,
        line: <ResultLine choice={choice} />,
      })),
    });
    const all: Choice = {
      key: ALL,
      to: searchPath(state.search),
      search: state.search,
      line: (
        <>
          <span className="grow text-porcelain">{t('search.all', { search: state.search })}</span>
          <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-porcelain" />
        </>
      ),
    };
    return [...groupResults(state.results).map(ofKind), { title: null, choices: [all] }];
  }

  function choose(choice: Choice) {
    if (choice.to === undefined) {
      type(choice.search);
      field.current?.focus();
      return;
    }
    recentSearches.add(choice.search);
    onClose();
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the press is for pointers beside it.
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
        <div className="flex items-center gap-1 border-b border-line py-1.5 pr-2 pl-4">
          {state.status === 'searching' ? (
            <Spinner className="w-5 justify-center text-porcelain" />
          ) : (
            <Search aria-hidden="true" className="size-5 shrink-0 text-faint" />
          )}
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-label={t('search.label')}
            aria-autocomplete="list"
            aria-expanded={choices.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={active && idOf(active)}
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            placeholder={t('search.placeholder')}
            maxLength={MAX_LENGTH}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="min-h-12 min-w-0 grow bg-transparent px-2 text-lg outline-none max-sm:placeholder:text-base"
          />
          <IconButton
            label={t('common.close')}
            icon={<X aria-hidden="true" className="size-5" />}
            onClick={onClose}
          />
        </div>
        <p role="status" className="sr-only">
          {state.status === 'searching' && t('search.searching')}
          {state.status === 'done' &&
            state.results &&
            t('search.count', { count: countResults(state.results) })}
        </p>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain p-2">
          {state.results && <ReadAs terms={state.results.read_as} />}
          <div id={`${id}-list`} role="listbox" aria-label={t('search.label')}>
            {groups.map((group, index) => (
              <Group
                key={group.title ?? ALL}
                titleId={`${id}-group-${index}`}
                group={group}
                active={active}
                idOf={idOf}
                onChoose={choose}
                onPoint={(choice) => setCurrent(choices.indexOf(choice))}
              />
            ))}
          </div>
          {state.status === 'searching' && state.results === null && (
            // The status above says it to screen readers.
            <p aria-hidden="true" className="px-4 py-10 text-center text-soft">
              {t('search.searching')}
            </p>
          )}
          {isEmpty && (
            <div className="px-4 py-10 text-center">
              <p className="font-serif text-xl">{t('search.nothing', { search: state.search })}</p>
              <p className="mt-2 text-soft">{t('search.nothingHelp')}</p>
              <ul className="mt-5 flex flex-wrap justify-center gap-2">
                {suggestions.map((suggestion) => (
                  <li key={suggestion}>
                    <Button variant="secondary" size="sm" onClick={() => type(suggestion)}>
                      {suggestion}
                    </Button>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {state.status === 'failed' && (
            <div role="alert" className="px-4 py-10 text-center">
              <p className="font-serif text-xl">{t('search.failed')}</p>
              <p className="mt-2 text-soft">{t('common.errorHelp')}</p>
              <Button variant="secondary" className="mt-5" onClick={searcher.retry}>
                {t('common.retry')}
              </Button>
            </div>
          )}
          {state.status === 'idle' && recent.length > 0 && (
            <Button
              variant="quiet"
              size="sm"
              className="mt-1 min-h-11"
              icon={<Trash2 aria-hidden="true" className="size-4" />}
              onClick={() => {
                recentSearches.clear();
                setRecent([]);
                setCurrent(-1);
                field.current?.focus();
              }}
            >
              {t('search.clearRecent')}
            </Button>
          )}
        </div>
        <KeyHints />
      </div>
    </dialog>
  );
}

interface GroupProps {
  titleId: string;
  group: ChoiceGroup;
  active: Choice | undefined;
  idOf: (choice: Choice) => string;
  onChoose: (choice: Choice) => void;
  onPoint: (choice: Choice) => void;
}

function Group({ titleId, group, active, idOf, onChoose, onPoint }: GroupProps) {
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
      // A pointer that rests while the list changes beneath it chooses nothing.
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

/** What keys do here, for those who have any. */
function KeyHints() {
  const { t } = useTranslation();
  const key = 'inline-grid h-6 min-w-6 place-items-center rounded-sm bg-sunk px-1 ring-1 ring-line';
  return (
    <p
      aria-hidden="true"
      className="hidden items-center gap-5 border-t border-line px-4 py-2.5 text-sm text-soft pointer-fine:flex"
    >
      <span className="flex items-center gap-1.5">
        <kbd className={key}>↑</kbd>
        <kbd className={key}>↓</kbd>
        {t('search.keys.choose')}
      </span>
      <span className="flex items-center gap-1.5">
        <kbd className={key}>
          <CornerDownLeft className="size-4" />
        </kbd>
        {t('search.keys.open')}
      </span>
      <span className="flex items-center gap-1.5">
        <kbd className={key}>Esc</kbd>
        {t('search.keys.close')}
      </span>
    </p>
  );
}
