import { z } from 'zod';
import { blankPairs, requirePairs, shownPairs, writtenPairs } from './bilingual-fields.ts';
import { defineCall } from './call.ts';
import { day, email, isoTime, plainLine, seenVersion } from './fields.ts';
import { httpsAddress, isHttpsAddress, orNull, picture, pictureOut } from './links.ts';
import { paymentSettings, paymentSettingsFields } from './payment-settings.ts';
import { secondFactorChoice } from './second-factor.ts';
import { foldText } from './text.ts';

/** Sites that a social link can name; each has its sign on the page. */
export const socialKinds = [
  'wechat',
  'whatsapp',
  'telegram',
  'facebook',
  'instagram',
  'youtube',
  'x',
  'other',
] as const;

const settingTexts = {
  name: { max: 60, kind: 'line' },
  tagline: { max: 160, kind: 'line' },
  address: { max: 300, kind: 'text' },
  announcement: { max: 300, kind: 'text' },
  legal_name: { max: 120, kind: 'line' },
  legal_address: { max: 300, kind: 'text' },
} as const;

export const adminSiteSettings = z
  .object({
    ...shownPairs(settingTexts),
    ...paymentSettings.shape,
    email: z.string(),
    phone: z.string(),
    registration_number: z.string(),
    tax_number: z.string(),
    social_links: z.array(z.object({ kind: z.string(), url: z.string() })),
    partners: z.array(
      z.object({ name: z.string(), name_zh: z.string(), url: pictureOut, logo: pictureOut }),
    ),
    program_starts_on: z.iso.date().nullable(),
    program_ends_on: z.iso.date().nullable(),
    time_zone: z.string(),
    second_factor_for: secondFactorChoice.describe(
      'Who cannot work without a second factor; `default`: not chosen.',
    ),
    holds_demo_data: z.boolean().describe('The demo academy was loaded into it.'),
    today: z.iso.date().describe('The academy’s day now.'),
    updated_at: isoTime,
    version: z.int(),
  })
  .meta({ id: 'AdminSiteSettings' });
export type AdminSiteSettings = z.output<typeof adminSiteSettings>;

/** Digits as Chinese keyboards type them become plain ones. */
const phone = z
  .string()
  .overwrite(foldText)
  .trim()
  .max(40)
  .regex(/^(?:\+?[\d ()/.-]{5,40})?$/, { error: '@phone' });

const partner = z
  .object({
    ...blankPairs({ name: { max: 80, kind: 'line' } }),
    url: httpsOrNull(),
    logo: picture.default(null),
  })
  .superRefine(requirePairs(['name'], '@one_language'));

function httpsOrNull() {
  return z
    .string()
    .trim()
    .max(500)
    .refine((text) => text === '' || isHttpsAddress(text), { error: '@https_link' })
    .nullable()
    .transform(orNull)
    .default(null);
}

/** A day of the training programme; a cleared field means none. */
const programDay = z
  .union([z.literal(''), day])
  .nullable()
  .transform((value) => value || null);

export const siteSettingsPatchBody = z
  .object({
    ...writtenPairs(settingTexts),
    ...paymentSettingsFields,
    email: z.union([z.literal(''), email], { error: '@email_invalid' }),
    phone,
    registration_number: plainLine(40).describe('Printed on receipts, as is the tax number.'),
    tax_number: plainLine(40),
    social_links: z
      .array(z.object({ kind: z.enum(socialKinds), url: httpsAddress }))
      .max(12)
      .refine((links) => new Set(links.map(({ url }) => url)).size === links.length, {
        error: '@once_only',
      }),
    partners: z.array(partner).max(24),
    program_starts_on: programDay.describe('The first day of the programme; null: none.'),
    program_ends_on: programDay.describe('Its last day; the home page shows it until then.'),
    time_zone: z.string().trim().min(1).max(60),
    second_factor_for: secondFactorChoice,
  })
  .partial()
  .extend({ version: seenVersion.optional() });

export const siteSettingsAdminCalls = {
  get: defineCall({
    name: 'admin.siteSettings.get',
    method: 'GET',
    path: '/admin/site-settings',
    access: 'admin',
    permission: 'settings',
    summary: 'The settings of the site and of the academy.',
    data: adminSiteSettings,
  }),
  update: defineCall({
    name: 'admin.siteSettings.update',
    method: 'PATCH',
    path: '/admin/site-settings',
    access: 'admin',
    needsReauthentication: 'always',
    permission: 'settings',
    summary: 'Changes how the academy presents itself; every page shows it at once.',
    body: siteSettingsPatchBody,
    data: adminSiteSettings,
    failures: ['STALE_VERSION'],
  }),
};
