import type { searchPage as en } from '../en/search-page.ts';
import type { Translated } from '../types.ts';

export const searchPage: Translated<typeof en> = {
  title: '搜索',
  titleOf: '搜索：{{search}}',
  description: '用中文、英文或拼音，搜索学院的课程、课时、教师与投资词条。',
  lead: '课程、课时、教师与词条，中文、英文、拼音都能搜。',
};
