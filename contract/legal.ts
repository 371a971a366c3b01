import { z } from 'zod';
import { defineCall } from './call.ts';
import { isoTime } from './fields.ts';

export const legalKinds = ['privacy', 'terms'] as const;
export type LegalKind = (typeof legalKinds)[number];

const kind = z.enum(legalKinds);
/** Of a published version: 1, 2, 3 … */
const versionNumber = z.int().min(1).max(1_000_000);
export const legalParams = z.object({ kind });

export const legalText = z
  .object({
    kind,
    version: versionNumber
      .nullable()
      .describe('null: nothing is published yet, and this is the draft.'),
    current_version: versionNumber.nullable().describe('The version in force.'),
    published_at: isoTime.nullable(),
    html: z.string(),
    html_zh: z.string(),
  })
  .meta({ id: 'LegalText' });
export type LegalText = z.output<typeof legalText>;

const consent = z.object({ kind, version: versionNumber, consented_at: isoTime });
const due = z.object({ kind, version: versionNumber });
const consents = z.object({
  due: z.array(due).describe('The versions in force that the caller has not agreed to.'),
  given: z.array(consent).describe('The latest first.'),
});
export type LegalConsents = z.output<typeof consents>;

export const consentBody = z.object({
  accept_terms: z.literal(true, { error: '@accept_terms' }),
  privacy_version: versionNumber
    .optional()
    .describe('The version that the person was shown; absent: the one in force.'),
  terms_version: versionNumber.optional(),
});

export const legalCalls = {
  text: defineCall({
    name: 'legal.text',
    method: 'GET',
    path: '/legal/:kind',
    access: 'guest',
    summary: 'The privacy notice or the terms of use: the version in force, or an earlier one.',
    params: legalParams,
    query: z.object({ version: versionNumber.optional() }),
    data: legalText,
    failures: ['NOT_FOUND'],
    isShared: true,
  }),
  consents: defineCall({
    name: 'legal.consents',
    method: 'GET',
    path: '/legal/consent',
    access: 'learner',
    summary: 'What the caller has agreed to, and what they are asked to agree to.',
    data: consents,
  }),
  consent: defineCall({
    name: 'legal.consent',
    method: 'POST',
    naturalKey: 'The user and the version of a text: there is one consent.',
    path: '/legal/consent',
    access: 'learner',
    summary: 'Agrees to the versions in force; a repetition changes nothing.',
    body: consentBody,
    data: consents,
    failures: ['STALE_VERSION'],
  }),
};
