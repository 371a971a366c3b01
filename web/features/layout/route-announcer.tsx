import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * What a page load does by itself and a navigation in the page does not: the focus goes to
 * the new content, and screen readers hear its title.
 */
export function RouteAnnouncer() {
  const { pathname, hash, key } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);
  const opened = useRef(key);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash === '') document.getElementById('content')?.focus({ preventScroll: true });
    // The title is in place once this render is.
    setTitle(document.title);
  }, [pathname, hash]);

  // Another view of the same page (`?edit=`) took away what had the focus.
  useEffect(() => {
    if (opened.current === key) return;
    opened.current = key;
    if (hash === '' && document.activeElement === document.body) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
  }, [key, hash]);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
