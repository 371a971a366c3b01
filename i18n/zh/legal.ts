import type { legal as en } from '../en/legal.ts';
import type { Translated } from '../types.ts';

export const legal: Translated<typeof en> = {
  privacy: '隐私声明',
  terms: '使用条款',
  due: {
    label: '条款更新',
    title: '隐私声明或使用条款已更新',
    text: '请阅读并确认同意。在此期间您可以继续学习。',
    agree: '我同意',
  },
};
