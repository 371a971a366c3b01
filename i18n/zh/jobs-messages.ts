import type { jobsMessages as en } from '../en/jobs-messages.ts';
import type { Translated } from '../types.ts';

/** What the server says about background jobs. */
export const jobsMessages: Translated<typeof en> = {
  retried: '正在重新执行该任务。',
  notFailed: '该任务没有失败：已经完成，或仍在等待下一次尝试。',
};
