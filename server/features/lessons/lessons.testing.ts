import type { CallBody } from '#contract/call.ts';
import { type AdminLesson, lessonAdminCalls } from '#contract/lessons-admin.ts';
import { sampleData } from '#server/testing/sample-lessons.ts';
import type { TestAcademy, TestPerson } from '#server/testing/test-academy.ts';

type NewLesson = Partial<CallBody<typeof lessonAdminCalls.create>> & { course_id: number };

/** A text lesson in both languages, saved through the call, but for what is said otherwise. */
export async function createLessonAs(
  academy: TestAcademy,
  admin: TestPerson,
  { type = 'text', ...fields }: NewLesson,
): Promise<AdminLesson> {
  const body = {
    type,
    title: 'Compound interest',
    title_zh: '复利',
    duration: 5,
    content_data: sampleData[type],
    ...fields,
  };
  const { status, data, msg } = await academy.call(
    lessonAdminCalls.create,
    { body },
    { as: admin },
  );
  if (status !== 200) throw new Error(`the content was not added: ${msg}`);
  return data;
}
