import { lazy, Suspense } from 'react';
import type { CelebrationProps } from './celebration-dialog.tsx';

const CelebrationDialog = lazy(() => import('./celebration-dialog.tsx'));

/** A congratulation; its dialog is loaded only when there is one, which is rare. */
export function Celebration(props: CelebrationProps) {
  if (!props.open) return null;
  return (
    <Suspense>
      <CelebrationDialog {...props} />
    </Suspense>
  );
}
