import { type ReactNode, useId } from 'react';
import { useTranslation } from '#web/lib/translation.tsx';

interface PersonPartProps {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One section of a person's page. */
export function PersonPart({ title, aside, children }: PersonPartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-lg bg-raised p-5 ring-1 ring-line sm:p-6"
    >
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** Says that a list continues beyond what is shown. */
export function LatestOf({ shown, count }: { shown: number; count: number }) {
  const { t } = useTranslation();
  if (shown >= count) return null;
  return (
    <p className="mt-3 text-sm text-soft">{t('admin.accounts.person.latest', { shown, count })}</p>
  );
}
