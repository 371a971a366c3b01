import { CircleAlert } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import { Marked } from '#web/forms/both-languages.tsx';
import { cx } from '#web/lib/cx.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import type { RichTextProps } from './use-rich-text.ts';

/** Half a megabyte of editor: loaded only where a text is edited. */
const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'));

interface RichTextFieldProps extends Pick<RichTextProps, 'lang' | 'value' | 'onChange'> {
  label: string;
  /** Marked as the language that is missing. */
  missing: 'zh' | 'en' | null;
  error: string | undefined;
}

/** A text with headings, lists, tables, pictures, callouts and formulas. */
export function RichTextField({
  label,
  missing,
  lang,
  value,
  onChange,
  error,
}: RichTextFieldProps) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const id = useId();
  const describedBy = cx(`${id}-hint`, error !== undefined && `${id}-error`) || undefined;
  const loading = <Skeleton className="h-80 w-full" />;
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline gap-2 text-sm font-medium">
        <Marked missing={missing}>{label}</Marked>
      </div>
      {isHydrated ? (
        <Suspense fallback={loading}>
          <RichTextEditor
            id={id}
            label={label}
            lang={lang}
            value={value}
            onChange={onChange}
            describedBy={describedBy}
            invalid={error !== undefined}
          />
        </Suspense>
      ) : (
        loading
      )}
      <p id={`${id}-hint`} className="text-sm text-soft">
        {t('admin.lessons.rich.keys')}
      </p>
      {error !== undefined && (
        <p
          id={`${id}-error`}
          role="alert"
          className="flex items-start gap-1.5 text-sm font-medium text-seal"
        >
          <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
