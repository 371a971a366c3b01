import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * What a page load does by itself and a client-side navigation does not: the focus moves to the new
 * content, and screen readers announce its title.
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
    // The title is set after this render.
    setTitle(document.title);
  }, [pathname, hash]);

  // Another view of the same page (`?edit=`) removed the focused element.
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
