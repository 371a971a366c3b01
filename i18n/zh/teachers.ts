import type { teachers as en } from '../en/teachers.ts';
import type { Translated } from '../types.ts';

export const teachers: Translated<typeof en> = {
  like: '点赞这位教师',
  unlike: '取消点赞',
  loginText: '请先登录后再点赞。',
  list: {
    title: '教师团队',
    lead: '他们在市场、企业与家庭理财领域耕耘多年，一次只讲清一件事。',
    search: '搜索教师',
    searchHint: '姓名或专长',
    sorts: {
      popularity: '最受欢迎',
      name: '按姓名',
      courses: '课程最多',
    },
    count_one: '共 {{count}} 位教师',
    count_other: '共 {{count}} 位教师',
    found_one: '“{{search}}”共找到 {{count}} 位教师。',
    found_other: '“{{search}}”共找到 {{count}} 位教师。',
    emptyTitle: '没有找到相符的教师',
    emptyText: '试试姓名中的一个字，或者换一种语言。',
    showAll: '查看全部教师',
  },
  detail: {
    joined: '{{date}}加入',
    about: '教师简介',
    courses: '门课程',
    likes: '人点赞',
    experience: '从业经验',
    years_one: '{{count}} 年',
    years_other: '{{count}} 年',
    taught: '主讲课程',
    noCourses: '首门课程正在准备中。',
    missingTitle: '没有找到这位教师',
    missingText: '这位教师不存在，或者已经离开学院。',
    backToTeachers: '返回教师团队',
  },
};
