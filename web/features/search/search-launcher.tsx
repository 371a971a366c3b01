import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { searchPath } from '#web/lib/page-paths.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Search } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { isWriting, opensSearch } from './opens-search.ts';
import { typeAhead } from './type-ahead.ts';

/** Loaded on demand, so that no page waits for it. */
const loadDialog = () => import('./search-dialog.tsx');
const SearchDialog = lazy(loadDialog);

/** The button in the site’s header that opens the search; `/` and Ctrl-K do as well. */
export function SearchLauncher() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const [isComing, setIsComing] = useState(false);
  // Another page is behind it: the navigation has ended the search.
  const open = openedOn === key;
  /** The text typed since the dialog was requested; null while it is not loading. */
  const ahead = useRef<{ text: string } | null>(null);

  function takeTyped(): string {
    const text = ahead.current?.text ?? '';
    ahead.current = null;
    setIsComing(false);
    return text;
  }

  function show() {
    if (ahead.current !== null) return;
    const mine = { text: '' };
    ahead.current = mine;
    setIsComing(true);
    loadDialog().then(
      () => {
        if (ahead.current === mine) setOpenedOn(key);
      },
      // Without its code the search page is used.
      () => {
        if (ahead.current === mine) void navigate(searchPath(takeTyped()));
      },
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation cancels the request.
  useEffect(() => {
    ahead.current = null;
    setIsComing(false);
  }, [key]);

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      show();
    };
    // In the capture phase: while the dialog is loading, keys are input for its field.
    const collect = (event: KeyboardEvent) => {
      if (ahead.current === null || isWriting(event)) return;
      const text = typeAhead(ahead.current.text, event);
      if (text !== null) {
        event.preventDefault();
        event.stopPropagation();
        ahead.current.text = text;
      } else if (event.key === 'Escape') takeTyped();
    };
    window.addEventListener('keydown', collect, { capture: true });
    window.addEventListener('keydown', open);
    return () => {
      window.removeEventListener('keydown', collect, { capture: true });
      window.removeEventListener('keydown', open);
    };
  });

  return (
    <>
      <Link
        to="/search"
        aria-label={t('search.open')}
        aria-keyshortcuts="/ Control+K"
        aria-busy={isComing}
        title={t('search.open')}
        className="head-button text-soft hover:text-porcelain"
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onFocus={() => void loadDialog().catch(() => undefined)}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          show();
        }}
      >
        {isComing ? <Spinner /> : <Search aria-hidden="true" className="size-5" />}
      </Link>
      {open && (
        <Suspense>
          <SearchDialog takeTyped={takeTyped} onClose={() => setOpenedOn(null)} />
        </Suspense>
      )}
    </>
  );
}
