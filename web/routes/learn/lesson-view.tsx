import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { type LessonDetail, type LessonListItem, learningCalls } from '#contract/learning.ts';
import { ErrorPage } from '#web/features/layout/error-page.tsx';
import { MissingScreen } from '#web/features/layout/missing-screen.tsx';
import { CompletionBar, useRuleText } from '#web/features/learning/completion-bar.tsx';
import { completionRule } from '#web/features/learning/completion-rule.ts';
import { LessonBodyView } from '#web/features/learning/lesson-body.tsx';
import { LessonIcon } from '#web/features/learning/lesson-facts.tsx';
import { LessonHead } from '#web/features/learning/lesson-head.tsx';
import { LessonLock } from '#web/features/learning/lesson-lock.tsx';
import { lessonProblem } from '#web/features/learning/lesson-problem.ts';
import { learnerLessonTypes } from '#web/features/learning/lesson-types.ts';
import { type LessonAids, markLesson } from '#web/features/learning/mark-lesson.ts';
import { OutlineAside, OutlineDrawer } from '#web/features/learning/outline-drawer.tsx';
import { readerModeOf } from '#web/features/learning/reader-mode.ts';
import { useClosedLessons } from '#web/features/learning/use-closed-lessons.ts';
import { useCompletion } from '#web/features/learning/use-completion.ts';
import { useLessonProgress } from '#web/features/learning/use-lesson-progress.ts';
import { useTimeOnPage } from '#web/features/learning/use-time-on-page.ts';
import { cx } from '#web/lib/cx.ts';
import { useFormat } from '#web/lib/format.ts';
import { idFrom, notFound, pageOf } from '#web/lib/page.ts';
import { lessonPath } from '#web/lib/page-paths.ts';
import { usePick } from '#web/lib/pick.tsx';
import { PageHead } from '#web/lib/seo.tsx';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Celebration } from '#web/ui/celebration.tsx';
import { ArrowRight } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link.tsx';
import { ArrowLeft, Flag } from '#web/ui/page-icons.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import type { Route } from './+types/lesson-view.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = pageOf(args);
  const course_id = idFrom(args.params.courseId);
  const content_id = idFrom(args.params.lessonId);
  const [content, contents] = await Promise.all([
    api.call(learningCalls.content, { query: { content_id } }),
    api.call(learningCalls.contents, { query: { course_id } }).then(({ list }) => list),
  ]);
  if (content.course_id !== course_id) notFound();
  const { content: marked, terms } = await markLesson(api, content);
  return { content: marked, contents, aids: { terms, reader: readerModeOf(args.request) } };
}

export default function LessonView({ loaderData }: Route.ComponentProps) {
  // Another lesson is another page: no state is reused.
  return <OpenLesson key={loaderData.content.content_id} {...loaderData} />;
}

interface OpenLessonProps {
  content: LessonDetail;
  contents: LessonListItem[];
  aids: LessonAids;
}

