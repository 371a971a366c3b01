import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminContentListItem } from '#contract/contents-admin.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Which language lacks something, and which one is older than the other. */
export function ContentMarks({
  missing,
  outdated,
}: Pick<AdminContentListItem, 'missing' | 'outdated'>) {
  const { t } = useTranslation();
  if (missing.length === 0 && outdated === null) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-1.5">
      {missing.map((language) => (
        <Badge key={language} tone="clay">
          {t(`admin.missing.${language}`)}
        </Badge>
      ))}
      {outdated !== null && (
        <Badge tone="porcelain" icon={<History aria-hidden="true" className="size-3.5" />}>
          {t(`desk.contents.outdated.${outdated}`)}
        </Badge>
      )}
    </p>
  );
}
