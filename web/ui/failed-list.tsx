import { useRevalidator } from 'react-router';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface FailedListProps {
  /** What failed: “Failed to fetch courses”. */
  title: string;
  seed?: number;
}

/** A list that failed to load: it is empty, says why, and can be loaded again. */
export function FailedList({ title, seed }: FailedListProps) {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  return (
    <div role="alert">
      <EmptyState
        title={title}
        {...(seed !== undefined && { seed })}
        action={
          <Button variant="secondary" busy={state === 'loading'} onClick={() => void revalidate()}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('common.failedList')}
      </EmptyState>
    </div>
  );
}
