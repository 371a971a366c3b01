/** How the demo academy presents itself; partners, address and numbers are fictional. */
export const demoSite = {
  tagline: 'Take the long view. Learn steadily.',
  tagline_zh: '目光长远，稳步学习。',
  address: '71 Robinson Road, #14-01, Singapore 068895',
  address_zh: '新加坡罗敏申路 71 号 14 楼 01 室，邮编 068895',
  email: 'hello@example.com',
  phone: '+65 6000 0000',
  announcement: 'Check in every day: the seventh day in a row earns a bonus.',
  announcement_zh: '每日签到，连续七天另有奖励积分。',
  payment_methods: JSON.stringify(['paynow', 'duitnow', 'bank_transfer']),
  payee_name: 'PROSPECT ACADEMY DEMO',
  // The examples of the standards: no bank has them.
  paynow_proxy: '201403121W',
  duitnow_acquirer: '890053',
  duitnow_merchant: '0000000000',
  bank_details: 'Demo Bank, account 000-000000-0. Nothing arrives here: this is a demo.',
  bank_details_zh: '演示银行，账户 000-000000-0。这是演示，款项不会到账。',
  social_links: JSON.stringify([
    { kind: 'facebook', url: 'https://www.facebook.com/' },
    { kind: 'youtube', url: 'https://www.youtube.com/' },
    { kind: 'wechat', url: 'https://www.wechat.com/' },
    { kind: 'whatsapp', url: 'https://www.whatsapp.com/' },
  ]),
  partners: JSON.stringify(
    [
      ['Lion City Savers', '狮城储蓄会'],
      ['Straits Ledger', '海峡财经社'],
      ['Kinta Valley Press', '近打书局'],
      ['Harbour Index Lab', '港湾指数研究室'],
      ['Seri Mutiara Trust', '珍珠信托'],
      ['Banyan Family Office', '榕树家族办公室'],
      ['Northern Light Research', '北辰研究'],
      ['Porcelain Street Books', '青花街书店'],
    ].map(([name, name_zh]) => ({ name, name_zh, url: null, logo: null })),
  ),
};
