import type { glossary as en } from '../en/glossary.ts';
import type { Translated } from '../types.ts';

export const glossary: Translated<typeof en> = {
  title: '投资词典',
  lead: '投资路上常见的说法，用大白话讲清楚，中英对照。',
  description: '中英对照的投资词典：每个词条都用简单的话讲清楚是什么意思。',
  filter: '查找词条',
  filterHint: '例如：股息',
  initials: '按拼音首字母查找',
  otherInitial: '其他',
  count_one: '共 {{count}} 个词条',
  count_other: '共 {{count}} 个词条',
  found_one: '“{{filter}}”共找到 {{count}} 个词条',
  found_other: '“{{filter}}”共找到 {{count}} 个词条',
  nothing: '没有与“{{filter}}”相符的词条',
  nothingHelp: '试试更短的关键词，或在全站搜索。',
  searchAll: '全站搜索',
  empty: '词典正在编写中。',
  alsoCalled: '又称：{{names}}',
  lessons: '相关课时',
  lessonsOf: '相关课时：{{term}}',
  meaningOf: '“{{term}}”的释义',
  open: '查看词典',
};
