import { Trash2 } from 'lucide-react';
import { maxLengths } from '#domain/limits.ts';
import { htmlLang } from '#domain/locale.ts';
import { CaptionsField } from '#web/admin/media/captions-field.tsx';
import { readMinutes } from '#web/admin/media/media-length.ts';
import { PosterField } from '#web/admin/media/poster-field.tsx';
import { UploadField } from '#web/admin/media/upload-field.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';
import type { EditedCue } from './lesson-form.ts';
import type { LessonParts } from './lesson-parts.ts';
import { mergeCues } from './merge-cues.ts';

/** A video or audio: the file, the poster, captions, and the transcript. */
export function MediaBody({ parts }: { parts: LessonParts }) {
  const { t } = useTranslation();
  const { type, values, put, errorOf } = parts;
  const kind = type === 'video' ? 'video' : 'audio';
  return (
    <section aria-labelledby="media" className="grid gap-6">
      <h2 id="media" className="text-xl">
        {t('admin.lessons.media.title')}
      </h2>
      <div className="grid gap-6 md:grid-cols-2">
        <UploadField
          label={t(`admin.lessons.media.${kind}`)}
          kinds={[kind]}
          value={values.url || null}
          poster={values.poster}
          error={errorOf('url')}
          onChange={async (path) => {
            put('url', path ?? '');
            if (path === null) return;
            const minutes = await readMinutes(path, kind);
            // Another file may have replaced it meanwhile.
            if (minutes !== null && parts.form.getValues('url') === path) put('duration', minutes);
          }}
        />
        <PosterField
          label={t('admin.lessons.media.poster')}
          error={errorOf('poster')}
          video={kind === 'video' && values.url !== '' ? values.url : null}
          value={values.poster}
          onChange={(path) => put('poster', path)}
        />
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        {(['zh', 'en'] as const).map((language) => (
          <CaptionsField
            key={language}
            label={t(`admin.lessons.media.captions.${language}`)}
            error={errorOf(`captions_${language}`)}
            lang={htmlLang[language]}
            value={values[`captions_${language}`]}
            onChange={(path, cues) => {
              put(`captions_${language}`, path);
              if (cues === null) return;
              // Read only now: the transcript may have been edited while the captions were
              // uploaded.
              put('transcript', mergeCues(parts.form.getValues('transcript'), language, cues));
            }}
          />
        ))}
      </div>
      <Transcript parts={parts} />
    </section>
  );
}

/** Seconds as `1:05`. */
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

function Transcript({ parts: { values, put } }: { parts: LessonParts }) {
  const { t } = useTranslation();
  const { transcript } = values;
  const change = (index: number, part: Partial<EditedCue>) =>
    put(
      'transcript',
      transcript.map((cue, place) => (place === index ? { ...cue, ...part } : cue)),
    );
  return (
    <details className="rounded-lg bg-raised ring-1 ring-line">
      <summary className="flex min-h-12 cursor-pointer items-center px-4 font-medium">
        {t('admin.lessons.media.transcript', { count: transcript.length })}
      </summary>
      <div className="grid gap-4 border-t border-line p-4">
        <p className="text-sm text-soft">{t('admin.lessons.media.transcriptHint')}</p>
        {transcript.map((cue, index) => {
          const time = clock(cue.start);
          return (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and keep their order.
              key={`${cue.start}-${index}`}
              className="grid items-start gap-2 sm:grid-cols-[4rem_1fr_1fr_auto]"
            >
              <span className="pt-2.5 text-sm text-soft tabular-nums">{time}</span>
              {(['text_zh', 'text'] as const).map((name) => (
                <Field
                  key={name}
                  hideLabel
                  label={t(
                    name === 'text' ? 'admin.lessons.media.lineEn' : 'admin.lessons.media.lineZh',
                    { time },
                  )}
                >
                  <TextArea
                    rows={2}
                    lang={htmlLang[name === 'text' ? 'en' : 'zh']}
                    value={cue[name]}
                    maxLength={maxLengths.lessonText}
                    onChange={(event) => change(index, { [name]: event.target.value })}
                  />
                </Field>
              ))}
              <IconButton
                label={t('admin.lessons.media.removeLine', { time })}
                icon={<Trash2 aria-hidden="true" className="size-5" />}
                onClick={() =>
                  put(
                    'transcript',
                    transcript.filter((_, place) => place !== index),
                  )
                }
              />
            </div>
          );
        })}
      </div>
    </details>
  );
}
