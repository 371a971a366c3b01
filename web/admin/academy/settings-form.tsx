import { useState } from 'react';
import {
  type AdminSiteSettings,
  adminSiteSettings,
  siteSettingsAdminCalls,
  siteSettingsPatchBody,
} from '#contract/academy-admin.ts';
import { PreviewFrame } from '#web/admin/marketing/preview-frame.tsx';
import { AnnouncementStrip } from '#web/features/home/announcement-strip.tsx';
import { Footer } from '#web/features/layout/footer.tsx';
import { BothLanguages } from '#web/forms/both-languages.tsx';
import { RecordFrame } from '#web/forms/record-frame.tsx';
import { useRecordForm } from '#web/forms/use-record-form.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';
import { AcademyDay } from './academy-day.tsx';
import { DemoRecords } from './demo-records.tsx';
import { LegalFields } from './legal-fields.tsx';
import { PartnerFields } from './partner-fields.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { ProgramDays } from './program-days.tsx';
import { factorChoices, SecondFactorChoice } from './second-factor-choice.tsx';
import {
  previewedSite,
  type SettingsField,
  type SettingsInput,
  type SettingsOutput,
  settingsFields,
  settingsValues,
} from './settings-values.ts';
import { SocialLinkFields } from './social-link-fields.tsx';
import { useClock } from './use-clock.ts';

interface SettingsFormProps {
  settings: AdminSiteSettings;
  timeZones: readonly string[];
  /** When the page was opened. */
  now: string;
}

/** The academy's name, contacts and time zone, with a preview of what visitors will see. */
export function SettingsForm({ settings, timeZones, now }: SettingsFormProps) {
  const { t } = useTranslation();
  const api = useApi();
  const clockOf = useClock(now);
  const [stored, setStored] = useState(settings);
  const [asking, setAsking] = useState<(() => void) | null>(null);
  const record = useRecordForm<SettingsInput, SettingsOutput, AdminSiteSettings, SettingsField>({
    schema: siteSettingsPatchBody,
    state: settings,
    fields: settingsFields,
    valuesOf: settingsValues,
    newValues: {},
    stateSchema: adminSiteSettings,
    leadsTo: null,
    save: async (values, version) => {
      const body = { ...values, ...(version !== undefined && { version }) };
      const answer = await api.send(siteSettingsAdminCalls.update, { body });
      setStored(answer.data);
      return answer;
    },
  });
  const { form, values, errorOf } = record;
  const words = useSettingsTexts();
  const timeZone = String(values.time_zone ?? stored.time_zone);

  /** A change of time zone asks for confirmation: it affects every learner. */
  function onSubmit(event: React.FormEvent) {
    event.preventDefault();
    if (timeZone === stored.time_zone) record.onSubmit(event);
    else setAsking(() => () => record.onSubmit(event));
  }

  return (
    <>
      <PageHead title={t('admin.titles.Settings')} noIndex />
      <RecordFrame
        record={{ ...record, onSubmit }}
        title={t('admin.titles.Settings')}
        back={{ to: '/admin', label: t('admin.layout.dashboard') }}
        words={words}
        submitLabel={t('admin.academy.save')}
      >
        <p className="-mt-6 text-soft">{t('admin.academy.lead')}</p>
        <BothLanguages
          id="brand"
          title={t('admin.academy.brand')}
          pairs={[
            { name: 'name', label: t('admin.academy.fields.name') },
            { name: 'tagline', label: t('admin.academy.fields.tagline') },
          ]}
          form={form}
          values={values}
          errorOf={errorOf}
        />
        <div className="grid gap-5">
          <BothLanguages
            id="contact"
            title={t('admin.academy.contact')}
            hint={t('admin.academy.contactHint')}
            pairs={[{ name: 'address', label: t('admin.academy.fields.address'), rows: 2 }]}
            form={form}
            values={values}
            errorOf={errorOf}
          />
          <div className="grid items-start gap-5 md:grid-cols-2 md:gap-x-6">
            <Field label={t('admin.academy.fields.email')} error={errorOf('email')}>
              <TextInput
                type="email"
                autoComplete="off"
                spellCheck={false}
                {...form.register('email')}
              />
            </Field>
            <Field label={t('admin.academy.fields.phone')} error={errorOf('phone')}>
              <TextInput type="tel" autoComplete="off" {...form.register('phone')} />
            </Field>
          </div>
        </div>
        <LegalFields form={form} values={values} errorOf={errorOf} />
        <BothLanguages
          id="announcement-texts"
          title={t('admin.academy.announcement')}
          hint={t('admin.academy.announcementHint')}
          pairs={[{ name: 'announcement', label: t('admin.academy.fields.announcement'), rows: 2 }]}
          form={form}
          values={values}
          errorOf={errorOf}
        />
        <SocialLinkFields form={form} errorOf={errorOf} />
        <PartnerFields form={form} errorOf={errorOf} />
        <ProgramDays form={form} errorOf={errorOf} />
        <PaymentFields form={form} values={values} errorOf={errorOf} />
        <AcademyDay
          form={form}
          error={errorOf('time_zone')}
          timeZone={timeZone}
          timeZones={timeZones}
          clockOf={clockOf}
        />
        <SecondFactorChoice form={form} error={errorOf('second_factor_for')} />
        {stored.holds_demo_data && <DemoRecords />}
        <PreviewFrame title={t('admin.academy.preview')} site={previewedSite(stored, values)}>
          <div className="pt-14">
            <AnnouncementStrip signIn={null} />
            <div className="pt-14">
              <Footer />
            </div>
          </div>
        </PreviewFrame>
      </RecordFrame>
      {asking !== null && (
        <ConfirmTimeZone
          before={stored.time_zone}
          after={timeZone}
          clockOf={clockOf}
          onClose={() => setAsking(null)}
          onConfirm={() => {
            asking();
            setAsking(null);
          }}
        />
      )}
    </>
  );
}

