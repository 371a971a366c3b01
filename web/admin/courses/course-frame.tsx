import { useState } from 'react';
import { z } from 'zod';
import type { AdminCourse } from '#contract/courses-admin.ts';
import type { Draft } from '#contract/drafts.ts';
import { DraftOffer } from '#web/forms/drafts/draft-offer.tsx';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { CourseEditor } from './course-editor.tsx';
import type { CourseFormValues } from './course-form-values.ts';
import type { TeacherOption } from './load-teachers.ts';

interface CourseFrameProps {
  course: AdminCourse | null;
  draft: Draft | null;
  teachers: readonly TeacherOption[];
}

/**
 * The stored draft of a course: the form, and the base that the form was opened with. Courses have
 * no versions, and only with both can a draft be merged with later saves.
 */
const draftBody = z.object({
  values: z.record(z.string(), z.unknown()),
  base: z.record(z.string(), z.unknown()),
});

/** The editor; where a draft exists, it first asks what to do with it. */
export function CourseFrame({ course, draft, teachers }: CourseFrameProps) {
  const { t } = useTranslation();
  const text = usePick();
  /** The draft when the page was opened: one stored later is not offered. */
  const [offer] = useState(() => {
    const body = draftBody.safeParse(draft?.body).data;
    return draft === null || body === undefined ? null : { draft, ...body };
  });
  const [choice, setChoice] = useState<'ask' | 'continue' | 'fresh'>(
    offer === null ? 'fresh' : 'ask',
  );
  if (choice === 'ask' && offer !== null) {
    const name =
      course === null ? t('admin.courses.form.addTitle') : text(course.title, course.title_zh).text;
    return (
      <div className="grid max-w-3xl gap-6">
        <h1 className="text-2xl sm:text-3xl">{name}</h1>
        <DraftOffer
          draft={offer.draft}
          isBehind={course !== null && offer.draft.based_on_version !== course.version}
          onContinue={() => setChoice('continue')}
          onDiscard={() => setChoice('fresh')}
        />
      </div>
    );
  }
  const continued = choice === 'continue' ? offer : null;
  const version = continued?.draft.based_on_version ?? null;
  const opened =
    course === null || continued === null || version === null
      ? course
      : { ...course, ...(continued.base as Partial<AdminCourse>), version };
  return (
    <CourseEditor
      course={course}
      opened={opened}
      teachers={teachers}
      begun={
        continued && {
          values: continued.values as CourseFormValues,
          savedAt: continued.draft.saved_at,
        }
      }
    />
  );
}
