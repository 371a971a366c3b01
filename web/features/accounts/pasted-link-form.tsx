import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';

interface PastedLinkFormProps {
  submitLabel: string;
  /** What is asked beside the link. */
  children?: ReactNode;
}

/**
 * The form of a mailed link for readers without scripts, who alone see it: what stands behind the
 * link's `#` never reaches the server, so they paste the link.
 */
export function PastedLinkForm({ submitLabel, children }: PastedLinkFormProps) {
  const { t } = useTranslation();
  return (
    <noscript>
      <form method="post" className="grid gap-5">
        <Field label={t('accounts.pastedLink.label')} hint={t('accounts.pastedLink.hint')} required>
          <TextInput name="token" autoComplete="off" />
        </Field>
        {children}
        <button type="submit" className={buttonClass('primary', 'lg')}>
          {submitLabel}
        </button>
      </form>
    </noscript>
  );
}
