import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * What a page load does by itself and a navigation in the page does not: the focus goes to
 * the new content, and screen readers hear its title.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash === '') document.getElementById('content')?.focus({ preventScroll: true });
    // The title is in place once this render is.
    setTitle(document.title);
  }, [pathname, hash]);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
