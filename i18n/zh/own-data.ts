import type { ownData as en } from '../en/own-data.ts';
import type { Translated } from '../types.ts';
import { deletionBlockers } from './deletion-blockers.ts';

export const ownData: Translated<typeof en> = {
  back: '设置',
  lead: '您可以在这里查看您同意过的文本、下载我们保存的您的数据，或删除账户。',
  export: {
    title: '您的数据',
    text: '一个 ZIP 文件，包含我们保存的关于您的全部内容：可阅读的网页、供程序读取的文件，以及您上传的文件。每小时最多三次。',
    action: '导出我的数据',
  },
  consents: {
    title: '同意记录',
    text: '每个版本都可以按原样阅读。',
    none: '暂无。',
    version: '{{name}}第 {{version}} 版',
  },
  deletion: {
    text: '14 天后，您的姓名、地址与登录权限将被清除。积分与付款记录仍保留在账上，但不再带有您的姓名。',
    action: '删除我的账户',
    askTitle: '删除您的账户？',
    askText: '您将失去课程与未使用的积分。14 天内登录即可保留账户，之后任何人都无法恢复。',
    notYet: '请先处理以下事项',
    blockers: deletionBlockers,
  },
};
