import type { search as en } from '../en/search.ts';
import type { Translated } from '../types.ts';

export const search: Translated<typeof en> = {
  open: '搜索',
  label: '搜索课程、课时、教师与词条',
  placeholder: '课程、课时、教师或词条',
  groups: {
    courses: '课程',
    contents: '课时',
    teachers: '教师',
    terms: '词条',
  },
  recent: '最近搜索',
  clearRecent: '清除最近搜索',
  suggestions: '试试搜索',
  suggested: {
    first: '指数基金',
    second: '市盈率',
    third: '股息',
    fourth: '定投',
    fifth: '止损',
  },
  searching: '正在搜索……',
  count_one: '共 {{count}} 条结果',
  count_other: '共 {{count}} 条结果',
  nothing: '没有找到与“{{search}}”相关的内容',
  nothingHelp: '试试更短的关键词，或换一种语言；拼音和拼音首字母也能搜。',
  readAs: '已同时搜索以下词条的其他说法：{{terms}}',
  didYouMean: '没有找到“{{search}}”，以下是“{{meant}}”的结果。',
  all: '查看“{{search}}”的全部结果',
  failed: '搜索暂时不可用，请稍后再试',
  locked: '未解锁',
  keys: {
    choose: '选择',
    open: '打开',
    close: '关闭',
  },
};
