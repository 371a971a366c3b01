import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AdminContentListItem } from '#contract/contents-admin.ts';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Table } from '#web/ui/table.tsx';

/** The lessons of a course in their order, and what is missing in one language. */
export function LessonTable({ lessons }: { lessons: readonly AdminContentListItem[] }) {
  const { t } = useTranslation();
  const text = usePick();
  const format = useFormat();
  return (
    <Table
      caption={t('teach.course.lessons')}
      rows={lessons}
      keyOf={(lesson) => lesson.content_id}
      columns={[
        {
          id: 'title',
          header: t('teach.work.lesson'),
          lead: true,
          cell: (lesson) => {
            const title = text(lesson.title, lesson.title_zh);
            return (
              <>
                <span className="flex items-baseline gap-3">
                  <span className="w-6 shrink-0 text-right text-soft tabular-nums">
                    {lesson.position}
                  </span>
                  <Link
                    to={`/teach/content/${lesson.content_id}`}
                    className="link inline-flex min-h-11 items-center font-medium"
                    lang={title.lang}
                  >
                    {title.text}
                  </Link>
                </span>
                {lesson.missing.length > 0 && (
                  <span className="flex flex-wrap gap-1.5 pl-9">
                    {lesson.missing.map((language) => (
                      <Badge key={language} tone="clay">
                        {t(`admin.missing.${language}`)}
                      </Badge>
                    ))}
                  </span>
                )}
              </>
            );
          },
        },
        {
          id: 'type',
          header: t('teach.course.type'),
          cell: ({ type }) => t(`learning.types.${type}`),
        },
        {
          id: 'duration',
          header: t('teach.course.duration'),
          className: 'md:whitespace-nowrap',
          cell: ({ duration }) => format.duration(duration),
        },
        {
          id: 'updated',
          header: t('teach.course.updated'),
          className: 'md:whitespace-nowrap',
          cell: ({ updated_at: at }) => <time dateTime={at}>{format.day(at)}</time>,
        },
      ]}
    />
  );
}
