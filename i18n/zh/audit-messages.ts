import type { auditMessages as en } from '../en/audit-messages.ts';
import type { Translated } from '../types.ts';

export const auditMessages: Translated<typeof en> = {
  csv: {
    fileName: '操作记录-{{day}}',
    line: '{{field}}：{{value}}',
    number: '编号',
    time: '时间（{{timeZone}}）',
    entityId: '对象编号',
    tooLong: '操作记录超过 {{limit}} 条，请缩短时间范围。',
  },
};
