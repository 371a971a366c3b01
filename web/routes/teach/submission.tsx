import { ArrowLeft, ArrowRight, CircleCheck } from 'lucide-react';
import { isRouteErrorResponse } from 'react-router';
import { type SubmissionDetail, teachingCalls } from '#contract/teaching.ts';
import { ErrorPage } from '#web/features/layout/error-page.tsx';
import { MissingScreen } from '#web/features/layout/missing-screen.tsx';
import { SubmissionFileButton } from '#web/features/learning/submission-file-button.tsx';
import { SubmissionBadge } from '#web/features/learning/submission-status.tsx';
import { GradeForm, type GradeFormProps } from '#web/features/teaching/grade-form.tsx';
import { SubmissionColumn } from '#web/features/teaching/submission-column.tsx';
import {
  submissionPath,
  submissionViewFor,
  submissionViews,
} from '#web/features/teaching/submission-view.ts';
import { useFormat } from '#web/lib/format.ts';
import { requireTeacher } from '#web/lib/guard.ts';
import { idFrom } from '#web/lib/page.ts';
import { lessonPath } from '#web/lib/page-paths.ts';
import { usePick } from '#web/lib/pick.tsx';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Prose } from '#web/ui/prose.tsx';
import type { Route } from './+types/submission.ts';

const QUEUE = submissionViews.href({ status: 'submitted' });

/** How many submissions the column beside the open one lists at most. */
const COLUMN_ROWS = 50;

export async function loader(args: Route.LoaderArgs) {
  const { api, user } = requireTeacher(args);
  const id = idFrom(args.params.id);
  const view = submissionViewFor(args.url.searchParams, user.role === 'admin');
  const { status, course, group_id } = view;
  const filter = {
    ...(course !== null && { course_id: course }),
    ...(group_id !== null && { group_id }),
  };
  const [submission, waiting, listed, comments] = await Promise.all([
    api.call(teachingCalls.submission, { params: { id } }),
    api.call(teachingCalls.submissions, {
      query: { status: 'submitted', limit: 2, ...filter },
    }),
    api.call(teachingCalls.submissions, {
      query: { status: status ?? 'submitted', limit: COLUMN_ROWS, ...filter },
    }),
    // Without the teacher’s earlier comments grading still works.
    api.call(teachingCalls.comments).then(
      ({ list }) => list,
      () => [],
    ),
  ]);
  const next = waiting.list.find(({ submission_id }) => submission_id !== id);
  const queue = { status, course, group_id };
  const isAll = status === null && course === null && group_id === null;
  return {
    submission,
    comments,
    queue,
    // A graded submission leaves the filter, but stays in the column while it is open.
    column: listed.list.some(({ submission_id }) => submission_id === id)
      ? listed.list
      : [submission, ...listed.list],
    back: isAll ? QUEUE : submissionViews.href(queue),
    next: next === undefined ? null : submissionPath(next.submission_id, queue),
  };
}

export default function Submission({ loaderData }: Route.ComponentProps) {
  const { submission, back, next, comments, queue, column } = loaderData;
  const { t } = useTranslation();
  const text = usePick();
  const format = useFormat();
  const content = text(submission.content_title, submission.content_title_zh);
  const course = text(submission.course_title, submission.course_title_zh);
  const title = t('teaching.one.title', { name: submission.learner_name });

  return (
    <div className="shell pt-5 pb-20">
      <PageHead noIndex title={`${title} · ${t('layout.teach')}`} />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Link
          to={back}
          className="inline-flex min-h-11 items-center gap-2 text-porcelain no-underline hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
          {t('teaching.one.back')}
        </Link>
        {next !== null && (
          <Link
            to={next}
            className="inline-flex min-h-11 items-center gap-2 text-porcelain no-underline hover:underline"
          >
            {t('teaching.one.next')}
            <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
          </Link>
        )}
      </div>
      <header className="mt-4">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-3 text-lg">
          <Link
            to={lessonPath(submission.course_id, submission.content_id)}
            className="link"
            lang={content.lang}
          >
            {content.text}
          </Link>
          <span className="block text-base text-soft" lang={course.lang}>
            {course.text}
          </span>
        </p>
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-soft">
          <SubmissionBadge status={submission.status}>
            {t(`teaching.work.${submission.status}`)}
          </SubmissionBadge>
          <span>
            {t('teaching.work.submittedAt')}{' '}
            <time dateTime={submission.submitted_at}>
              {format.dateTime(submission.submitted_at)}
            </time>
          </span>
          {submission.score !== null && (
            <span className="font-medium text-ink">
              {t('teaching.work.scoreOf', { score: submission.score })}
            </span>
          )}
        </p>
      </header>
      <div className="mt-8 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem] xl:grid-cols-[16rem_minmax(0,1fr)_22rem] xl:gap-x-8">
        <SubmissionColumn submissions={column} current={submission.submission_id} queue={queue} />
        <SubmittedAnswer submission={submission} />
        <GradePanel submission={submission} next={next} comments={comments} />
      </div>
    </div>
  );
}

