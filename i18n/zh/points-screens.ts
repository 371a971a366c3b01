import type { pointsScreens as en } from '../en/points-screens.ts';
import type { Translated } from '../types.ts';

export const pointsScreens: Translated<typeof en> = {
  balance: {
    title: '我的积分',
    available: '可用积分',
    held: '审核中，暂时保留',
    expiring: '30 天内到期',
    earned: '累计获得',
    spent: '累计使用',
    toRewards: '去兑换',
  },
  earn: {
    title: '如何赚取积分',
    perDay: '每日最多 {{points}}',
    perDayTogether: '每日最多 {{points}}，与下列行为合计：{{others}}',
    ofCourse: '以各课程为准',
    kinds: {
      daily_sign_in: '每日签到',
      sign_in_streak: '连续签到 {{days}} 天',
      course_read: '将课程标记为已读',
      course_like: '点赞课程',
      teacher_like: '点赞教师',
      course_review: '评价课程',
      content_completion: '学完一个课时',
      quiz_pass: '通过测验',
      course_completion: '学完整门课程',
      referral: '邀请朋友加入学习',
      welcome: '加入学院',
    },
    when: {
      content_completion: '图文与 PDF 文档至少学习所标时长的十分之一；新发布的课时自次日起计积分。',
      referral: '朋友验证电邮，并在注册次日起有两天因学习获得积分后到账，最多 {{count}} 位。',
      welcome: '验证电邮，并在注册次日或之后学完一个课时后到账。',
    },
  },
  chart: {
    title: '近 {{days}} 天可用积分',
    summary:
      '可用积分走势图：{{first}}为 {{from}}，{{last}}为 {{to}}，最高为 {{highest}}（{{at}}）。',
    today: '今天',
    asTable: '以表格查看',
    tableCaption: '余额有变动的日期，最近的在前',
    day: '日期',
    available: '当日结束时可用',
  },
  statement: {
    title: '下载对账单',
    text: '不选日期即为全部记录，语言与本页一致。',
    from: '开始日期',
    to: '结束日期',
    pdf: 'PDF，便于保存或打印',
    csv: '导出 CSV',
  },
  history: {
    title: '积分明细',
    earned_one: '获得 {{count}} 积分',
    earned_other: '获得 {{count}} 积分',
    spent_one: '使用 {{count}} 积分',
    spent_other: '使用 {{count}} 积分',
    after: '余额 {{balance}}',
    emptyTitle: '第一笔积分等您来拿',
    emptyText: '今天签到、阅读一门课程、学完一个课时，都能获得积分。',
    toCourses: '浏览课程',
  },
};
