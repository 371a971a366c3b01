import type { checkInDays as en } from '../en/check-in-days.ts';
import type { Translated } from '../types.ts';

export const checkInDays: Translated<typeof en> = {
  calendar: '{{month}}签到记录',
  signedDay: '{{day}}：已签到',
  missedDay: '{{day}}：未签到',
  comingDay: '{{day}}：未到',
  today: '今天',
  track: '连签奖励进度：{{done}} / {{days}} 天',
  bonus: '奖励',
};
