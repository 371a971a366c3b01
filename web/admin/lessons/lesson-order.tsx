import { useRef } from 'react';
import type { AdminCourseLessons } from '#contract/courses-admin.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { SortableList } from '#web/lists/sortable-list.tsx';
import { LessonActions } from './lesson-actions.tsx';
import { useLessonArea } from './lesson-area.ts';
import { LessonLine } from './lesson-line.tsx';

interface LessonOrderProps {
  courseId: number;
  contents: AdminCourseLessons;
}

/** The lessons of a course, each moved by dragging, by the keyboard, or by two buttons. */
export function LessonOrder({ courseId, contents }: LessonOrderProps) {
  const { t } = useTranslation();
  const text = usePick();
  const api = useApi();
  const { ofCourse } = useLessonArea();
  /** The version of the last stored order: each move is based on the one before. */
  const version = useRef(contents.version);
  version.current = Math.max(version.current, contents.version);
  return (
    <SortableList
      label={t('admin.courses.contents.list')}
      items={contents.list}
      idOf={(content) => content.content_id}
      nameOf={(content) => text(content.title, content.title_zh).text}
      onOrder={async (ids) => {
        const params = { id: courseId };
        const body = { content_ids: ids, version: version.current };
        const stored = await api.call(ofCourse.order, { params, body });
        version.current = stored.version;
      }}
      actionsOf={(content) => <LessonActions content={content} />}
    >
      {(content, place) => <LessonLine content={content} number={place} />}
    </SortableList>
  );
}
