import { describe, expect, test } from 'vitest';
import { PARCEL_LINES } from '#contract/parcels-admin.ts';
import { countParcelFates, readParcelList, withFoundParcels } from './parcels.rules.ts';

const parcel = {
  redemption_id: 12,
  recipient_name: 'May',
  status: 'approved',
  requires_shipping: true,
  tracking_number: null,
  may_decide: true,
} as const;

describe('a list of tracking numbers', () => {
  test.each([
    ['two pasted columns', '12\tSP001'],
    ['three columns', '12,SP001,SingPost'],
    ['English headings in any order', 'Tracking No.;Order No.\nSP001;12'],
    ['Chinese headings', '客户订单号,收件人,运单号\n12,林,SP001'],
    [
      'our own export',
      '\uFEFF申请编号,收件人,快递公司,包裹编号,状态\r\n12,林,SingPost,SP001,已通过',
    ],
    ['numbers as they are printed', 'No. 12\tSP001'],
    ['full-width characters', '＃１２\tＳＰ００１'],
  ])('is read from %s', (_, list) => {
    expect(readParcelList(list, 'SingPost')).toMatchObject([
      { redemptionId: 12, trackingNumber: 'SP001', carrier: 'SingPost', fate: 'shipped' },
    ]);
  });

  test('takes the carrier of the line before that of the list', () => {
    const [own, other] = readParcelList('12,SP001,DHL\n13,SP002', 'SingPost');
    expect([own?.carrier, other?.carrier]).toEqual(['DHL', 'SingPost']);
  });

  test.each([
    ['mug,SP001', 'bad_request'],
    ['0,SP001', 'bad_request'],
    ['12,SP009', 'duplicate'],
    ['13,', 'no_number'],
    ['13,=1+2', 'bad_number'],
    ['13,sp-001', 'number_used'],
    [`13,SP002,${'x'.repeat(81)}`, 'bad_carrier'],
  ])('does not ship the line %s: %s', (line, fate) => {
    expect(readParcelList(`12,SP001\n${line}`, 'SingPost')[1]).toMatchObject({ line: 2, fate });
  });

  test('without a carrier ships nothing', () => {
    expect(readParcelList('12,SP001', '')[0]?.fate).toBe('no_carrier');
  });

  test.each([
    ['of unknown columns', 'name,colour\nMay,blue', 'messages.rewards.parcels.header'],
    ['of headings alone', 'Request,Tracking number', 'validation.parcels_required'],
    ['with an endless cell', `12,"${'x'.repeat(11_000)}`, 'messages.rewards.parcels.unreadable'],
  ])('%s is refused as a whole', (_, list, key) => {
    expect(() => readParcelList(list, '')).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ fields: { list: key } }) }),
    );
  });

  test('is bounded', () => {
    const lines = Array.from({ length: PARCEL_LINES + 1 }, (_, at) => `${at + 1},SP${at + 1000}`);
    expect(readParcelList(lines.slice(1).join('\n'), 'DHL')).toHaveLength(PARCEL_LINES);
    expect(() => readParcelList(lines.join('\n'), 'DHL')).toThrow();
  });
});

describe('what the request says', () => {
  const fateOf = (list: string, found: Partial<Omit<typeof parcel, 'status'>> & object) =>
    withFoundParcels(readParcelList(list, 'DHL'), new Map([[12, { ...parcel, ...found }]]))[0]
      ?.fate;

  test.each([
    ['shipped', {}],
    ['no_parcel', { requires_shipping: false }],
    ['not_approved', { status: 'pending' }],
    ['not_approved', { status: 'rejected' }],
    ['own', { may_decide: false }],
    ['same', { status: 'shipped', tracking_number: 'SP001' }],
    ['same', { status: 'completed', tracking_number: 'SP001' }],
    ['other_number', { status: 'shipped', tracking_number: 'SP002' }],
    ['other_number', { status: 'shipped', tracking_number: null }],
  ] as const)('%s, where it is %o', (fate, found) => {
    expect(fateOf('12,SP001', found as object)).toBe(fate);
  });

  test('an unknown request is reported', () => {
    const lines = withFoundParcels(readParcelList('12,SP001', 'DHL'), new Map());
    expect(countParcelFates(lines)).toMatchObject({ unknown: 1, shipped: 0 });
  });

  test('a line that is wrong in itself stays so', () => {
    expect(fateOf('12,', {})).toBe('no_number');
  });
});
