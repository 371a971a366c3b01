import { useCallback, useEffect, useRef, useTransition } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Reloads the page’s data. Resolves once the new data is rendered: the router shows it in a
 * transition, which may come later than its own promise, and discarding an optimistic state in
 * between would show the old data for a moment.
 */
export function useRevalidate(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const [isPending, startTransition] = useTransition();
  const waiting = useRef<(() => void)[]>([]);
  const isMounted = useRef(false);

  useEffect(() => {
    if (!isPending) for (const go of waiting.current.splice(0)) go();
  }, [isPending]);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      for (const go of waiting.current.splice(0)) go();
    };
  }, []);

  return useCallback(async () => {
    await revalidate();
    if (!isMounted.current) return;
    await new Promise<void>((shown) => {
      // A transition that begins later is committed with or after the router’s.
      startTransition(() => {
        waiting.current.push(shown);
      });
    });
  }, [revalidate]);
}
