import type { groupsMessages as en } from '../en/groups-messages.ts';
import type { Translated } from '../types.ts';

export const groupsMessages: Translated<typeof en> = {
  added: '小组已新建',
  saved: '小组已保存',
  archived: '小组已归档',
  restored: '小组已恢复',
  nameTaken: '已有同名的小组',
  noSuchGroup: '没有这个小组，或小组已归档',
  noMembers: '小组里没有可以进行此操作的成员',
  noSuchPerson: '没有此人，或账户已被移除',
  deactivated: '这个账户已停用',
  membersAdded_one: '已将 {{count}} 人加入小组',
  membersAdded_other: '已将 {{count}} 人加入小组',
  membersTried_one: '已检查：可加入 {{count}} 人，尚未做任何更改',
  membersTried_other: '已检查：可加入 {{count}} 人，尚未做任何更改',
  memberRemoved: '已移出小组',
  noReaders: '小组里没有账户可用的成员，消息未发送',
  messageSent_one: '消息已发送给 {{count}} 位成员',
  messageSent_other: '消息已发送给 {{count}} 位成员',
  awarded_one: '已为 {{count}} 位成员发放积分',
  awarded_other: '已为 {{count}} 位成员发放积分',
};
