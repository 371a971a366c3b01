import { useRef } from 'react';
import {
  type AdminEmailTexts,
  adminEmailTexts,
  emailAdminCalls,
  emailTextsPatchBody,
} from '#contract/emails-admin.ts';
import { type EmailTexts, emailTextFields, emailTextLimits } from '#domain/email-texts.ts';
import type { Locale } from '#domain/locale.ts';
import { BothLanguages } from '#web/forms/both-languages.tsx';
import { RecordFrame } from '#web/forms/record-frame.tsx';
import { useRecordForm } from '#web/forms/use-record-form.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmailPreview } from './email-preview.tsx';
import { PlaceholderList } from './placeholder-list.tsx';

const fields = [...emailTextFields, ...emailTextFields.map((name) => `${name}_zh` as const)];
type Field = (typeof fields)[number];
type Texts = { [Name in Field]?: string | undefined };

const fieldOf = (name: keyof EmailTexts, language: Locale): Field =>
  language === 'zh' ? `${name}_zh` : name;
const isField = (name: string): name is Field => fields.some((field) => field === name);

interface EmailEditorProps {
  email: AdminEmailTexts;
  standard: Readonly<Record<Field, string>>;
}

/** The texts of an email in both languages, with their placeholders and a preview. */
export function EmailEditor({ email, standard }: EmailEditorProps) {
  const { t } = useTranslation();
  const api = useApi();
  const { kind } = email;
  const record = useRecordForm<Texts, Texts, AdminEmailTexts, Field>({
    schema: emailTextsPatchBody,
    state: email,
    fields,
    valuesOf: (state) => Object.fromEntries(fields.map((field) => [field, state[field]])),
    newValues: {},
    stateSchema: adminEmailTexts,
    leadsTo: null,
    save: (values, version) =>
      api.send(emailAdminCalls.update, {
        params: { kind },
        body: { ...values, ...(version !== undefined && { version }) },
      }),
  });
  const { form, values, errorOf } = record;
  const textOf = (field: Field) => String(values[field] ?? '');
  const textsOf = (language: Locale) =>
    Object.fromEntries(
      emailTextFields.map((name) => [name, textOf(fieldOf(name, language))]),
    ) as unknown as EmailTexts;
  const put = (field: Field, text: string) =>
    form.setValue(field, text, { shouldDirty: true, shouldTouch: true });

  const cursorIn = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  function insert(text: string) {
    const field = cursorIn.current;
    if (field === null || !isField(field.name)) return form.setFocus('text_zh');
    const { selectionStart: start, selectionEnd: end } = field;
    field.setRangeText(text, start ?? 0, end ?? 0, 'end');
    field.focus();
    put(field.name, field.value);
  }

  return (
    <RecordFrame
      record={record}
      title={t(`admin.emails.kinds.${kind}`)}
      back={{ to: '/admin/emails', label: t('admin.titles.Emails') }}
      words={useEmailTexts()}
      submitLabel={t('admin.emails.save')}
    >
      <div
        onFocusCapture={({ target }) => {
          if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
            cursorIn.current = target;
          }
        }}
      >
        <BothLanguages
          id="texts"
          title={t('admin.emails.texts')}
          hint={t('admin.emails.textsHint')}
          pairs={emailTextFields.map((name) => ({
            name,
            label: t(`admin.emails.fields.${name}`),
            maxLength: emailTextLimits[name],
            ...(name === 'text' && { rows: 12 }),
          }))}
          form={form}
          values={values}
          errorOf={errorOf}
          below={(side) => {
            const own = emailTextFields.map((name) => fieldOf(name, side));
            if (own.every((field) => textOf(field) === standard[field])) {
              return <p className="text-sm text-soft">{t('admin.emails.isStandard')}</p>;
            }
            return (
              <Button
                variant="quiet"
                className="justify-self-start"
                onClick={() => {
                  for (const field of own) put(field, standard[field]);
                  toast({ tone: 'info', text: t('admin.emails.restored') });
                }}
              >
                {t('admin.emails.restore')}
              </Button>
            );
          }}
        />
      </div>
      <PlaceholderList kind={kind} onInsert={insert} />
      <EmailPreview kind={kind} textsOf={textsOf} />
    </RecordFrame>
  );
}

/** The labels of the fields and their values, for comparing two states of the texts. */
function useEmailTexts() {
  const { t } = useTranslation();
  const labels = Object.fromEntries(
    emailTextFields.flatMap((name) =>
      (['zh', 'en'] as const).map((side) => [
        fieldOf(name, side),
        `${t(`admin.emails.fields.${name}`)} · ${t(`admin.languages.${side}`)}`,
      ]),
    ),
  ) as Record<Field, string>;
  return { labels, wordOf: (_field: Field, value: unknown) => String(value ?? '') };
}
