import { Copy, Eye, Pencil } from 'lucide-react';
import { useNavigate } from 'react-router';
import { type AdminCourse, courseAdminCalls } from '#contract/courses-admin.ts';
import { isFreeCourse } from '#domain/course-access.ts';
import { courseMotif } from '#domain/cover-motif.ts';
import { pricesOf } from '#domain/currencies.ts';
import { CourseCover } from '#web/features/courses/course-cover.tsx';
import { LanguageMarks } from '#web/forms/language-marks.tsx';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { ArchiveButton } from '#web/lists/archive-button.tsx';
import { buttonClass, IconButton } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Points } from '#web/ui/points.tsx';
import { Table } from '#web/ui/table.tsx';
import { CourseStatusBadge } from './course-badges.tsx';
import { courseLessonsPath, coursePath } from './course-list-view.ts';
import { previewPath } from './preview-menu.tsx';

/** Courses as admins see them, with the actions on each. */
export function CourseTable({ courses }: { courses: readonly AdminCourse[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Table
      caption={t('admin.titles.Courses')}
      rows={courses}
      keyOf={({ course_id }) => course_id}
      columns={[
        {
          id: 'course',
          header: t('admin.courses.columns.course'),
          lead: true,
          cell: (course) => <CourseCell course={course} />,
        },
        {
          id: 'status',
          header: t('admin.courses.columns.status'),
          cell: ({ status }) => <CourseStatusBadge status={status} />,
        },
        {
          id: 'contents',
          header: t('admin.courses.columns.contents'),
          align: 'end',
          cell: ({ course_id, content_count }) => (
            <Link
              to={courseLessonsPath(course_id)}
              aria-label={t('admin.courses.form.contents', { count: content_count })}
              className="link inline-flex min-h-11 min-w-11 items-center justify-end"
            >
              {format.number(content_count)}
            </Link>
          ),
        },
        {
          id: 'points',
          header: t('admin.courses.columns.points'),
          align: 'end',
          cell: (course) => <PriceCell course={course} />,
        },
        {
          id: 'enrollments',
          header: t('admin.courses.columns.enrollments'),
          align: 'end',
          cell: ({ enrollments }) => format.number(enrollments),
        },
        {
          id: 'rating',
          header: t('admin.courses.columns.rating'),
          align: 'end',
          cell: ({ rating }) => rating?.toFixed(1) ?? '–',
        },
        {
          id: 'likes',
          header: <span className="whitespace-nowrap">{t('admin.courses.columns.likes')}</span>,
          align: 'end',
          cell: ({ likes_count }) => format.number(likes_count),
        },
        {
          id: 'actions',
          header: t('admin.courses.columns.actions'),
          hideHeader: true,
          align: 'end',
          cell: (course) => <Actions course={course} />,
        },
      ]}
    />
  );
}

function CourseCell({ course }: { course: AdminCourse }) {
  const { t } = useTranslation();
  const format = useFormat();
  const text = usePick();
  const title = text(course.title, course.title_zh);
  const teacher = text(course.teacher_name, course.teacher_name_zh);
  return (
    <div className="flex items-center gap-4 md:min-w-52 lg:min-w-70 xl:min-w-0">
      <CourseCover
        courseId={course.course_id}
        level={course.difficulty_level}
        thumbnail={course.thumbnail}
        motif={courseMotif(course)}
        small
        className="w-20! shrink-0 rounded-md md:max-lg:hidden xl:w-14!"
      />
      <div className="min-w-0 grow">
        <Link
          to={coursePath(course.course_id)}
          lang={title.lang}
          className="inline-flex min-h-8 items-center font-medium text-ink no-underline hover:underline"
        >
          {title.text}
        </Link>
        <div className="xl:flex xl:items-center xl:gap-2 xl:overflow-hidden">
          <p className="flex flex-wrap gap-x-2 text-sm text-soft xl:block xl:[&>*]:mr-1.5">
            <span>{t(`courseCards.level.${course.difficulty_level}`)}</span>
            <span aria-hidden="true">·</span>
            {teacher.text === '' ? (
              <span>{t('admin.courses.noTeacher')}</span>
            ) : (
              <span lang={teacher.lang}>{teacher.text}</span>
            )}
          </p>
          <p className="text-sm text-soft xl:hidden">
            <time dateTime={course.updated_at}>
              {t('admin.courses.changed', { day: format.day(course.updated_at) })}
            </time>
          </p>
          <LanguageMarks missing={course.missing} outdated={course.outdated} />
        </div>
      </div>
    </div>
  );
}

function PriceCell({ course }: { course: AdminCourse }) {
  const { t } = useTranslation();
  const format = useFormat();
  const points = course.points_required;
  if (isFreeCourse(course)) {
    return <span className="text-soft">{t('admin.courses.free')}</span>;
  }
  const prices = pricesOf(course).map(({ amount, currency }) => format.price(amount, currency));
  return (
    <div className="flex flex-col items-end xl:max-w-36 xl:[&>*]:max-w-full xl:[&>*]:leading-5">
      {points > 0 && <Points amount={points} label={t('common.points', { count: points })} />}
      {prices.length > 0 && (
        <span className="block text-sm text-soft" title={prices.join(' · ')}>
          {prices.join(' · ')}
        </span>
      )}
    </div>
  );
}

function Actions({ course }: { course: AdminCourse }) {
  const { t } = useTranslation();
  const name = usePick()(course.title, course.title_zh).text;
  const api = useApi();
  const navigate = useNavigate();
  const params = { id: course.course_id };
  const duplicate = useAction(async () => {
    const { msg, data } = await api.send(courseAdminCalls.duplicate, { params });
    toast({ text: msg });
    await navigate(coursePath(data.course_id));
  });
  const square = `${buttonClass('quiet', 'sm')} min-h-11 min-w-11`;
  const isArchived = course.archived_at !== null;
  return (
    <div className="flex justify-end md:max-lg:grid md:max-lg:grid-cols-2 xl:[&>*]:min-w-9 xl:[&>*]:px-0">
      <Link
        to={coursePath(course.course_id)}
        aria-label={t('admin.courses.editNamed', { name })}
        title={t('controls.edit')}
        className={`${square} xl:hidden`}
      >
        <Pencil aria-hidden="true" className="size-5" />
      </Link>
      <a
        href={previewPath(course.course_id, 'student')}
        target="_blank"
        rel="noreferrer"
        aria-label={t('admin.courses.preview.menuNamed', { name })}
        title={t('admin.courses.preview.menu')}
        className={square}
      >
        <Eye aria-hidden="true" className="size-5" />
      </a>
      <IconButton
        label={t('admin.courses.duplicateNamed', { name })}
        icon={<Copy aria-hidden="true" className="size-5" />}
        disabled={duplicate.busy}
        onClick={() => void duplicate.run()}
      />
      <ArchiveButton
        name={name}
        text={
          course.redemption_count === 0
            ? t('admin.courses.archiveText')
            : t('admin.courses.archiveTextRedeemed', { count: course.redemption_count })
        }
        isArchived={isArchived}
        archive={() => api.send(courseAdminCalls.archive, { params })}
        restore={() => api.send(courseAdminCalls.restore, { params })}
      />
    </div>
  );
}
