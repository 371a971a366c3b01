import type { controls as en } from '../en/controls.ts';
import type { Translated } from '../types.ts';

export const controls: Translated<typeof en> = {
  save: '保存',
  cancel: '取消',
  edit: '编辑',
  search: '搜索',
  showMore: '展开',
  showLess: '收起',
  optional: '选填',
  page: '第 {{page}} 页',
  pager: '分页',
  breadcrumb: '当前位置',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
};
