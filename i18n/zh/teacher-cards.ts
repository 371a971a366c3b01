import type { teacherCards as en } from '../en/teacher-cards.ts';
import type { Translated } from '../types.ts';

export const teacherCards: Translated<typeof en> = {
  courses_one: '{{count}} 门课程',
  courses_other: '{{count}} 门课程',
  assistant: '助教',
  likes_one: '{{count}} 人点赞',
  likes_other: '{{count}} 人点赞',
};
