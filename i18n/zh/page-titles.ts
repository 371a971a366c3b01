import type { pageTitles as en } from '../en/page-titles.ts';
import type { Translated } from '../types.ts';

export const pageTitles: Translated<typeof en> = {
  Login: '登录',
  Register: '注册',
  ForgotPassword: '忘记密码',
  VerifyEmail: '验证电邮',
  ConfirmEmail: '确认更换电邮',
  ResetPassword: '设置新密码',
  CourseList: '课程',
  CourseDetail: '课程详情',
  ContentView: '课时',
  Learning: '我的学习',
  TeacherList: '教师团队',
  TeacherDetail: '教师介绍',
  UserProfile: '个人中心',
  Privacy: '隐私',
  Rewards: '积分奖励',
  RedemptionForm: '兑换奖励',
  About: '关于我们',
  Team: '我们的团队',
  Faq: '常见问题',
  Cases: '学员故事',
  History: '学院历程',
  Checkout: '购买课程',
  Order: '订单',
  Orders: '我的订单',
};
