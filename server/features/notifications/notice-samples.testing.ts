import { sampleNoticeParams } from '#domain/notice-kinds.testing.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import type { TestAcademy } from '#server/testing/test-academy.ts';

/** What a notice of any kind may need to know, with a course, a reward, a person and a message to name. */
export async function addNoticeSamples(academy: TestAcademy) {
  const { db, now } = academy;
  const titles = { title: 'Bonds for Beginners', title_zh: '债券入门' };
  const course_id = await addCourse(db, titles);
  const { reward_category_id } = await db
    .insertInto('reward_categories')
    .values({ kind: 'merchandise', name: 'Merchandise', name_zh: '周边' })
    .returning('reward_category_id')
    .executeTakeFirstOrThrow();
  const { reward_id } = await db
    .insertInto('rewards')
    .values({
      reward_category_id,
      name: 'Reading Lamp',
      name_zh: '阅读灯',
      points_required: 100,
      status: 'active',
    })
    .returning('reward_id')
    .executeTakeFirstOrThrow();
  const { userId: person_id } = await academy.addLearner({ name: '陈美玲' });
  const { group_id } = await db
    .insertInto('learner_groups')
    .values({ name: 'Class 1', created_at: now })
    .returning('group_id')
    .executeTakeFirstOrThrow();
  const { message_id } = await db
    .insertInto('group_messages')
    .values({
      group_id,
      sent_by: person_id,
      subject: 'No class on Monday',
      subject_zh: '周一停课',
      text: 'We meet again on Tuesday.',
      text_zh: '周二恢复上课。',
      recipient_count: 1,
      sent_at: now,
    })
    .returning('message_id')
    .executeTakeFirstOrThrow();
  return { ...sampleNoticeParams, course_id, reward_id, person_id, message_id };
}