interface ConfirmTimeZoneProps {
  before: string;
  after: string;
  clockOf: (timeZone: string) => string;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation before the time zone changes, with the time in both zones. */
function ConfirmTimeZone({ before, after, clockOf, onClose, onConfirm }: ConfirmTimeZoneProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={onConfirm}
      title={t('admin.academy.confirm.title')}
      description={
        <>
          <p>
            {t('admin.academy.confirm.now', {
              before,
              timeBefore: clockOf(before),
              after,
              timeAfter: clockOf(after),
            })}
          </p>
          <p className="mt-3">{t('admin.academy.confirm.text')}</p>
        </>
      }
      confirmLabel={t('admin.academy.confirm.action')}
      cancelLabel={t('controls.cancel')}
      closeLabel={t('common.close')}
    />
  );
}

/** The labels of the fields and their values, for comparing two states of the settings. */
function useSettingsTexts() {
  const { t } = useTranslation();
  const both = (
    name:
      | 'name'
      | 'tagline'
      | 'address'
      | 'announcement'
      | 'legal_name'
      | 'legal_address'
      | 'bank_details',
  ) => ({
    [`${name}_zh`]: `${t(`admin.academy.fields.${name}`)} · ${t('admin.languages.zh')}`,
    [name]: `${t(`admin.academy.fields.${name}`)} · ${t('admin.languages.en')}`,
  });
  const labels = {
    ...both('name'),
    ...both('tagline'),
    ...both('address'),
    ...both('announcement'),
    ...both('legal_name'),
    ...both('legal_address'),
    registration_number: t('admin.academy.fields.registration_number'),
    tax_number: t('admin.academy.fields.tax_number'),
    email: t('admin.academy.fields.email'),
    phone: t('admin.academy.fields.phone'),
    social_links: t('admin.academy.fields.social_links'),
    partners: t('admin.academy.fields.partners'),
    program_starts_on: t('admin.academy.fields.program_starts_on'),
    program_ends_on: t('admin.academy.fields.program_ends_on'),
    payment_methods: t('admin.academy.fields.payment_methods'),
    payee_name: t('admin.academy.fields.payee_name'),
    paynow_proxy: t('admin.academy.fields.paynow_proxy'),
    duitnow_acquirer: t('admin.academy.fields.duitnow_acquirer'),
    duitnow_merchant: t('admin.academy.fields.duitnow_merchant'),
    ...both('bank_details'),
    time_zone: t('admin.academy.fields.time_zone'),
    second_factor_for: t('admin.academy.fields.second_factor_for'),
  } as Record<SettingsField, string>;
  return {
    labels,
    wordOf: (field: SettingsField, value: unknown) => {
      const choice = factorChoices.find((one) => one === value);
      if (field === 'second_factor_for' && choice !== undefined) {
        return t(`admin.academy.secondFactor.for.${choice}`);
      }
      if (!Array.isArray(value)) return typeof value === 'string' ? value : '';
      return value
        .map((row: unknown) =>
          typeof row === 'object' && row !== null
            ? Object.values(row).filter(Boolean).join(' · ')
            : String(row),
        )
        .join('\n');
    },
  };
}
