import { expect, test } from 'vitest';
import { lessonTypes } from '#domain/lesson-completion.ts';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { sampleData } from '#server/testing/sample-lessons.ts';

import { checkLessonData, presentLessonData } from './lesson-data.ts';

const academy = openTestAcademy();

test.each(lessonTypes)(
  'a %s can be saved, stored and shown, and the database knows what it lacks',
  async (type) => {
    const data = sampleData[type];
    expect(checkLessonData(type, data).success).toBe(true);
    expect(presentLessonData(type, data)).toMatchObject({ type });
    const courseId = await addCourse(academy.db);
    const lessonId = await addLesson(academy.db, courseId, { type, data });
    const { lacks_en, lacks_zh } = await academy.db
      .selectFrom('contents')
      .select(['lacks_en', 'lacks_zh'])
      .where('content_id', '=', lessonId)
      .executeTakeFirstOrThrow();
    // The recording has captions in Chinese alone.
    expect({ lacks_en, lacks_zh }).toEqual({ lacks_en: type === 'video', lacks_zh: false });
  },
);

test('a lesson of a type that nobody can show is refused where it is stored', async () => {
  const courseId = await addCourse(academy.db);
  const stored = addLesson(academy.db, courseId, {
    type: 'hologram' as (typeof lessonTypes)[number],
    data: sampleData.text,
  });
  await expect(stored).rejects.toThrow(/lacks_en|contents_type/);
});
