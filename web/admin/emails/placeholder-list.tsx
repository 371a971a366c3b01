import type { EmailKind } from '#domain/email-kinds.ts';
import {
  type EmailPlaceholder,
  emailBlocksOf,
  neededValuesOf,
  placeholder,
  valuesOf,
} from '#domain/email-texts.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

interface PlaceholderListProps {
  kind: EmailKind;
  onInsert: (text: string) => void;
}

/** The placeholders of an email’s texts, each with what it stands for. */
export function PlaceholderList({ kind, onInsert }: PlaceholderListProps) {
  const { t } = useTranslation();
  const blocks = emailBlocksOf(kind);
  const needed = neededValuesOf(kind);
  const noteOf = (name: EmailPlaceholder) => {
    if (blocks.some((block) => block === name)) return t('admin.emails.ownParagraph');
    return needed.some((value) => value === name) ? t('admin.emails.required') : null;
  };
  return (
    <section aria-labelledby="placeholders" className="grid gap-4">
      <div>
        <h2 id="placeholders" className="text-xl">
          {t('admin.emails.placeholdersTitle')}
        </h2>
        <p className="mt-1 text-sm text-soft">{t('admin.emails.placeholdersHint')}</p>
      </div>
      <ul className="grid gap-x-6 gap-y-2 md:grid-cols-2">
        {[...blocks, ...valuesOf(kind)].map((name) => {
          const note = noteOf(name);
          return (
            <li key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Button
                variant="secondary"
                size="sm"
                className="min-h-11"
                aria-label={t('admin.emails.insert', { name: placeholder(name) })}
                // The field keeps the focus, and its cursor.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onInsert(placeholder(name))}
              >
                <code>{placeholder(name)}</code>
              </Button>
              <span className="text-sm">{t(`admin.emails.placeholders.${name}`)}</span>
              {note !== null && <Badge tone="clay">{note}</Badge>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
