import { Copy, Pencil } from 'lucide-react';
import type { AdminCourseLesson } from '#contract/courses-admin.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { usePick } from '#web/lib/pick.tsx';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { ArchiveButton } from '#web/lists/archive-button.tsx';
import { buttonClass, IconButton } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { useLessonArea } from './lesson-area.ts';

/** The actions on a lesson of a course, besides moving it. */
export function LessonActions({ content }: { content: AdminCourseLesson }) {
  const { t } = useTranslation();
  const name = usePick()(content.title, content.title_zh).text;
  const api = useApi();
  const { calls, lessonPath } = useLessonArea();
  const params = { id: content.content_id };
  const isArchived = content.archived_at !== null;
  const duplicate = useAction(async () => {
    const { msg } = await api.send(calls.duplicate, { params, body: {} });
    toast({ text: msg });
  });
  return (
    <>
      {!isArchived && (
        <>
          <Link
            to={lessonPath(content.content_id)}
            aria-label={t('admin.courses.contents.editNamed', { name })}
            title={t('controls.edit')}
            className={`${buttonClass('quiet', 'sm')} min-h-11 min-w-11`}
          >
            <Pencil aria-hidden="true" className="size-5" />
          </Link>
          <IconButton
            label={t('admin.courses.contents.duplicateNamed', { name })}
            icon={<Copy aria-hidden="true" className="size-5" />}
            disabled={duplicate.busy}
            onClick={() => void duplicate.run()}
          />
        </>
      )}
      <ArchiveButton
        name={name}
        text={t('admin.courses.contents.archiveText')}
        isArchived={isArchived}
        archive={() => api.send(calls.archive, { params })}
        restore={() => api.send(calls.restore, { params, body: {} })}
      />
    </>
  );
}
