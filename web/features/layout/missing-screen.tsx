import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface MissingScreenProps {
  title: string;
  text: string;
  /** The link back. */
  to: string;
  action: string;
  seed: number;
}

/** What the page of a record shows where the record does not exist. */
export function MissingScreen({ title, text, to, action, seed }: MissingScreenProps) {
  const { t } = useTranslation();
  return (
    <div className="shell section">
      <PageHead noIndex title={t('titles.NotFound')} />
      <EmptyState
        as="h1"
        seed={seed}
        title={title}
        action={<LinkButton to={to}>{action}</LinkButton>}
      >
        {text}
      </EmptyState>
    </div>
  );
}
