import type { academyMessages as en } from '../en/academy-messages.ts';
import type { Translated } from '../types.ts';

export const academyMessages: Translated<typeof en> = {
  settingsSaved: '已保存，所有页面即时更新',
  demoCopy: '{{name}}（副本 {{number}}）',
  demoTeachersAdded: '已添加 {{created}} 位示例教师',
  demoCoursesAdded: '已添加 {{created}} 门示例课程',
};
