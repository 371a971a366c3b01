import type { ReactNode } from 'react';
import type { LegalKind } from '#contract/legal.ts';
import {
  type LegalDocument,
  legalAdminCalls,
  legalDocument,
  legalPatchBody,
} from '#contract/legal-admin.ts';
import { missingLanguages } from '#domain/bilingual.ts';
import { htmlLang } from '#domain/locale.ts';
import { RichTextField } from '#web/admin/rich-text/rich-text-field.tsx';
import { BothLanguages } from '#web/forms/both-languages.tsx';
import { RecordFrame } from '#web/forms/record-frame.tsx';
import { useRecordForm } from '#web/forms/use-record-form.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PublishButton } from './publish-button.tsx';
import { VersionList } from './version-list.tsx';

const fields = ['html', 'html_zh'] as const;
type Field = (typeof fields)[number];
type Texts = { html?: string | undefined; html_zh?: string | undefined };

/** The draft of a legal text in both languages, and what was published. */
export function LegalEditor({ document, lead }: { document: LegalDocument; lead: ReactNode }) {
  const { t } = useTranslation();
  const api = useApi();
  const { kind } = document;
  const record = useRecordForm<Texts, Texts, LegalDocument, Field>({
    schema: legalPatchBody,
    state: document,
    fields,
    valuesOf: ({ html, html_zh }) => ({ html, html_zh }),
    newValues: {},
    stateSchema: legalDocument,
    leadsTo: null,
    save: (values, version) =>
      api.send(legalAdminCalls.update, {
        params: { kind },
        body: { ...values, ...(version !== undefined && { version }) },
      }),
  });
  const { form, values, errorOf } = record;
  const texts = { en: values.html ?? '', zh: values.html_zh ?? '' } as Record<'en' | 'zh', string>;
  return (
    <RecordFrame
      record={record}
      title={t('admin.titles.Legal')}
      back={{ to: '/admin', label: t('admin.layout.dashboard') }}
      words={useLegalTexts()}
      submitLabel={t('admin.legal.save')}
      actions={<PublishButton document={document} isChanged={record.isChanged} />}
      lead={lead}
    >
      <Standing document={document} />
      <BothLanguages
        id="texts"
        title={t(`legal.${kind}`)}
        hint={t('admin.legal.textsHint')}
        pairs={[]}
        tabsOnPhones
        form={form}
        values={values}
        errorOf={errorOf}
        below={(side) => {
          const field = side === 'zh' ? 'html_zh' : 'html';
          return (
            <RichTextField
              label={t('admin.legal.html')}
              missing={missingLanguages([texts]).includes(side) ? side : null}
              lang={htmlLang[side]}
              value={texts[side]}
              onChange={(html) => form.setValue(field, html, { shouldDirty: true })}
              error={errorOf(field)}
            />
          );
        }}
      />
      <VersionList kind={kind as LegalKind} versions={document.versions} />
    </RecordFrame>
  );
}

/** Whether the draft is in force, and the reminder of a review by lawyers. */
function Standing({ document }: { document: LegalDocument }) {
  const { t } = useTranslation();
  if (document.versions.length === 0) {
    return (
      <Notice tone="warning" title={t('admin.legal.publishReview')}>
        {t('admin.legal.never')}
      </Notice>
    );
  }
  return document.is_published ? (
    <Notice tone="success">{t('admin.legal.inForce')}</Notice>
  ) : (
    <Notice title={t('admin.legal.publishReview')}>{t('admin.legal.changed')}</Notice>
  );
}

/** The labels of the fields and their values, for comparing two states of the draft. */
function useLegalTexts() {
  const { t } = useTranslation();
  return {
    labels: {
      html: `${t('admin.legal.html')} · ${t('admin.languages.en')}`,
      html_zh: `${t('admin.legal.html')} · ${t('admin.languages.zh')}`,
    },
    wordOf: (_field: Field, value: unknown) =>
      typeof value === 'string' ? value.replace(/<[^<>]*>/g, ' ').trim() : '',
  };
}
