import { useTranslation } from '#web/lib/translation.tsx';
import type { TeacherFormField } from './teacher-form-values.ts';

/** The labels of a teacher's fields and their values, for comparing two states of them. */
export function useTeacherTexts() {
  const { t } = useTranslation();
  const both = (label: string) =>
    [`${label} · ${t('admin.languages.zh')}`, `${label} · ${t('admin.languages.en')}`] as const;
  const [name_zh, name] = both(t('admin.teachers.form.name'));
  const [specialization_zh, specialization] = both(t('admin.teachers.form.specialization'));
  const [bio_zh, bio] = both(t('admin.teachers.form.bio'));
  const labels: Record<TeacherFormField, string> = {
    name_zh,
    name,
    specialization_zh,
    specialization,
    bio_zh,
    bio,
    profile_image: t('admin.teachers.form.picture'),
    experience_years: t('admin.teachers.form.years'),
    is_assistant: t('admin.teachers.form.isAssistant'),
    user_email: t('admin.teachers.form.account'),
  };
  function wordOf(field: TeacherFormField, value: unknown): string {
    if (field === 'is_assistant') {
      return t(value === true ? 'admin.teachers.form.yes' : 'admin.teachers.form.no');
    }
    return String(value ?? '');
  }
  return { labels, wordOf };
}
