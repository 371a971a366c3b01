import type { CallBody } from '#contract/call.ts';
import { type AdminContent, contentAdminCalls } from '#contract/lessons-admin.ts';
import { sampleData } from '../../testing/sample-lessons.ts';
import type { TestAcademy, TestPerson } from '../../testing/test-academy.ts';

type NewContent = Partial<CallBody<typeof contentAdminCalls.create>> & { course_id: number };

/** A text lesson in both languages, saved through the call, but for what is said otherwise. */
export async function createContentAs(
  academy: TestAcademy,
  admin: TestPerson,
  { type = 'text', ...fields }: NewContent,
): Promise<AdminContent> {
  const body = {
    type,
    title: 'Compound interest',
    title_zh: '复利',
    duration: 5,
    content_data: sampleData[type],
    ...fields,
  };
  const { status, data, msg } = await academy.call(
    contentAdminCalls.create,
    { body },
    { as: admin },
  );
  if (status !== 200) throw new Error(`the content was not added: ${msg}`);
  return data;
}
