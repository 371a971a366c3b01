import type { reviews as en } from '../../en/desk/reviews.ts';
import type { Translated } from '../../types.ts';

export const reviews: Translated<typeof en> = {
  messages: {
    hidden: '已隐藏，不再出现在课程页面，也不计入评分',
    shown: '已重新显示在课程页面上',
  },
};
