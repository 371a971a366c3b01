import type { audit as en } from '../../en/desk/audit.ts';
import type { Translated } from '../../types.ts';

export const audit: Translated<typeof en> = {
  who: '操作人',
  action: '操作',
  entity: '对象',
  before: '修改前',
  after: '修改后',
  csv: {
    fileName: '操作记录 {{day}}',
    number: '编号',
    time: '时间（{{timeZone}}）',
    entityId: '对象编号',
    tooLong: '操作记录超过 {{limit}} 条，请缩短时间范围。',
  },
};
