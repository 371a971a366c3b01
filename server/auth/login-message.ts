import type { Message } from '#i18n/message.ts';

/** What a guest wanted to do, where a call says it. Other calls say that a login is required. */
const actions = {
  'courses.like': 'messages.common.loginNeeded.likeCourse',
  'courses.unlike': 'messages.common.loginNeeded.likeCourse',
  'courses.read': 'messages.common.loginNeeded.readCourse',
  'courses.redeem': 'messages.common.loginNeeded.redeemCourse',
  'courses.review': 'messages.common.loginNeeded.reviewCourse',
  'teachers.like': 'messages.common.loginNeeded.likeTeacher',
  'teachers.unlike': 'messages.common.loginNeeded.likeTeacher',
  'rewards.createRedemption': 'messages.common.loginNeeded.redeemReward',
  'accounts.profile': 'messages.common.noToken',
  'accounts.restoreSession': 'messages.common.noToken',
} as const satisfies Record<string, Message>;

/** The message of a refusal to somebody without a session; undefined: the general one. */
export function loginMessageOf(call: string | undefined): Message | undefined {
  return call !== undefined && Object.hasOwn(actions, call)
    ? actions[call as keyof typeof actions]
    : undefined;
}
