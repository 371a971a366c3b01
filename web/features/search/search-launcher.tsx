import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { opensSearch } from './opens-search.ts';

/** Nobody waits for the search box before they ask for it. */
const loadDialog = () => import('./search-dialog.tsx');
const SearchDialog = lazy(loadDialog);

/** The button in the site’s head that opens the search; `/` and Ctrl-K do as well. */
export function SearchLauncher() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  // Another page is behind it: whatever led there has ended the search.
  const open = openedOn === key;

  function show() {
    loadDialog().then(
      () => setOpenedOn(key),
      // Without its code there is still the page.
      () => navigate('/search'),
    );
  }

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      show();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });

  return (
    <>
      <Link
        to="/search"
        aria-label={t('search.open')}
        aria-keyshortcuts="/ Control+K"
        title={t('search.open')}
        className="grid size-11 place-items-center rounded-md text-soft hover:bg-wash hover:text-porcelain"
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onFocus={() => void loadDialog().catch(() => undefined)}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          show();
        }}
      >
        <Search aria-hidden="true" className="size-5" />
      </Link>
      {open && (
        <Suspense>
          <SearchDialog onClose={() => setOpenedOn(null)} />
        </Suspense>
      )}
    </>
  );
}
