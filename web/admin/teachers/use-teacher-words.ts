import { useTranslation } from 'react-i18next';
import type { TeacherFormField } from './teacher-form-values.ts';

/** The fields of a teacher and their values in words, for comparing two states of them. */
export function useTeacherWords() {
  const { t } = useTranslation();
  const both = (label: string) =>
    [`${label} · ${t('admin.languages.zh')}`, `${label} · ${t('admin.languages.en')}`] as const;
  const [name_zh, name] = both(t('desk.faculty.form.name'));
  const [specialization_zh, specialization] = both(t('desk.faculty.form.specialization'));
  const [bio_zh, bio] = both(t('desk.faculty.form.bio'));
  const labels: Record<TeacherFormField, string> = {
    name_zh,
    name,
    specialization_zh,
    specialization,
    bio_zh,
    bio,
    profile_image: t('desk.faculty.form.picture'),
    experience_years: t('desk.faculty.form.years'),
    is_assistant: t('desk.faculty.form.isAssistant'),
    user_email: t('desk.faculty.form.account'),
  };
  function wordOf(field: TeacherFormField, value: unknown): string {
    if (field === 'is_assistant') {
      return t(value === true ? 'desk.faculty.form.yes' : 'desk.faculty.form.no');
    }
    return String(value ?? '');
  }
  return { labels, wordOf };
}
