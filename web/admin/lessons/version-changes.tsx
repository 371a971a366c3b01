import type { LessonVersion } from '#contract/lessons-admin.ts';
import { htmlLang, type Locale } from '#domain/locale.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { diffTexts, type TextChange, textOfBody } from './text-changes.ts';
import { useLessonTexts } from './use-lesson-texts.ts';

type State = LessonVersion['state'];

/** The texts of a version in one language, each under the name of its part. */
const textsOf = (state: State, side: Locale) => ({
  title: side === 'zh' ? state.title_zh : state.title,
  description: side === 'zh' ? state.description_zh : state.description,
  body: textOfBody(state.content_data, side),
});

interface VersionChangesProps {
  /** The version before it. */
  before: State;
  after: State;
}

/** What a version changed inside its texts, word by word, in both languages. */
export function VersionChanges({ before, after }: VersionChangesProps) {
  const { t } = useTranslation();
  const { labels } = useLessonTexts();
  const sides = (['zh', 'en'] as const).map((side) => {
    const [old, now] = [textsOf(before, side), textsOf(after, side)];
    const name = (part: keyof typeof now) => {
      if (part === 'body') {
        return `${t('admin.lessons.history.body')} · ${t(`admin.languages.${side}`)}`;
      }
      return labels[side === 'zh' ? (`${part}_zh` as const) : part];
    };
    const parts = (['title', 'description', 'body'] as const)
      .map((part) => ({ name: name(part), changes: diffTexts(old[part], now[part], side) }))
      .filter(({ changes }) => changes.length > 0);
    return { side, parts };
  });
  if (sides.every(({ parts }) => parts.length === 0)) {
    return <p className="text-sm text-soft">{t('admin.lessons.history.sameTexts')}</p>;
  }
  return (
    <section aria-labelledby="text-changes">
      <h3 id="text-changes" className="text-base">
        {t('admin.lessons.history.textChanges')}
      </h3>
      <dl className="mt-2 grid gap-3">
        {sides.flatMap(({ side, parts }) =>
          parts.map(({ name, changes }) => (
            <div key={`${side}-${name}`}>
              <dt className="text-sm text-soft">{name}</dt>
              <dd
                lang={htmlLang[side]}
                className="mt-1 rounded-md bg-paper px-3 py-2 break-words whitespace-pre-line ring-1 ring-line"
              >
                {changes.map((change, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in order.
                  <ChangedWords key={i} change={change} />
                ))}
              </dd>
            </div>
          )),
        )}
      </dl>
    </section>
  );
}

/** Underlined or struck through, so that colour is not the only sign. */
function ChangedWords({ change: { kind, text } }: { change: TextChange }) {
  if (kind === 'added') return <ins className="bg-jade-wash text-jade underline">{text}</ins>;
  if (kind === 'removed') return <del className="bg-seal-wash text-seal line-through">{text}</del>;
  return text;
}
