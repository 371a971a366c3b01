import { type ReactNode, Suspense } from 'react';

/**
 * A part of a page that the browser takes over by itself: after what stands above it, in a
 * step of its own, or at once where somebody touches it. It is rendered with the page and
 * looks the same before and after; a slow phone is only never busy for the whole page at
 * one stretch.
 */
export function OwnPace({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
