import { z } from 'zod';
import { shownPairs, writtenPairs } from './bilingual-fields.ts';
import { defineCall } from './call.ts';
import { isoTime, seenVersion } from './fields.ts';
import { legalKinds, legalParams } from './legal.ts';

const texts = { html: { max: 100_000, kind: 'html' } } as const;

export const legalDocument = z
  .object({
    kind: z.enum(legalKinds),
    ...shownPairs(texts),
    version: z.int().describe('Of the draft, for its next save.'),
    updated_at: isoTime,
    is_published: z.boolean().describe('The draft is the version in force.'),
    versions: z.array(
      z.object({
        number: z.int(),
        published_at: isoTime,
        consents: z.int().describe('People who have agreed to it.'),
      }),
    ),
  })
  .meta({ id: 'LegalDocument' });
export type LegalDocument = z.output<typeof legalDocument>;

export const legalPatchBody = z
  .object(writtenPairs(texts))
  .partial()
  .extend({ version: seenVersion.optional() });

export const legalAdminCalls = {
  get: defineCall({
    name: 'admin.legal.get',
    method: 'GET',
    path: '/admin/legal/:kind',
    access: 'admin',
    permission: 'legal',
    summary: 'The draft of the privacy notice or the terms of use, and the published versions.',
    params: legalParams,
    data: legalDocument,
  }),
  update: defineCall({
    name: 'admin.legal.update',
    method: 'PATCH',
    path: '/admin/legal/:kind',
    access: 'admin',
    permission: 'legal',
    summary: 'Changes the draft; people see it when it is published.',
    params: legalParams,
    body: legalPatchBody,
    data: legalDocument,
    failures: ['STALE_VERSION'],
  }),
  publish: defineCall({
    name: 'admin.legal.publish',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/legal/:kind/publish',
    access: 'admin',
    needsReauthentication: 'always',
    permission: 'legal',
    summary:
      'Publishes the draft as the next version, which is immutable; everybody is asked again.',
    params: legalParams,
    body: z.object({ version: seenVersion.describe('Of the draft that was read.') }),
    data: legalDocument,
    failures: ['STALE_VERSION', 'INVALID_STATE'],
  }),
};
