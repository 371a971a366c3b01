import { useEffect, useRef } from 'react';
import { accountCalls, profileBody, type User } from '#contract/accounts.ts';
import { locales } from '#domain/locale.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { RestoredDraft, useDeviceDraft } from '#web/forms/drafts/device-draft.tsx';
import { useApi } from '#web/lib/browser-api.ts';
import { useLocale, useSwitchLocale } from '#web/lib/language.tsx';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { readToken, storeSession } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Field, Select, TextInput } from '#web/ui/field.tsx';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { languageNames } from './language-menu.tsx';

/** Name and language; the email is read-only. */
export function ProfileForm({ user }: { user: User }) {
  const { t } = useTranslation();
  const api = useApi();
  const locale = useLocale();
  const switchLocale = useSwitchLocale();
  const revalidate = useRevalidate();
  // A session may end before it is saved: the input is restored after the next login.
  const draft = useDeviceDraft('profile', {
    name: user.name,
    language_preference: user.language_preference,
  });
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(profileBody, async (body) => {
    const { data, msg } = await api.send(accountCalls.updateProfile, { body });
    const token = readToken();
    draft.settle();
    if (token !== null) storeSession({ token, user: data.user });
    const chosen = data.user.language_preference;
    if (chosen !== user.language_preference && chosen !== locale) await switchLocale(chosen);
    else await revalidate();
    toast({ text: msg });
  });

  // The draft is written into the fields only when it appears or is discarded.
  const isRestored = useRef(false);
  useEffect(() => {
    if (draft.isRestored === isRestored.current) return;
    isRestored.current = draft.isRestored;
    form.setValue('name', draft.fields.name);
    form.setValue('language_preference', draft.fields.language_preference);
  }, [draft.isRestored, draft.fields, form]);

  return (
    <Form onSubmit={onSubmit}>
      <Field label={t('accounts.profile.name')} error={errorOf('name')} required>
        <TextInput
          autoComplete="name"
          defaultValue={user.name}
          {...form.register('name', {
            onChange: (event) => draft.change({ name: event.target.value }),
          })}
        />
      </Field>
      <Field label={t('accounts.email')} hint={t('accounts.profile.emailHint')}>
        <TextInput type="email" readOnly value={user.email} />
      </Field>
      <Field
        label={t('accounts.profile.language')}
        hint={t('accounts.profile.languageHint')}
        error={errorOf('language_preference')}
      >
        <Select
          defaultValue={user.language_preference}
          className="sm:max-w-64"
          {...form.register('language_preference', {
            onChange: (event) => draft.change({ language_preference: event.target.value }),
          })}
        >
          {locales.map((one) => (
            <option key={one} value={one} lang={one}>
              {languageNames[one].long}
            </option>
          ))}
        </Select>
      </Field>
      <RestoredDraft draft={draft} />
      {failure !== null && (
        <Notice live tone="error" title={t('accounts.profile.failed')}>
          {failure}
        </Notice>
      )}
      <SubmitButton busy={busy} className="w-full sm:w-fit">
        {t('accounts.profile.save')}
      </SubmitButton>
    </Form>
  );
}