function OpenLesson({ content, contents, aids }: OpenLessonProps) {
  const { t } = useTranslation();
  const text = usePick();
  const format = useFormat();
  const { user } = useSiteData();
  const ruleText = useRuleText();
  const { course_id, content_id, type, course } = content;
  const locked = content.locked !== null;
  // Text is limited to the reading width, and everything around it as well.
  const isRead = learnerLessonTypes[type]?.isProse ?? false;
  const progress = useLessonProgress(content, user !== null && !locked);
  const completion = useCompletion(content, progress);
  const missingSeconds = useTimeOnPage(content);
  useClosedLessons(contents);
  const title = text(content.title, content.title_zh);
  const description = text(content.description, content.description_zh);
  const courseTitle = text(course.title, course.title_zh);
  // A body that cannot be shown cannot be completed either.
  const usable = !locked && lessonProblem(content) === null;
  const rule = ruleText(completionRule(content, progress.percent));

  return (
    <div className="shell grid grid-cols-1 gap-x-14 pt-5 pb-20 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <LessonHead content={content} />
      <div className="min-w-0">
        <div className="relative flex items-center justify-between gap-4">
          <Link
            to={`/courses/${course_id}`}
            className="inline-flex min-h-11 min-w-0 items-center gap-2 text-porcelain no-underline hover:underline"
          >
            <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
            <span className="sr-only">{t('learning.backToCourse')}</span>
            <span className="truncate" lang={courseTitle.lang}>
              {courseTitle.text}
            </span>
          </Link>
          <div className="shrink-0 lg:hidden print:hidden">
            <OutlineDrawer contents={contents} currentId={content_id} />
          </div>
        </div>
        <article
          className={cx(
            'mt-6',
            isRead ? 'measure has-data-[reader=both]:max-w-none' : 'max-w-[46rem]',
          )}
        >
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
            <span className="inline-flex items-center gap-2">
              <LessonIcon type={type} className="size-5 text-porcelain" />
              {t(`learning.types.${type}`, t('learning.types.unknown'))}
            </span>
            {content.duration > 0 && (
              <>
                <span aria-hidden="true">·</span>
                <span>{format.duration(content.duration)}</span>
              </>
            )}
          </p>
          <h1 className="mt-2 line-clamp-6" lang={title.lang}>
            {title.text}
          </h1>
          {description.text && (
            <p className="mt-4 text-lg text-soft" lang={description.lang}>
              {description.text}
            </p>
          )}
          {usable && user !== null && rule && (
            <p className="mt-5 flex items-start gap-2.5 text-sm text-soft print:hidden">
              <Flag aria-hidden="true" className="mt-1 size-4 shrink-0 text-porcelain" />
              {rule}
            </p>
          )}
          <div className="mt-8">
            {locked ? (
              <LessonLock content={content} />
            ) : (
              <>
                <LessonBodyView
                  content={content}
                  aids={aids}
                  progress={progress}
                  onEnded={completion.whenEnded}
                  onQuizPassed={completion.announce}
                />
                {usable && (
                  <CompletionBar
                    content={content}
                    percent={progress.percent}
                    busy={completion.busy}
                    waits={completion.waits}
                    missingSeconds={missingSeconds}
                    onComplete={completion.complete}
                  />
                )}
              </>
            )}
          </div>
          <Neighbours content={content} contents={contents} />
        </article>
      </div>
      <aside className="hidden lg:block print:hidden">
        <div
          ref={showCurrent}
          className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto py-2"
        >
          <OutlineAside contents={contents} currentId={content_id} />
        </div>
      </aside>
      <Celebration
        open={completion.courseDone !== null}
        onClose={completion.closeCelebration}
        seed={course_id}
        level={3}
        title={t('learning.courseDone.title')}
        text={t('learning.courseDone.text', { title: courseTitle.text })}
        owed={completion.courseDone?.course_points_owed ?? 0}
        points={completion.courseDone?.course_points_earned ?? 0}
        footer={
          <>
            <LinkButton to={`/courses/${course_id}#reviews`} variant="secondary">
              {t('learning.courseDone.review')}
            </LinkButton>
            <LinkButton to="/learning">{t('learning.courseDone.next')}</LinkButton>
          </>
        }
      />
    </div>
  );
}

/** Scrolls a long outline, and nothing but it, to the current lesson. */
function showCurrent(outline: HTMLDivElement | null) {
  const current = outline?.querySelector<HTMLElement>('[aria-current=page]');
  if (!outline || !current) return;
  const { top } = current.getBoundingClientRect();
  outline.scrollTop += top - outline.getBoundingClientRect().top - outline.clientHeight / 2;
}

/** The lessons before and after this one. */
function Neighbours({ content, contents }: Omit<OpenLessonProps, 'aids'>) {
  const { t } = useTranslation();
  const text = usePick();
  const find = (id: number | null) => contents.find(({ content_id }) => content_id === id);
  const previous = find(content.previous_content_id);
  const next = find(content.next_content_id);
  const box =
    'flex min-h-16 grow basis-64 items-center gap-3 rounded-lg px-4 py-3 text-ink no-underline ring-1 ring-line hover:bg-wash';
  return (
    <nav aria-label={t('learning.neighbours')} className="mt-8 flex flex-wrap gap-4 print:hidden">
      {previous && (
        <Link rel="prev" to={lessonPath(content.course_id, previous.content_id)} className={box}>
          <ArrowLeft aria-hidden="true" className="size-5 shrink-0 text-porcelain" />
          <span className="min-w-0">
            <span className="block text-sm text-soft">{t('learning.previousContent')}</span>
            <span
              className="line-clamp-3 wrap-anywhere"
              lang={text(previous.title, previous.title_zh).lang}
            >
              {text(previous.title, previous.title_zh).text}
            </span>
          </span>
        </Link>
      )}
      {next && (
        <Link
          rel="next"
          to={lessonPath(content.course_id, next.content_id)}
          className={`${box} justify-end text-right`}
        >
          <span className="min-w-0">
            <span className="block text-sm text-soft">{t('learning.nextContent')}</span>
            <span
              className="line-clamp-3 wrap-anywhere"
              lang={text(next.title, next.title_zh).lang}
            >
              {text(next.title, next.title_zh).text}
            </span>
          </span>
          <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-porcelain" />
        </Link>
      )}
    </nav>
  );
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) {
    return (
      <MissingScreen
        seed={6}
        title={t('learning.missing.title')}
        text={t('learning.missing.text')}
        to={/^\d+$/.test(params.courseId ?? '') ? `/courses/${params.courseId}` : '/courses'}
        action={t('learning.backToCourse')}
      />
    );
  }
  if (status === 403) return <ErrorPage error={error} />;
  return (
    <div className="shell section">
      <PageHead noIndex title={t('pageTitles.ContentView')} />
      <ErrorState
        title={t('common.failedToLoad')}
        retry={{
          label: t('common.retry'),
          onPress: () => void revalidate(),
          busy: state === 'loading',
        }}
      >
        {t('common.errorHelp')}
      </ErrorState>
    </div>
  );
}
