import type { listUpload as en } from '../en/list-upload-admin.ts';
import type { Translated } from '../types.ts';

export const listUpload: Translated<typeof en> = {
  file: '选择 CSV 文件',
  check: '检查列表',
  checkedTitle: '检查结果',
  doneTitle: '处理结果',
  total_one: '共 {{shown}} 行。',
  total_other: '共 {{shown}} 行。',
  shown: '以下只列出前 {{count}} 行。',
  line: '行',
  result: '结果',
  emails: '电邮列表',
  emailsHint: '每行一个；也可粘贴表格，或选择 CSV 文件。最多 {{limit}} 人。',
  email: '电邮',
};
