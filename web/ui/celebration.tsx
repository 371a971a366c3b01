import { lazy, Suspense } from 'react';
import type { CelebrationProps } from './celebration-dialog.tsx';

const CelebrationDialog = lazy(() => import('./celebration-dialog.tsx'));

/** A congratulation, fetched when there is one: few visits of a page have it. */
export function Celebration(props: CelebrationProps) {
  if (!props.open) return null;
  return (
    <Suspense>
      <CelebrationDialog {...props} />
    </Suspense>
  );
}
