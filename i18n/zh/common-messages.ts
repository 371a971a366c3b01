import type { commonMessages as en } from '../en/common-messages.ts';
import type { Translated } from '../types.ts';

export const commonMessages: Translated<typeof en> = {
  ok: '成功',
  greeting: '您好：',
  greetingNamed: '{{name}}，您好：',
  callReplaced: '此接口已由 {{successor}} 取代',
};
