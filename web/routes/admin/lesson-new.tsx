import { courseAdminCalls } from '#contract/courses-admin.ts';
import { draftCalls } from '#contract/drafts.ts';
import { lessonType } from '#contract/learning.ts';
import { lessonTypes } from '#domain/lesson-completion.ts';
import { LessonScreen } from '#web/admin/lessons/lesson-screen.tsx';
import { newLessonPath } from '#web/admin/lessons/lessons-view.ts';
import { LessonIcon } from '#web/features/learning/lesson-facts.tsx';
import { requireAdmin } from '#web/lib/guard.ts';
import { usePick } from '#web/lib/pick.tsx';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { idParam } from '#web/lists/list-view.ts';
import { FilterForm } from '#web/ui/filter-form.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import type { Route } from './+types/lesson-new.ts';

const COURSES_SHOWN = 10;

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args, 'courses');
  const query = args.url.searchParams;
  const type = lessonType.safeParse(query.get('type')).data ?? null;
  const courseId = idParam(query.get('course'));
  const search = (query.get('search') ?? '').trim().slice(0, 200);
  if (courseId === null) {
    const { list } = await api.call(courseAdminCalls.list, {
      query: { limit: COURSES_SHOWN, ...(search !== '' && { search }) },
    });
    return { step: 'course' as const, type, search, courses: list };
  }
  const course = await api.call(courseAdminCalls.get, { params: { id: courseId } });
  if (type === null) return { step: 'type' as const, course };
  const key = `new:${courseId}:${type}`;
  const { draft } = await api.call(draftCalls.get, { query: { entity: 'content', key } });
  return { step: 'form' as const, type, course, draft };
}

export default function LessonNew({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const text = usePick();
  const row =
    'flex min-h-14 items-center gap-3 rounded-md bg-raised px-4 py-3 text-ink no-underline ring-1 ring-line hover:bg-wash';

  if (loaderData.step === 'form') {
    const { type, course, draft } = loaderData;
    return (
      <>
        <PageHead title={t('admin.titles.ContentNew')} noIndex />
        <LessonScreen
          key={`${course.course_id}:${type}`}
          type={type}
          course={course}
          content={null}
          draft={draft}
          base={null}
          history={null}
        />
      </>
    );
  }
  if (loaderData.step === 'type') {
    const { course } = loaderData;
    const title = text(course.title, course.title_zh).text;
    return (
      <>
        <PageHeading
          title={t('admin.titles.ContentNew')}
          lead={t('admin.lessons.ofCourse', { course: title })}
        />
        <h2 className="mb-4 text-xl">{t('admin.lessons.chooseType')}</h2>
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {lessonTypes.map((type) => (
            <li key={type}>
              <Link to={newLessonPath(course.course_id, type)} className={row}>
                <LessonIcon type={type} className="size-6 shrink-0 text-porcelain" />
                <span>
                  <span className="block font-medium">{t(`learning.types.${type}`)}</span>
                  <span className="block text-sm text-soft">
                    {t(`admin.lessons.typeTexts.${type}`)}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </>
    );
  }
  const { courses, search, type } = loaderData;
  return (
    <>
      <PageHeading title={t('admin.titles.ContentNew')} />
      <h2 className="mb-4 text-xl">{t('admin.lessons.chooseCourse')}</h2>
      <FilterForm
        action="/admin/content/new"
        pathFor={(params) => {
          const query = new URLSearchParams({ search: params.get('search') ?? '' });
          if (type !== null) query.set('type', type);
          return `/admin/content/new?${query}`;
        }}
        applyLabel={t('admin.filter')}
        className="mb-5 max-w-xl"
      >
        <SearchField
          name="search"
          label={t('controls.search')}
          placeholder={t('admin.lessons.courseHint')}
          submitLabel={t('controls.search')}
          defaultValue={search}
        />
      </FilterForm>
      {courses.length === 0 && <p className="text-soft">{t('admin.noResults')}</p>}
      <ul className="grid max-w-3xl gap-3">
        {courses.map((course) => {
          const title = text(course.title, course.title_zh);
          return (
            <li key={course.course_id}>
              <Link to={newLessonPath(course.course_id, type ?? undefined)} className={row}>
                <span lang={title.lang} className="font-medium">
                  {title.text}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}
