import type { ReactNode } from 'react';
import type { FoundText, SearchExcerpt } from '#contract/search.ts';
import { courseMotif } from '#domain/cover-motif.ts';
import { htmlLang } from '#domain/locale.ts';
import { CourseCover } from '#web/features/courses/course-cover.tsx';
import { LessonIcon } from '#web/features/learning/lesson-facts.tsx';
import { useLocale } from '#web/lib/language.tsx';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Lock } from '#web/ui/icons.tsx';
import { BookA } from '#web/ui/page-icons.tsx';
import { HighlightedText, pickFound, wholeText } from './found-text.tsx';
import type { ResultChoice } from './search-choices.ts';

interface Names {
  en: FoundText;
  zh: FoundText;
}

/** The name of a result, and its other name where only that one matches. */
function Name({ en, zh }: Names) {
  const { shown, also } = pickFound(useLocale(), en, zh);
  return (
    <>
      <span lang={shown.lang}>
        <HighlightedText text={shown.text} />
      </span>
      {also && (
        <span className="ml-2 text-sm font-normal text-soft" lang={also.lang}>
          <HighlightedText text={also.text} />
        </span>
      )}
    </>
  );
}

function Excerpt({ excerpt }: { excerpt: SearchExcerpt }) {
  const locale = useLocale();
  if (excerpt === null) return null;
  const lang = excerpt.language === locale ? undefined : htmlLang[excerpt.language];
  return (
    <span className="mt-0.5 line-clamp-2 text-sm text-soft" lang={lang}>
      <HighlightedText text={excerpt.pieces} />
    </span>
  );
}

interface LineProps {
  sign: ReactNode;
  name: ReactNode;
  children?: ReactNode;
}

function Line({ sign, name, children }: LineProps) {
  return (
    <>
      <span
        aria-hidden="true"
        className="mt-1 grid w-14 shrink-0 justify-items-center text-porcelain"
      >
        {sign}
      </span>
      <span className="min-w-0 grow">
        <span className="block font-medium">{name}</span>
        {children}
      </span>
    </>
  );
}

type ChoiceOf<K extends ResultChoice['kind']> = Extract<ResultChoice, { kind: K }>['result'];

function CourseLine({ result }: { result: ChoiceOf<'courses'> }) {
  return (
    <Line
      sign={
        <CourseCover
          courseId={result.course_id}
          level={result.difficulty_level}
          thumbnail={result.thumbnail}
          motif={courseMotif({
            course_id: result.course_id,
            title: wholeText(result.title),
            title_zh: wholeText(result.title_zh),
          })}
          small
          className="rounded-sm"
        />
      }
      name={<Name en={result.title} zh={result.title_zh} />}
    >
      <Excerpt excerpt={result.excerpt} />
    </Line>
  );
}

function LessonLine({ result }: { result: ChoiceOf<'contents'> }) {
  const { t } = useTranslation();
  const course = usePick()(result.course_title, result.course_title_zh);
  return (
    <Line
      sign={<LessonIcon type={result.type} className="size-6" />}
      name={<Name en={result.title} zh={result.title_zh} />}
    >
      <span className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
        <span lang={course.lang}>{course.text}</span>
        {result.locked !== null && (
          <Lock role="img" aria-label={t('search.locked')} className="size-3.5" />
        )}
      </span>
      <Excerpt excerpt={result.excerpt} />
    </Line>
  );
}

function TeacherLine({ result }: { result: ChoiceOf<'teachers'> }) {
  const { shown } = pickFound(useLocale(), result.name, result.name_zh);
  return (
    <Line
      sign={<Avatar name={wholeText(shown.text)} src={result.profile_image} className="size-11" />}
      name={<Name en={result.name} zh={result.name_zh} />}
    >
      <span className="block text-sm text-soft">
        <Name en={result.specialization} zh={result.specialization_zh} />
      </span>
    </Line>
  );
}

function TermLine({ result }: { result: ChoiceOf<'terms'> }) {
  const locale = useLocale();
  const meaning = usePick()(result.meaning, result.meaning_zh);
  const [own, other] = locale === 'zh' ? [result.zh, result.en] : [result.en, result.zh];
  return (
    <Line
      sign={<BookA className="size-6" />}
      name={
        <>
          <HighlightedText text={own} />
          <span
            className="ml-2 text-sm font-normal text-soft"
            lang={htmlLang[locale === 'zh' ? 'en' : 'zh']}
          >
            <HighlightedText text={other} />
          </span>
        </>
      }
    >
      <span className="mt-0.5 line-clamp-2 text-sm text-soft" lang={meaning.lang}>
        {meaning.text}
      </span>
    </Line>
  );
}

/** The content of a result; the element around it is the link. */
export function ResultLine({ choice }: { choice: ResultChoice }) {
  switch (choice.kind) {
    case 'courses':
      return <CourseLine result={choice.result} />;
    case 'contents':
      return <LessonLine result={choice.result} />;
    case 'teachers':
      return <TeacherLine result={choice.result} />;
    case 'terms':
      return <TermLine result={choice.result} />;
  }
}
