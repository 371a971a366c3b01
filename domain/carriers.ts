/**
 * The carriers that deliver to the academy's learners. A carrier is a text that an admin types; these
 * are suggested, and where one is recognized the learner gets a link to its tracking page.
 */

interface Carrier {
  /** As it is suggested, and as its customers call it. */
  name: string;
  /** How else it is written, in lower case and without spaces, dots, dashes and ampersands. */
  aliases: readonly string[];
  /** Its tracking page; some do not take the number in the address, so it is copied. */
  trackingPage: (number: string) => string;
}

export const carriers: readonly Carrier[] = [
  {
    name: 'SingPost',
    aliases: ['singaporepost', '新加坡邮政', '新邮政'],
    trackingPage: () => 'https://www.singpost.com/track-items',
  },
  {
    name: 'Ninja Van',
    aliases: ['ninjavan', 'ninjavansg', 'ninjavansingapore'],
    trackingPage: (number) => `https://www.ninjavan.co/en-sg/tracking?id=${number}`,
  },
  {
    name: 'Ninja Van Malaysia',
    aliases: ['ninjavanmy'],
    trackingPage: (number) => `https://www.ninjavan.co/en-my/tracking?id=${number}`,
  },
  {
    name: 'Pos Malaysia',
    aliases: ['poslaju', 'posmy', '马来西亚邮政', '大马邮政'],
    trackingPage: (number) => `https://tracking.pos.com.my/tracking/${number}`,
  },
  {
    name: 'J&T Express Malaysia',
    aliases: ['jt', 'jtexpress', 'jtmy', 'jtmalaysia', '极兔', '极兔速递'],
    trackingPage: (number) => `https://www.jtexpress.my/tracking/${number}`,
  },
  {
    name: 'SF Express',
    aliases: ['sf', 'shunfeng', '顺丰', '顺丰速运'],
    trackingPage: (number) => `https://www.sf-express.com/chn/en/waybill/waybill-detail/${number}`,
  },
  {
    name: 'DHL',
    aliases: ['dhlexpress', 'dhlecommerce', '敦豪'],
    trackingPage: (number) => `https://www.dhl.com/sg-en/home/tracking.html?tracking-id=${number}`,
  },
  {
    name: 'FedEx',
    aliases: ['federalexpress', '联邦快递'],
    trackingPage: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  },
  {
    name: 'UPS',
    aliases: ['unitedparcelservice', '联合包裹'],
    trackingPage: (number) => `https://www.ups.com/track?tracknum=${number}`,
  },
  {
    name: 'EMS China',
    aliases: ['ems', 'chinapost', '中国邮政', '邮政ems', '中国邮政速递'],
    trackingPage: () => 'https://www.ems.com.cn/',
  },
];

const keyOf = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.&-]/g, '');

/** The tracking page of a parcel; null where the carrier is not known or there is no number. */
export function trackingPage(carrier: string | null, number: string | null): string | null {
  if (carrier === null || number === null || number === '') return null;
  const key = keyOf(carrier);
  const known = carriers.find(({ name, aliases }) => keyOf(name) === key || aliases.includes(key));
  return known?.trackingPage(encodeURIComponent(number.replace(/\s/g, ''))) ?? null;
}
