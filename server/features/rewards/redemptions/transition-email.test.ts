import { describe, expect, test } from 'vitest';
import { emailAbout, type RedemptionEmail } from './transition-email.ts';

const redemption: RedemptionEmail = {
  redemption_id: 12,
  reward_name: 'Mug',
  reward_name_zh: '马克杯',
  user_email: 'lin@example.com',
  user_name: '林美芳',
  user_language: 'zh',
  user_email_verified_at: new Date('2026-03-01T00:00:00Z'),
  points_spent: 1200,
  requires_shipping: true,
  delivers_code: false,
  made_code: null,
  made_ends_at: null,
  coupon_courses: null,
  course_id: null,
  course_title: null,
  course_title_zh: null,
  consultation_id: null,
  starts_at: null,
  ends_at: null,
  place: null,
  revision: null,
  carrier: 'SF Express',
  tracking_number: 'SF123',
  rejection_reason: '地址不完整',
};

function sentEmail(
  action: Parameters<typeof emailAbout>[0],
  locale: 'zh' | 'en',
  change: Partial<RedemptionEmail> = {},
) {
  const academy = locale === 'zh' ? '远景学院' : 'Prospect Academy';
  const frame = { academy, home: 'https://a.example', imprint: [academy], texts: {} };
  const changed = { ...redemption, user_language: locale, ...change };
  return emailAbout(action, changed, frame, 'Asia/Singapore');
}

describe('an email about a transition', () => {
  test.each([
    ['approve', 'zh', '远景学院：您兑换的“马克杯”已通过审核'],
    ['approve', 'en', 'Prospect Academy: your request for “Mug” is approved'],
    ['ship', 'zh', '远景学院：“马克杯”已发货'],
    ['ship', 'en', 'Prospect Academy: “Mug” is on its way'],
    ['reject', 'zh', '远景学院：您兑换“马克杯”的申请已拒绝'],
    ['reject', 'en', 'Prospect Academy: your request for “Mug” was declined'],
  ] as const)('(%s, %s) names the reward, the person, the number and the way to it', (...row) => {
    const [action, locale, subject] = row;
    const written = sentEmail(action, locale);
    expect(written.subject).toBe(subject);
    for (const part of [
      '林美芳',
      '12',
      'https://a.example/profile?tab=redemptions&redemption=12',
    ]) {
      expect(written.text).toContain(part);
    }
    expect(written.text).not.toMatch(/\{\{|undefined|null/);
  });

  test.each([
    ['zh', '课程《读懂财报》已为您开通'],
    ['en', 'The course “Reading annual reports” is open to you'],
  ] as const)('(approve, %s) leads to the course that it opened', (locale, sentence) => {
    const written = sentEmail('approve', locale, {
      requires_shipping: false,
      course_id: 7,
      course_title: 'Reading annual reports',
      course_title_zh: '读懂财报',
    });
    expect(written?.text).toContain(sentence);
    expect(written?.text).toContain('https://a.example/courses/7');
  });

  test.each([
    ['zh', 1, '远景学院：您的“马克杯”已约定时间', '2026-03-09 15:30–16:15（新加坡时间）'],
    [
      'en',
      1,
      'Prospect Academy: the time of your “Mug” is agreed',
      'Mar 09, 2026 15:30–16:15 (Singapore Time)',
    ],
    ['zh', 2, '远景学院：您的“马克杯”时间有变', '2026-03-09 15:30–16:15（新加坡时间）'],
    [
      'en',
      2,
      'Prospect Academy: a new time for your “Mug”',
      'Mar 09, 2026 15:30–16:15 (Singapore Time)',
    ],
  ] as const)('(agreeTime, %s, revision %s) tells time and place', (locale, revision, ...said) => {
    const written = sentEmail('agreeTime', locale, {
      requires_shipping: false,
      consultation_id: 12,
      starts_at: new Date('2026-03-09T07:30:00Z'),
      ends_at: new Date('2026-03-09T08:15:00Z'),
      place: 'https://meet.example/chen',
      revision,
    });
    expect(written.subject).toBe(said[0]);
    expect(written.text).toContain(said[1]);
    expect(written.text.split('https://meet.example/chen')).toHaveLength(2);
    expect(written.html).toContain('href="https://meet.example/chen"');
    expect(written.text).not.toMatch(/\{\{|undefined|null/);
  });

  test('has no name where nobody has proven the address', () => {
    const written = sentEmail('approve', 'zh', { user_email_verified_at: null });
    expect(written.text).toMatch(/^您好：$/m);
    expect(written.text).not.toContain('林美芳');
  });

  test('says what comes next, by whether it is shipped', () => {
    expect(sentEmail('approve', 'en').text).toContain('will write again');
    expect(sentEmail('approve', 'en', { requires_shipping: false }).text).toContain('by email');
    const code = { requires_shipping: false, delivers_code: true };
    expect(sentEmail('approve', 'en', code).text).toContain('not written in emails');
  });

  test('names carrier and tracking number where there are any', () => {
    expect(sentEmail('ship', 'zh').text).toContain('快递公司：SF Express\n包裹编号：SF123');
    const bare = sentEmail('ship', 'zh', { carrier: null, tracking_number: null }).text;
    expect(bare).toContain('送往您的地址。\n\n查看申请进度：');
    expect(sentEmail('ship', 'zh', { carrier: null }).text).not.toContain('快递公司');
  });

  test('gives the reason, and says that the points are back', () => {
    expect(sentEmail('reject', 'zh').text).toContain('原因：地址不完整');
    expect(sentEmail('reject', 'zh').text).toContain('1,200 积分已退回');
  });

  test('falls back to the other language for the name alone', () => {
    expect(sentEmail('ship', 'zh', { reward_name_zh: '' })?.subject).toBe('远景学院：“Mug”已发货');
  });
});
