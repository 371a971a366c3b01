import type { reader as en } from '../en/reader.ts';
import type { Translated } from '../types.ts';

export const reader: Translated<typeof en> = {
  label: '本课时的语言',
  one: '中文',
  both: '中英对照',
};
