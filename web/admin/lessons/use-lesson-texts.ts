import { useTranslation } from '#web/lib/translation.tsx';
import type { DraftQuestion, EditedCue, LessonField } from './lesson-form.ts';

/** The labels of a lesson's fields and their values, for comparing two states. */
export function useLessonTexts() {
  const { t } = useTranslation();
  const labels: Record<LessonField, string> = {
    title: t('admin.lessons.words.title'),
    title_zh: t('admin.lessons.words.title_zh'),
    description: t('admin.lessons.words.description'),
    description_zh: t('admin.lessons.words.description_zh'),
    html: t('admin.lessons.words.html'),
    html_zh: t('admin.lessons.words.html_zh'),
    duration: t('admin.lessons.fields.duration'),
    duration_reason: t('admin.lessons.fields.durationReason'),
    pass_mark: t('admin.lessons.quiz.passMark'),
    max_attempts: t('admin.lessons.quiz.attempts'),
    retry_after_hours: t('admin.lessons.quiz.retry'),
    questions: t('admin.lessons.quiz.title'),
    file: t('admin.lessons.assignment.file'),
    url: t('admin.lessons.media.title'),
    poster: t('admin.lessons.media.poster'),
    captions_en: t('admin.lessons.media.captions.en'),
    captions_zh: t('admin.lessons.media.captions.zh'),
    transcript: t('admin.lessons.words.transcript'),
    page_count: t('admin.lessons.media.pages'),
  };
  function wordOf(field: LessonField, value: unknown): string {
    switch (field) {
      case 'html':
      case 'html_zh':
        return String(value ?? '')
          .replace(/<[^<>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim();
      case 'questions':
        return ((value ?? []) as DraftQuestion[])
          .map((one, index) => `${index + 1}. ${one.question_zh || one.question}`)
          .join('\n');
      case 'transcript':
        return ((value ?? []) as EditedCue[]).map((cue) => cue.text_zh || cue.text).join('\n');
      case 'file':
        return value === 'required' || value === 'none' || value === 'optional'
          ? t(`admin.lessons.assignment.files.${value}`)
          : '';
      default:
        return String(value ?? '');
    }
  }
  return { labels, wordOf };
}
