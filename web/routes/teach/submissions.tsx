import { teachingCalls } from '#contract/teaching.ts';
import { loadCourseChoices } from '#web/features/teaching/load-course-choices.ts';
import { SubmissionFilters } from '#web/features/teaching/submission-filters.tsx';
import { SubmissionTable } from '#web/features/teaching/submission-table.tsx';
import {
  submissionQueryOf,
  submissionViewFor,
  submissionViews,
} from '#web/features/teaching/submission-view.ts';
import { TeachFrame } from '#web/features/teaching/teach-frame.tsx';
import { requireTeacher } from '#web/lib/guard.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { assertPage } from '#web/lists/list-page.tsx';
import { ListRows } from '#web/lists/list-rows.tsx';
import { loadGroupChoices } from '#web/lists/load-group-choices.ts';
import type { Route } from './+types/submissions.ts';

export async function loader(args: Route.LoaderArgs) {
  const page = requireTeacher(args);
  const { api, user } = page;
  const isAdmin = user.role === 'admin';
  const view = submissionViewFor(args.url.searchParams, isAdmin);
  const [submissions, choices, groups] = await Promise.all([
    api.call(teachingCalls.submissions, { query: submissionQueryOf(view) }),
    loadCourseChoices(api, { find: view.find ?? '', courseId: view.course }),
    loadGroupChoices(page, view.group_id),
  ]);
  assertPage(submissionViews, view, submissions);
  return { view, submissions, choices, groups };
}

export default function Submissions({ loaderData }: Route.ComponentProps) {
  const { view, submissions, choices, groups } = loaderData;
  const { t } = useTranslation();
  const courses = choices.courses.filter(
    (course) => course.assignment_count > 0 || course.course_id === view.course,
  );
  const waits = view.status === 'submitted';
  return (
    <TeachFrame current="work">
      <h2 className="sr-only">{t('teaching.work.list')}</h2>
      <SubmissionFilters
        view={view}
        counts={submissions.counts}
        choices={{ ...choices, courses }}
        groups={groups}
      />
      <div className="mt-6">
        <ListRows
          views={submissionViews}
          view={view}
          listed={submissions}
          seed={29}
          empty={{
            title: t(waits ? 'teaching.work.emptyWaitingTitle' : 'teaching.work.emptyTitle'),
            text: t(waits ? 'teaching.work.emptyWaitingText' : 'teaching.work.emptyText'),
          }}
          clearFilters={{ label: t('teaching.work.showAll') }}
          fadesOnLoad
        >
          <SubmissionTable submissions={submissions.list} view={view} />
        </ListRows>
      </div>
    </TeachFrame>
  );
}
