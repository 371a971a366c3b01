import type { BenchSubjects } from './learners.ts';

/** What is measured beside the same SQL without the academy. */
export const commandGroups = ['command', 'JSON, logged in, beside its SQL'] as const;

/** A call of a learner: the same request for each, but for who sends it (`LEARNER` stands for the number). */
export interface Command {
  group: (typeof commandGroups)[number];
  name: string;
  path: string;
  /** What is posted; null: the call only reads. */
  body: object | null;
}

/** What one learner sends. */
export const ofLearner = (text: string, userId: number) =>
  text.replaceAll('LEARNER', String(userId));

/**
 * What learners do that writes. What takes points comes first: each learner has one lot then, so
 * that all of them send the same statements.
 */
export function commandsOn(subjects: BenchSubjects): Command[] {
  const { rewardId, paidCourseId, freeCourseId, lessonId } = subjects;
  return [
    {
      group: 'command',
      name: 'redeem a course',
      path: '/api/course/redeem',
      body: { course_id: paidCourseId },
    },
    {
      group: 'command',
      name: 'redeem a reward',
      path: '/api/redemption/create',
      body: {
        reward_id: rewardId,
        recipient_name: 'Chen Meiling',
        recipient_phone: '+65 LEARNER0000',
      },
    },
    { group: 'command', name: 'award (daily sign-in)', path: '/api/points/signIn', body: {} },
    {
      group: 'command',
      name: 'like a course',
      path: '/api/course/like',
      body: { course_id: freeCourseId },
    },
    {
      group: 'command',
      name: 'complete a lesson',
      path: '/api/content/complete',
      body: { course_id: freeCourseId, content_id: lessonId },
    },
    ...reads(subjects),
  ];
}

/** Calls that read, last: they leave nothing behind that a command would find. */
function reads({ lessonId }: BenchSubjects): Command[] {
  const paths = [
    '/api/points/balance?user_id=LEARNER',
    '/api/users/profile',
    '/api/course/lists',
    `/api/content/get?content_id=${lessonId}`,
  ];
  const group = commandGroups[1];
  return paths.map((path) => ({ group, name: path, path, body: null }));
}
