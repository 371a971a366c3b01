import type { BenchSubjects } from './learners.ts';

/** A command of a learner: the same request for each, but for who sends it. */
export interface Command {
  name: string;
  path: string;
  /** `LEARNER` stands for the number of the learner. */
  body: object;
}

/** What one learner sends. */
export const bodyOf = ({ body }: Command, userId: number) =>
  JSON.stringify(body).replaceAll('LEARNER', String(userId));

/**
 * What learners do that writes. What takes points comes first: each learner has one lot then, so
 * that all of them send the same statements.
 */
export function commandsOn(subjects: BenchSubjects): Command[] {
  const { rewardId, paidCourseId, freeCourseId, lessonId } = subjects;
  return [
    {
      name: 'redeem a course',
      path: '/api/course/redeem',
      body: { course_id: paidCourseId },
    },
    {
      name: 'redeem a reward',
      path: '/api/redemption/create',
      body: {
        reward_id: rewardId,
        recipient_name: 'Chen Meiling',
        recipient_phone: '+65 LEARNER0000',
      },
    },
    { name: 'award (daily sign-in)', path: '/api/points/signIn', body: {} },
    { name: 'like a course', path: '/api/course/like', body: { course_id: freeCourseId } },
    {
      name: 'complete a lesson',
      path: '/api/content/complete',
      body: { course_id: freeCourseId, content_id: lessonId },
    },
  ];
}
