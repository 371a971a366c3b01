import type { reviewsMessages as en } from '../en/reviews-messages.ts';
import type { Translated } from '../types.ts';

export const reviewsMessages: Translated<typeof en> = {
  saved: '评价已保存，谢谢您',
  tooEarly: '请先学习或完成部分课时，再来评价。',
  hidden: '已隐藏，不再出现在课程页面，也不计入评分',
  shown: '已重新显示在课程页面上',
};
