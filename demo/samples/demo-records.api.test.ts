import { describe, expect, test } from 'vitest';
import { siteSettingsAdminCalls } from '#contract/academy-admin.ts';
import { auditCalls } from '#contract/audit-admin.ts';
import { courseCalls } from '#contract/courses.ts';
import { courseAdminCalls } from '#contract/courses-admin.ts';
import { demoAdminCalls } from '#contract/demo-admin.ts';
import { teacherCalls } from '#contract/teachers.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { demoRecordsPlugin } from './demo-records.routes.ts';

describe('an academy that holds demo data', () => {
  const academy = openTestAcademy(
    {},
    { beforePages: async (app) => void (await app.register(demoRecordsPlugin)) },
  );

  test('gains three teachers and five open courses by an admin’s buttons, as often as wanted', async () => {
    const admin = await academy.addAdmin();
    const teachers = async () =>
      (await academy.call(teacherCalls.list, { query: {} })).data.list.map(
        ({ full_name }) => full_name,
      );
    const before = await teachers();
    for (const round of [1, 2]) {
      const { status, data } = await academy.call(demoAdminCalls.addTeachers, {}, { as: admin });
      expect([status, data]).toEqual([200, { created: 3 }]);
      expect(await teachers()).toHaveLength(before.length + 3 * round);
    }
    // No two of them have one name.
    expect(new Set(await teachers()).size).toBe(before.length + 6);

    const { msg, data } = await academy.call(demoAdminCalls.addCourses, {}, { as: admin });
    expect([msg, data]).toEqual(['已添加 5 门示例课程', { created: 5 }]);
    const { list } = (await academy.call(courseCalls.list, { query: { limit: 100 } })).data;
    expect(list).toHaveLength(5);
    for (const course of list) {
      expect(course.title).toMatch(/\(copy \d+\)$/);
      expect(course.title_zh).toMatch(/（副本 \d+）$/);
      const params = { id: course.course_id };
      const shown = (await academy.call(courseAdminCalls.get, { params }, { as: admin })).data;
      expect(shown).toMatchObject({ status: 'active', missing_for_publishing: [], missing: [] });
    }
    const lines = (await academy.call(auditCalls.list, { query: {} }, { as: admin })).data.list;
    const created = lines.filter(({ action }) => /^(teacher|course)\.create$/.test(action));
    expect(created).toHaveLength(11);
  });

  test('adds nothing for a teacher, a learner or a guest', async () => {
    const teacher = await academy.addPerson({ role: 'teacher' });
    const learner = await academy.addLearner();
    for (const call of [demoAdminCalls.addTeachers, demoAdminCalls.addCourses]) {
      expect((await academy.call(call, {}, { as: teacher })).error).toBe('FORBIDDEN');
      expect((await academy.call(call, {}, { as: learner })).error).toBe('FORBIDDEN');
      expect((await academy.call(call, {})).error).toBe('AUTH_REQUIRED');
    }
  });
});

describe('any other academy', () => {
  const academy = openTestAcademy();

  test('has no such buttons and no such calls', async () => {
    const admin = await academy.addAdmin();
    const { data } = await academy.call(siteSettingsAdminCalls.get, {}, { as: admin });
    expect(data.holds_demo_data).toBe(false);
    for (const call of [demoAdminCalls.addTeachers, demoAdminCalls.addCourses]) {
      expect(await academy.call(call, {}, { as: admin })).toMatchObject({ status: 404 });
    }
  });
});
