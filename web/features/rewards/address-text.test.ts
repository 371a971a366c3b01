import { describe, expect, it } from 'vitest';
import { addressLines, parcelLabel } from './address-text.ts';

const full = {
  recipient_name: '林美玲',
  recipient_phone: '+60 12-345 6789',
  shipping_address: '18 Jalan Bukit',
  shipping_city: 'Kuala Lumpur',
  shipping_province: 'Selangor',
  shipping_postal_code: '055100',
};

describe('an address', () => {
  it.each([
    [{}, ['18 Jalan Bukit', '055100 Kuala Lumpur Selangor']],
    [{ shipping_postal_code: '' }, ['18 Jalan Bukit', 'Kuala Lumpur Selangor']],
    [{ shipping_postal_code: '', shipping_city: '', shipping_province: '' }, ['18 Jalan Bukit']],
    [
      { shipping_address: '', shipping_city: '', shipping_province: '', shipping_postal_code: '' },
      [],
    ],
  ])('with %o changed', (change, lines) => {
    expect(addressLines({ ...full, ...change })).toEqual(lines);
  });

  it('is ready for a label with name and phone', () => {
    expect(parcelLabel(full)).toBe(
      '林美玲\n+60 12-345 6789\n18 Jalan Bukit\n055100 Kuala Lumpur Selangor',
    );
  });
});
