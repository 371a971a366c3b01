import type { jobsMessages as en } from '../en/jobs-messages.ts';
import type { Translated } from '../types.ts';

/** What the server says about background jobs. */
export const jobsMessages: Translated<typeof en> = {
  retried: '正在重新执行该任务。',
  allRetried_one: '正在重新执行 {{count}} 个任务。',
  allRetried_other: '正在重新执行 {{count}} 个任务。',
  cancelled: '任务已取消。',
  notRetried: '该任务现在无法重试：已经完成，或正在执行。',
  notCancelled: '该任务无法取消：已经完成、正在执行，或不只是发送消息。',
};
