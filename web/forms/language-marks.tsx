import type { Locale } from '#domain/locale.ts';
import { useAction } from '#web/lib/browser-api.ts';
import { focusPage } from '#web/lib/focus-page.ts';
import { useFormat } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { History } from '#web/ui/page-icons.tsx';

interface LanguageMarksProps {
  /** Languages with a missing text. */
  missing: readonly Locale[];
  /** The language whose translation is outdated. */
  outdated: Locale | null;
}

/** Shows which language lacks a text, and which translation is outdated. */
export function LanguageMarks({ missing, outdated }: LanguageMarksProps) {
  const { t } = useTranslation();
  if (missing.length === 0 && outdated === null) return null;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {missing.map((language) => (
        <Badge key={language} tone="clay">
          {t(`admin.missing.${language}`)}
        </Badge>
      ))}
      {outdated !== null && (
        <Badge tone="porcelain" icon={<History aria-hidden="true" className="size-3.5" />}>
          {t(`admin.outdated.${outdated}`)}
        </Badge>
      )}
    </span>
  );
}

interface OutdatedNoticeProps {
  record: { outdated: Locale | null; texts_changed_at: string; texts_zh_changed_at: string };
  /** Marks the outdated translation as up to date. */
  confirm: () => Promise<{ msg: string }>;
}

/** In a form: which translation is outdated, since when, and a button to mark it as up to date. */
export function OutdatedNotice({ record, confirm }: OutdatedNoticeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { outdated } = record;
  const run = useAction(async () => {
    const { msg } = await confirm();
    toast({ text: msg });
    focusPage();
  });
  if (outdated === null) return null;
  return (
    <Notice
      tone="warning"
      title={t(`admin.outdated.${outdated}`)}
      action={
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11"
          busy={run.busy}
          onClick={() => run.run()}
        >
          {t(`admin.outdated.confirm.${outdated}`)}
        </Button>
      }
    >
      {t('admin.outdated.text', {
        en: format.dateTime(record.texts_changed_at),
        zh: format.dateTime(record.texts_zh_changed_at),
      })}
    </Notice>
  );
}
