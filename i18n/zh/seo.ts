import type { seo as en } from '../en/seo.ts';
import type { Translated } from '../types.ts';

export const seo: Translated<typeof en> = {
  shareAlt: '层层远山，上书“{{title}}”。',
  academyAlt: '层层远山，一轮红日。',
};
