import type { z } from 'zod';
import type { AdminSiteSettings, siteSettingsPatchBody } from '#contract/academy-admin.ts';
import type { SiteSettings } from '#contract/marketing.ts';

/** What the form holds, and its checked values as they are sent. */
export type SettingsInput = z.input<typeof siteSettingsPatchBody>;
export type SettingsOutput = z.output<typeof siteSettingsPatchBody>;

export const settingsFields = [
  'name_zh',
  'name',
  'tagline_zh',
  'tagline',
  'address_zh',
  'address',
  'email',
  'phone',
  'legal_name_zh',
  'legal_name',
  'legal_address_zh',
  'legal_address',
  'registration_number',
  'tax_number',
  'announcement_zh',
  'announcement',
  'social_links',
  'partners',
  'program_starts_on',
  'program_ends_on',
  'payment_methods',
  'payee_name',
  'paynow_proxy',
  'duitnow_acquirer',
  'duitnow_merchant',
  'bank_details_zh',
  'bank_details',
  'time_zone',
  'second_factor_for',
] as const;
export type SettingsField = (typeof settingsFields)[number];

/** The settings as form values: an empty field where there is no value. */
export function settingsValues(settings: AdminSiteSettings): Record<SettingsField, unknown> {
  const { partners, social_links } = settings;
  return {
    ...(Object.fromEntries(settingsFields.map((field) => [field, settings[field]])) as Record<
      SettingsField,
      unknown
    >),
    program_starts_on: settings.program_starts_on ?? '',
    program_ends_on: settings.program_ends_on ?? '',
    social_links: social_links.map(({ kind, url }) => ({ kind, url })),
    partners: partners.map(({ name, name_zh, url, logo }) => ({
      name,
      name_zh,
      url: url ?? '',
      logo: logo ?? '',
    })),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const rowsOf = (value: unknown) =>
  (Array.isArray(value) ? value : []).filter(
    (row): row is Record<string, unknown> => typeof row === 'object' && row !== null,
  );

/** The site as it will be once the form is saved; incomplete rows are left out. */
export function previewedSite(
  stored: AdminSiteSettings,
  values: Readonly<Partial<Record<SettingsField, unknown>>>,
): SiteSettings {
  const text = (field: SettingsField) => textOf(values[field]);
  return {
    name: text('name'),
    name_zh: text('name_zh'),
    tagline: text('tagline'),
    tagline_zh: text('tagline_zh'),
    address: text('address'),
    address_zh: text('address_zh'),
    email: text('email'),
    phone: text('phone'),
    announcement: text('announcement'),
    announcement_zh: text('announcement_zh'),
    social_links: rowsOf(values.social_links)
      .map((row) => ({ kind: textOf(row.kind), url: textOf(row.url) }))
      .filter(({ url }) => url !== ''),
    partners: rowsOf(values.partners)
      .map((row) => ({
        name: textOf(row.name),
        name_zh: textOf(row.name_zh),
        url: textOf(row.url) || null,
        logo: textOf(row.logo) || null,
      }))
      .filter(({ name, name_zh }) => name !== '' || name_zh !== ''),
    program_starts_on: text('program_starts_on') || null,
    program_ends_on: text('program_ends_on') || null,
    time_zone: text('time_zone') || stored.time_zone,
    version: stored.version,
  };
}
