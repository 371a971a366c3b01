import { Pencil } from 'lucide-react';
import { type AdminTeacher, teacherAdminCalls } from '#contract/teachers-admin.ts';
import { RecordLink } from '#web/admin/audit/record-link.tsx';
import { MissingMarks } from '#web/forms/both-languages.tsx';
import { useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { ArchiveButton } from '#web/lists/archive-button.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Table } from '#web/ui/table.tsx';

interface TeacherTableProps {
  teachers: readonly AdminTeacher[];
  hrefFor: (id: number) => string;
}

/** The teachers as admins see them. */
export function TeacherTable({ teachers, hrefFor }: TeacherTableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const number = (count: number) => format.number(count);
  return (
    <Table
      caption={t('admin.titles.Teachers')}
      rows={teachers}
      keyOf={({ teacher_id }) => teacher_id}
      columns={[
        {
          id: 'teacher',
          header: t('admin.teachers.columns.teacher'),
          lead: true,
          cell: (teacher) => <TeacherCell teacher={teacher} href={hrefFor(teacher.teacher_id)} />,
        },
        {
          id: 'account',
          header: t('admin.teachers.columns.account'),
          cell: ({ user_id: id, user_email: email }) =>
            id === null ? (
              <span className="text-soft">{t('admin.teachers.noAccount')}</span>
            ) : (
              <RecordLink
                entity="user"
                id={id}
                title={email}
                className="link inline-flex min-h-11 items-center break-all"
              >
                <span className="md:inline-block md:max-w-32 md:truncate">{email}</span>
              </RecordLink>
            ),
        },
        {
          id: 'courses',
          header: t('admin.teachers.columns.courses'),
          align: 'end',
          cell: ({ course_count }) => number(course_count),
        },
        {
          id: 'students',
          header: t('admin.teachers.columns.students'),
          align: 'end',
          cell: ({ student_count }) => number(student_count),
        },
        {
          id: 'likes',
          notOnTablets: true,
          header: t('admin.teachers.columns.likes'),
          align: 'end',
          cell: ({ likes_count }) => number(likes_count),
        },
        {
          id: 'joined',
          notOnTablets: true,
          header: t('admin.teachers.columns.joined'),
          // An English date wraps to two lines; a Chinese one is kept together.
          cell: ({ created_at }) => (
            <span className="md:inline-block md:min-w-28 md:[:lang(zh)_&]:whitespace-nowrap">
              {format.day(created_at)}
            </span>
          ),
        },
        {
          id: 'actions',
          header: t('admin.teachers.columns.actions'),
          hideHeader: true,
          align: 'end',
          cell: (teacher) => <Actions teacher={teacher} href={hrefFor(teacher.teacher_id)} />,
        },
      ]}
    />
  );
}

function TeacherCell({ teacher, href }: { teacher: AdminTeacher; href: string }) {
  const { t } = useTranslation();
  const text = usePick();
  const name = text(teacher.name, teacher.name_zh);
  const field = text(teacher.specialization, teacher.specialization_zh);
  return (
    <div className="flex items-center gap-3 lg:min-w-48 xl:min-w-0">
      <Avatar name={name.text} src={teacher.profile_image} className="size-12 xl:size-10" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2">
          {teacher.is_archived ? (
            <span lang={name.lang}>{name.text}</span>
          ) : (
            <Link
              to={href}
              lang={name.lang}
              className="inline-flex min-h-11 items-center font-medium text-ink no-underline hover:underline md:min-h-0"
            >
              {name.text}
            </Link>
          )}
          {teacher.is_assistant && <Badge>{t('admin.teachers.assistant')}</Badge>}
        </div>
        <div className="xl:flex xl:items-center xl:gap-2 xl:overflow-hidden xl:[&>p]:mt-0">
          <p className="text-sm text-soft" lang={field.lang}>
            {field.text}
          </p>
          <MissingMarks
            texts={[
              { en: teacher.name, zh: teacher.name_zh },
              { en: teacher.specialization, zh: teacher.specialization_zh },
              { en: teacher.bio, zh: teacher.bio_zh },
            ]}
          />
        </div>
      </div>
    </div>
  );
}

function Actions({ teacher, href }: { teacher: AdminTeacher; href: string }) {
  const { t } = useTranslation();
  const text = usePick();
  const api = useApi();
  const name = text(teacher.name, teacher.name_zh).text;
  const params = { id: teacher.teacher_id };
  return (
    <div className="flex justify-end">
      {!teacher.is_archived && (
        <Link
          to={href}
          aria-label={t('admin.teachers.editNamed', { name })}
          title={t('controls.edit')}
          className={`${buttonClass('quiet', 'sm')} min-h-11 min-w-11`}
        >
          <Pencil aria-hidden="true" className="size-5" />
        </Link>
      )}
      <ArchiveButton
        name={name}
        text={t('admin.teachers.archiveText')}
        isArchived={teacher.is_archived}
        archive={() => api.send(teacherAdminCalls.delete, { params })}
        restore={() => api.send(teacherAdminCalls.restore, { params })}
      />
    </div>
  );
}
