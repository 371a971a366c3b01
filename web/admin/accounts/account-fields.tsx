import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { Role } from '#contract/accounts.ts';
import { maxLengths } from '#domain/limits.ts';
import { type AdminRole, adminRoles } from '#domain/permissions.ts';
import { foldWidth } from '#web/lib/fold-width.ts';
import { useMay } from '#web/lib/may.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Field, Select, TextInput } from '#web/ui/field.tsx';
import { roles } from './user-list-view.ts';

interface AccountFieldsProps<Input extends FieldValues> {
  form: Pick<UseFormReturn<Input>, 'register'>;
  role: Role;
  adminRole: AdminRole;
  errorOf: (name: Path<Input>) => string | undefined;
}

/**
 * Name, email, language and role: the same for a new account and an existing one. Only owners are
 * offered the role of an admin.
 */
export function AccountFields<Input extends FieldValues>({
  form,
  role,
  adminRole,
  errorOf,
}: AccountFieldsProps<Input>) {
  const { t } = useTranslation();
  const may = useMay();
  const field = (name: string) => name as Path<Input>;
  return (
    <>
      <Field label={t('admin.accounts.form.name')} error={errorOf(field('name'))} required>
        <TextInput
          autoComplete="off"
          maxLength={maxLengths.personName}
          {...form.register(field('name'))}
        />
      </Field>
      <Field
        label={t('admin.accounts.form.email')}
        hint={t('admin.accounts.form.emailHint')}
        error={errorOf(field('email'))}
        required
      >
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register(field('email'), { setValueAs: foldWidth })}
        />
      </Field>
      <Field
        label={t('admin.accounts.form.role')}
        hint={t(`admin.accounts.form.roleHints.${role}`)}
        error={errorOf(field('role'))}
      >
        <Select {...form.register(field('role'))}>
          {roles
            .filter((one) => one !== 'admin' || may('admins'))
            .map((one) => (
              <option key={one} value={one}>
                {t(`admin.accounts.roles.${one}`)}
              </option>
            ))}
        </Select>
      </Field>
      {role === 'admin' && (
        <Field
          label={t('admin.accounts.form.adminRole')}
          hint={t(`admin.accounts.form.adminRoleHints.${adminRole}`)}
          error={errorOf(field('admin_role'))}
        >
          <Select {...form.register(field('admin_role'))}>
            {adminRoles.map((one) => (
              <option key={one} value={one}>
                {t(`admin.accounts.adminRoles.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field
        label={t('admin.accounts.form.language')}
        hint={t('admin.accounts.form.languageHint')}
        error={errorOf(field('language_preference'))}
      >
        <Select {...form.register(field('language_preference'))}>
          <option value="zh">{t('admin.accounts.languages.zh')}</option>
          <option value="en">{t('admin.accounts.languages.en')}</option>
        </Select>
      </Field>
    </>
  );
}