/** The task, and the learner's submission. */
function SubmittedAnswer({ submission }: { submission: SubmissionDetail }) {
  const { t } = useTranslation();
  const task = usePick()(submission.task_html, submission.task_html_zh);
  return (
    <div className="grid min-w-0 gap-8">
      <details className="group rounded-lg bg-sunk px-5 py-2">
        <summary className="link flex min-h-11 items-center font-medium">
          {t('teaching.one.task')}
        </summary>
        {task.text ? (
          <Prose html={task.text} lang={task.lang} className="pt-2 pb-4" />
        ) : (
          <p className="pb-4 text-soft">{t('teaching.one.taskMissing')}</p>
        )}
      </details>
      <section aria-labelledby="answer">
        <h2 id="answer" className="text-2xl">
          {t('teaching.one.answer')}
        </h2>
        {submission.text ? (
          <p className="measure mt-4 leading-relaxed break-words whitespace-pre-line" dir="auto">
            {submission.text}
          </p>
        ) : (
          <p className="mt-4 text-soft">{t('teaching.one.noText')}</p>
        )}
      </section>
      {submission.file_name !== null && submission.file_bytes !== null && (
        <section aria-labelledby="file">
          <h2 id="file" className="text-2xl">
            {t('teaching.one.file')}
          </h2>
          <div className="mt-4">
            <SubmissionFileButton
              submissionId={submission.submission_id}
              name={submission.file_name}
              bytes={submission.file_bytes}
            />
          </div>
        </section>
      )}
    </div>
  );
}

/** The earlier feedback, and the form of the grade; nobody grades their own submission. */
function GradePanel({ submission, next, comments }: GradeFormProps) {
  const { t } = useTranslation();
  const isGraded = submission.status !== 'submitted';
  return (
    <section
      aria-labelledby="grade"
      className="rounded-lg bg-raised p-5 ring-1 ring-line sm:p-7 lg:sticky lg:top-20"
    >
      <h2 id="grade" className="mb-5 text-2xl">
        {t(submission.status === 'graded' ? 'teaching.form.again' : 'teaching.form.title')}
      </h2>
      {submission.completed_by_user && (
        <p className="mb-5 flex items-center gap-2 text-sm text-jade">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
          {t('teaching.one.completed')}
        </p>
      )}
      {!isGraded && submission.feedback && (
        <div className="mb-5 border-l-3 border-ridge-3 pl-4 text-sm">
          <p className="font-medium text-porcelain">{t('teaching.one.lastFeedback')}</p>
          <p className="mt-1 break-words whitespace-pre-line" dir="auto">
            {submission.feedback}
          </p>
        </div>
      )}
      {submission.gradable ? (
        // Another submission is another form; the input stays where only its version changed.
        <GradeForm
          key={submission.submission_id}
          submission={submission}
          next={next}
          comments={comments}
        />
      ) : (
        <Notice>{t('teaching.form.own')}</Notice>
      )}
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />;
  return (
    <MissingScreen
      seed={29}
      title={t('teaching.missing.title')}
      text={t('teaching.missing.text')}
      to={QUEUE}
      action={t('teaching.one.back')}
    />
  );
}
