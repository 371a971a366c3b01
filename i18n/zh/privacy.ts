import type { privacy as en } from '../en/privacy.ts';
import type { Translated } from '../types.ts';

export const privacy: Translated<typeof en> = {
  deletion: {
    title: '删除账户',
    pending: '您的账户将于 {{time}} 删除',
    pendingText: '在此之前，您可以选择保留账户，一切照旧。',
    keep: '保留我的账户',
  },
};
