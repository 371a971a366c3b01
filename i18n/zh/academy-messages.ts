import type { academyMessages as en } from '../en/academy-messages.ts';
import type { Translated } from '../types.ts';

export const academyMessages: Translated<typeof en> = { settingsSaved: '已保存，所有页面即时更新' };
