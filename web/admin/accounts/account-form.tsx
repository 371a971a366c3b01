import type { z } from 'zod';
import type { Role } from '#contract/accounts.ts';
import { userAdminCalls, userCreateBody, userEditBody } from '#contract/accounts-admin.ts';
import { type AdminUser, adminUser } from '#contract/admin-user.ts';
import { type AdminRole, adminRoles } from '#domain/permissions.ts';
import { RecordFrame } from '#web/forms/record-frame.tsx';
import { useRecordForm } from '#web/forms/use-record-form.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Checkbox, Field, PasswordInput } from '#web/ui/field.tsx';
import { AccountFields } from './account-fields.tsx';
import { peopleViews, roles } from './user-list-view.ts';

const editFields = ['name', 'email', 'role', 'admin_role', 'language_preference'] as const;
const newFields = [...editFields, 'password', 'send_letter'] as const;
type EditField = (typeof editFields)[number];
type NewField = (typeof newFields)[number];

/** The labels of an account's fields, for comparing two states of it. */
function useAccountTexts() {
  const { t } = useTranslation();
  const labels: Record<NewField, string> = {
    name: t('admin.accounts.form.name'),
    email: t('admin.accounts.form.email'),
    role: t('admin.accounts.form.role'),
    admin_role: t('admin.accounts.form.adminRole'),
    language_preference: t('admin.accounts.form.language'),
    password: t('admin.accounts.form.password'),
    send_letter: t('admin.accounts.form.sendEmail'),
  };
  function wordOf(field: NewField, value: unknown): string {
    if (field === 'role') {
      const role = roles.find((one) => one === value);
      return role ? t(`admin.accounts.roles.${role}`) : '';
    }
    if (field === 'admin_role') {
      const adminRole = adminRoles.find((one) => one === value);
      return adminRole ? t(`admin.accounts.adminRoles.${adminRole}`) : '';
    }
    if (field === 'language_preference') {
      return t(value === 'en' ? 'admin.accounts.languages.en' : 'admin.accounts.languages.zh');
    }
    return String(value ?? '');
  }
  return { labels, wordOf };
}

/** The role that is selected at first for a new admin: the one with the fewest permissions. */
const OFFERED: AdminRole = 'support';

const valuesOf = ({ name, email, role, admin_role, language_preference }: AdminUser) => ({
  name,
  email,
  role,
  admin_role: admin_role ?? OFFERED,
  language_preference,
});

/** A new account, with a password of the admin's choice or an email to set one. */
export function NewAccountForm({ backTo }: { backTo: string }) {
  const { t } = useTranslation();
  const api = useApi();
  const words = useAccountTexts();
  const record = useRecordForm<
    z.input<typeof userCreateBody>,
    z.output<typeof userCreateBody>,
    AdminUser,
    NewField
  >({
    schema: userCreateBody,
    state: null,
    fields: newFields,
    valuesOf,
    newValues: {
      name: '',
      email: '',
      role: 'student',
      admin_role: OFFERED,
      language_preference: 'zh',
      password: '',
      send_letter: true,
    },
    stateSchema: adminUser,
    leadsTo: ({ user_id }) => `${peopleViews.path}/${user_id}`,
    save: (body) => {
      // An email with a link is for those who have no password yet.
      const send_letter = body.send_letter && body.password === '';
      return api.send(userAdminCalls.create, { body: { ...body, send_letter } });
    },
  });
  const { form, errorOf, values } = record;
  const hasPassword = values.password !== '' && values.password !== undefined;
  return (
    <RecordFrame
      record={record}
      title={t('admin.accounts.form.addTitle')}
      back={{ to: backTo, label: t('admin.accounts.form.backToList') }}
      words={words}
      submitLabel={t('admin.accounts.form.create')}
    >
      <div className="grid max-w-3xl items-start gap-5 sm:grid-cols-2">
        <AccountFields
          form={form}
          role={values.role as Role}
          adminRole={(values.admin_role ?? OFFERED) as AdminRole}
          errorOf={errorOf}
        />
        <Field
          label={t('admin.accounts.form.password')}
          hint={t('admin.accounts.form.passwordHint')}
          error={errorOf('password')}
        >
          <PasswordInput
            autoComplete="new-password"
            showLabel={t('controls.showPassword')}
            hideLabel={t('controls.hidePassword')}
            {...form.register('password')}
          />
        </Field>
        <Checkbox
          label={t('admin.accounts.form.sendEmail')}
          className="sm:pt-7"
          disabled={hasPassword}
          {...form.register('send_letter')}
        />
      </div>
    </RecordFrame>
  );
}

/** An existing account, to be changed. */
export function EditAccountForm({ person }: { person: AdminUser }) {
  const { t } = useTranslation();
  const api = useApi();
  const words = useAccountTexts();
  const backTo = `${peopleViews.path}/${person.user_id}`;
  const record = useRecordForm<
    z.input<typeof userEditBody>,
    z.output<typeof userEditBody>,
    AdminUser,
    EditField
  >({
    schema: userEditBody,
    state: person,
    fields: editFields,
    valuesOf,
    newValues: {},
    stateSchema: adminUser,
    leadsTo: () => backTo,
    save: (values, version) =>
      api.send(userAdminCalls.update, {
        params: { id: person.user_id },
        body: { ...values, ...(version !== undefined && { version }) },
      }),
  });
  return (
    <RecordFrame
      record={record}
      title={t('admin.accounts.form.editTitle')}
      back={{ to: backTo, label: t('admin.accounts.form.backToPerson') }}
      words={words}
      submitLabel={t('admin.accounts.form.save')}
    >
      <div className="grid max-w-3xl items-start gap-5 sm:grid-cols-2">
        <AccountFields
          form={record.form}
          role={record.values.role as Role}
          adminRole={(record.values.admin_role ?? OFFERED) as AdminRole}
          errorOf={record.errorOf}
        />
      </div>
    </RecordFrame>
  );
}
