import { describe, expect, it } from 'vitest';
import { createTranslator } from '#i18n/index.ts';
import { addressLines, parcelLabel } from './address-text.ts';

const { t } = createTranslator('en');

const full = {
  recipient_name: '林美玲',
  recipient_phone: '+60 12-345 6789',
  shipping_address: '18 Jalan Bukit',
  shipping_city: 'Kuala Lumpur',
  shipping_province: 'Selangor',
  shipping_postal_code: '55100',
  shipping_country: null,
};

describe('an address', () => {
  it.each([
    [{}, ['18 Jalan Bukit', '55100 Kuala Lumpur Selangor']],
    [
      { shipping_country: 'SG' as const, shipping_province: '' },
      ['18 Jalan Bukit', '55100 Kuala Lumpur', 'Singapore'],
    ],
    [{ shipping_country: 'other' as const }, ['18 Jalan Bukit', '55100 Kuala Lumpur Selangor']],
    [{ shipping_postal_code: '' }, ['18 Jalan Bukit', 'Kuala Lumpur Selangor']],
    [{ shipping_postal_code: '', shipping_city: '', shipping_province: '' }, ['18 Jalan Bukit']],
    [
      { shipping_address: '', shipping_city: '', shipping_province: '', shipping_postal_code: '' },
      [],
    ],
  ])('with %o changed', (change, lines) => {
    expect(addressLines({ ...full, ...change }, t)).toEqual(lines);
  });

  it('is ready for a label with name and phone', () => {
    expect(parcelLabel({ ...full, shipping_country: 'MY' }, t)).toBe(
      '林美玲\n+60 12-345 6789\n18 Jalan Bukit\n55100 Kuala Lumpur Selangor\nMalaysia',
    );
  });
});
