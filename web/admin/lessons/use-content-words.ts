import { useTranslation } from 'react-i18next';
import type { ContentField, Cue, DraftQuestion } from './content-form.ts';

/** The fields of a content and their values in words, for comparing two states. */
export function useContentWords() {
  const { t } = useTranslation();
  const labels: Record<ContentField, string> = {
    title: t('desk.contents.words.title'),
    title_zh: t('desk.contents.words.title_zh'),
    description: t('desk.contents.words.description'),
    description_zh: t('desk.contents.words.description_zh'),
    html: t('desk.contents.words.html'),
    html_zh: t('desk.contents.words.html_zh'),
    duration: t('desk.contents.fields.duration'),
    pass_mark: t('desk.contents.quiz.passMark'),
    max_attempts: t('desk.contents.quiz.attempts'),
    questions: t('desk.contents.quiz.title'),
    file: t('desk.contents.assignment.file'),
    url: t('desk.contents.media.title'),
    poster: t('desk.contents.media.poster'),
    captions_en: t('desk.contents.media.captions.en'),
    captions_zh: t('desk.contents.media.captions.zh'),
    transcript: t('desk.contents.words.transcript'),
    page_count: t('desk.contents.media.pages'),
  };
  function wordOf(field: ContentField, value: unknown): string {
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
        return ((value ?? []) as Cue[]).map((cue) => cue.text_zh || cue.text).join('\n');
      case 'file':
        return value === 'required' || value === 'none' || value === 'optional'
          ? t(`desk.contents.assignment.files.${value}`)
          : '';
      default:
        return String(value ?? '');
    }
  }
  return { labels, wordOf };
}
