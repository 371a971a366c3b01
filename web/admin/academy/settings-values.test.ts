import { expect, test } from 'vitest';
import type { AdminSiteSettings } from '#contract/academy-admin.ts';
import { previewedSite, settingsValues } from './settings-values.ts';

/** Shown on receipts alone. */
const legal = {
  legal_name: '',
  legal_name_zh: '',
  legal_address: '',
  legal_address_zh: '',
  registration_number: '',
  tax_number: '',
};

/** How the academy is paid: no visitor sees it. */
const paid = {
  payment_methods: ['paynow' as const],
  payee_name: 'Prospect Academy',
  paynow_proxy: '201403121W',
  duitnow_acquirer: '',
  duitnow_merchant: '',
  bank_details: '',
  bank_details_zh: '',
};

const stored: AdminSiteSettings = {
  ...legal,
  holds_demo_data: false,
  name: 'Prospect Academy',
  name_zh: '远景学院',
  tagline: '',
  tagline_zh: '',
  address: '',
  address_zh: '',
  email: '',
  phone: '',
  announcement: 'Open day',
  announcement_zh: '',
  social_links: [{ kind: 'x', url: 'https://x.example/' }],
  partners: [{ name: 'A', name_zh: '', url: null, logo: null }],
  program_starts_on: '2026-07-01',
  program_ends_on: '2026-12-01',
  ...paid,
  time_zone: 'Asia/Singapore',
  second_factor_for: 'default',
  today: '2026-03-02',
  updated_at: '2026-03-02T00:00:00Z',
  version: 3,
};

test('a form that was just opened shows the site as it is', () => {
  const shown = previewedSite(stored, settingsValues(stored));
  const { today, updated_at, second_factor_for, holds_demo_data, ...site } = stored;
  expect({ ...legal, ...shown, ...paid }).toEqual(site);
});

test('rows that are not finished are not seen yet', () => {
  const values = {
    ...settingsValues(stored),
    announcement: 'New',
    social_links: [{ kind: 'x', url: '' }],
    partners: [
      { name: '', name_zh: '' },
      { name_zh: '乙', url: 'https://b.example/' },
    ],
  };
  expect(previewedSite(stored, values)).toMatchObject({
    announcement: 'New',
    social_links: [],
    partners: [{ name: '', name_zh: '乙', url: 'https://b.example/', logo: null }],
  });
});
