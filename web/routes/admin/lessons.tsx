import { Plus } from 'lucide-react';
import { lessonAdminCalls } from '#contract/lessons-admin.ts';
import { lessonTypes } from '#domain/lesson-completion.ts';
import { LessonTable } from '#web/admin/lessons/lesson-table.tsx';
import { lessonViews, newLessonPath } from '#web/admin/lessons/lessons-view.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { assertPage, ListPage } from '#web/lists/list-page.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/filter-form.tsx';
import type { Route } from './+types/lessons.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args, 'courses');
  const view = lessonViews.read(args.url.searchParams);
  const listed = await api.call(lessonAdminCalls.list, { query: lessonViews.queryOf(view) });
  assertPage(lessonViews, view, listed);
  return { view, listed };
}

export default function AdminLessons({ loaderData: { view, listed } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const text = usePick();
  const [first] = listed.list;
  const course = first && text(first.course_title, first.course_title_zh).text;
  const languages = (['zh', 'en'] as const).map((language) => (
    <option key={language} value={language}>
      {t(`admin.languages.${language}`)}
    </option>
  ));
  return (
    <ListPage
      views={lessonViews}
      view={view}
      listed={listed}
      title={t('admin.titles.Content')}
      lead={
        view.course_id !== null && course !== undefined
          ? t('admin.lessons.ofCourse', { course })
          : t('admin.lessons.lead')
      }
      searchHint={t('admin.lessons.searchHint')}
      action={
        <LinkButton
          to={newLessonPath(view.course_id)}
          icon={<Plus aria-hidden="true" className="size-5" />}
        >
          {t('admin.lessons.add')}
        </LinkButton>
      }
      filters={
        <>
          {view.course_id !== null && (
            <input type="hidden" name="course_id" value={view.course_id} />
          )}
          <FilterSelect name="type" label={t('admin.lessons.type')} value={view.type ?? ''}>
            <option value="">{t('admin.lessons.anyType')}</option>
            {lessonTypes.map((type) => (
              <option key={type} value={type}>
                {t(`learning.types.${type}`)}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect
            name="missing"
            label={t('admin.lessons.missing')}
            value={view.missing ?? ''}
          >
            <option value="">{t('admin.lessons.anyLanguage')}</option>
            {languages}
          </FilterSelect>
          <FilterSelect
            name="outdated"
            label={t('admin.outdated.label')}
            value={view.outdated ?? ''}
          >
            <option value="">{t('admin.lessons.anyLanguage')}</option>
            {languages}
          </FilterSelect>
          <FilterSelect
            name="unreviewed"
            label={t('admin.lessons.review.label')}
            value={view.unreviewed ? '1' : ''}
          >
            <option value="">{t('admin.lessons.review.any')}</option>
            <option value="1">{t('admin.lessons.review.waiting')}</option>
          </FilterSelect>
          <FilterSelect
            name="archived"
            label={t('admin.lessons.status')}
            value={view.archived ? '1' : ''}
          >
            <option value="">{t('admin.lessons.statuses.open')}</option>
            <option value="1">{t('admin.lessons.statuses.archived')}</option>
          </FilterSelect>
        </>
      }
      sortLabels={{
        updated: t('admin.lessons.sorts.updated'),
        oldest: t('admin.lessons.sorts.oldest'),
        course: t('admin.lessons.sorts.course'),
      }}
      empty={{ title: t('admin.lessons.emptyTitle'), text: t('admin.lessons.emptyText') }}
    >
      <LessonTable contents={listed.list} />
    </ListPage>
  );
}
