import type { teachers as en } from '../en/teachers.ts';
import type { Translated } from '../types.ts';

export const teachers: Translated<typeof en> = {
  card: {
    courses_one: '{{count}} 门课程',
    courses_other: '{{count}} 门课程',
    assistant: '助教',
    likes_one: '{{count}} 人点赞',
    likes_other: '{{count}} 人点赞',
  },
};
