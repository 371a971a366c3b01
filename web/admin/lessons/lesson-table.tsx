import { Copy } from 'lucide-react';
import { useNavigate } from 'react-router';
import { type AdminLessonListItem, lessonAdminCalls } from '#contract/lessons-admin.ts';
import { LessonIcon } from '#web/features/learning/lesson-facts.tsx';
import { LanguageMarks } from '#web/forms/language-marks.tsx';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { ArchiveButton } from '#web/lists/archive-button.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Table } from '#web/ui/table.tsx';
import { lessonEditPath } from './lessons-view.ts';

/** Lessons as editors see them. */
export function LessonTable({ contents }: { contents: readonly AdminLessonListItem[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const text = usePick();
  return (
    <Table
      caption={t('admin.titles.Content')}
      rows={contents}
      keyOf={({ content_id }) => content_id}
      columns={[
        {
          id: 'content',
          header: t('admin.lessons.columns.content'),
          lead: true,
          cell: (content) => <NameCell content={content} />,
        },
        {
          id: 'course',
          header: t('admin.lessons.columns.course'),
          cell: ({ course_title, course_title_zh, position }) => {
            const title = text(course_title, course_title_zh);
            return (
              <>
                <span lang={title.lang}>{title.text}</span>
                <span className="block text-sm text-soft">
                  {t('admin.lessons.place', { position })}
                </span>
              </>
            );
          },
        },
        {
          id: 'duration',
          header: t('admin.lessons.columns.duration'),
          align: 'end',
          cell: ({ duration }) => format.duration(duration),
        },
        {
          id: 'updated',
          header: t('admin.lessons.columns.updated'),
          className: 'whitespace-nowrap',
          cell: ({ updated_at }) => format.dateTime(updated_at),
        },
        {
          id: 'actions',
          header: t('admin.lessons.columns.actions'),
          hideHeader: true,
          align: 'end',
          cell: (content) => <Actions content={content} />,
        },
      ]}
    />
  );
}

function NameCell({ content }: { content: AdminLessonListItem }) {
  const { t } = useTranslation();
  const text = usePick();
  const title = text(content.title, content.title_zh);
  return (
    <div className="flex items-start gap-3">
      <LessonIcon type={content.type} className="mt-1 size-5 shrink-0 text-porcelain" />
      <div className="min-w-0">
        <Link
          to={lessonEditPath(content.content_id)}
          lang={title.lang}
          className="inline-flex min-h-11 items-center font-medium text-ink no-underline hover:underline md:min-h-0"
        >
          {title.text}
        </Link>
        <div className="xl:flex xl:items-center xl:gap-2 xl:overflow-hidden">
          <p className="text-sm text-soft">{t(`learning.types.${content.type}`)}</p>
          <LanguageMarks missing={content.missing} outdated={content.outdated} />
        </div>
      </div>
    </div>
  );
}

function Actions({ content }: { content: AdminLessonListItem }) {
  const { t } = useTranslation();
  const text = usePick();
  const api = useApi();
  const navigate = useNavigate();
  const params = { id: content.content_id };
  const name = text(content.title, content.title_zh).text;
  const isArchived = content.archived_at !== null;
  const duplicate = useAction(
    async () => {
      const { msg, data } = await api.send(lessonAdminCalls.duplicate, { params, body: {} });
      toast({ text: msg });
      await navigate(lessonEditPath(data.content_id));
    },
    { revalidates: false },
  );
  return (
    <div className="flex justify-end">
      {!isArchived && (
        <IconButton
          label={t('admin.lessons.duplicateNamed', { name })}
          icon={<Copy aria-hidden="true" className="size-5" />}
          busy={duplicate.busy}
          onClick={() => duplicate.run()}
        />
      )}
      <ArchiveButton
        name={name}
        text={t('admin.lessons.archiveText')}
        isArchived={isArchived}
        archive={() => api.send(lessonAdminCalls.archive, { params })}
        restore={() => api.send(lessonAdminCalls.restore, { params, body: {} })}
      />
    </div>
  );
}
