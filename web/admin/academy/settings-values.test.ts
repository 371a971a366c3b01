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

const stored: AdminSiteSettings = {
  ...legal,
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
  time_zone: 'Asia/Singapore',
  today: '2026-03-02',
  updated_at: '2026-03-02T00:00:00Z',
  version: 3,
};

test('a form that was just opened shows the site as it is', () => {
  const { today, updated_at, ...site } = stored;
  expect({ ...legal, ...previewedSite(stored, settingsValues(stored)) }).toEqual(site);
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
