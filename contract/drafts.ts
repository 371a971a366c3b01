import { z } from 'zod';
import { defineCall } from './call.ts';
import { isoTime, seenVersion } from './fields.ts';

/**
 * Unsaved input of a form, stored on the server so that its author can continue on any device.
 * Nobody else sees it, and it changes nothing until the form is saved. Its name is what the
 * editor edits: `entity`, and as `key` the record’s id or `new:…`.
 */

const draftName = {
  entity: z.enum(['content', 'course']),
  key: z
    .string()
    .max(80)
    .regex(/^(?:\d{1,10}|new(?::[a-z0-9_]+)*)$/)
    .describe('The id of the record, or `new:…` where there is none yet.'),
};

export const draft = z
  .object({
    ...draftName,
    body: z.record(z.string(), z.unknown()).describe('As the form has it; nothing checks it.'),
    based_on_version: z
      .int()
      .nullable()
      .describe('The version that the writing began from; null where there was none.'),
    saved_at: isoTime,
  })
  .meta({ id: 'Draft' });
export type Draft = z.output<typeof draft>;
export type DraftEntity = Draft['entity'];

export const draftCalls = {
  get: defineCall({
    name: 'drafts.get',
    method: 'GET',
    path: '/drafts',
    access: 'teacher',
    permission: 'courses',
    summary: 'The caller’s own draft of one record, if there is one.',
    query: z.object(draftName),
    data: z.object({ draft: draft.nullable() }),
  }),
  save: defineCall({
    name: 'drafts.save',
    method: 'POST',
    naturalKey: 'The user and the record: there is one draft, the one that was sent last.',
    path: '/drafts',
    access: 'teacher',
    permission: 'courses',
    summary: 'Saves the caller’s draft of one record in place of the earlier one.',
    body: z.object({
      ...draftName,
      body: z.record(z.string().max(100), z.unknown()),
      based_on_version: seenVersion.nullable().default(null),
    }),
    data: z.object({ saved_at: isoTime }),
  }),
  discard: defineCall({
    name: 'drafts.discard',
    method: 'DELETE',
    path: '/drafts',
    access: 'teacher',
    permission: 'courses',
    summary: 'Discards the caller’s draft; without one nothing happens.',
    query: z.object(draftName),
    data: z.object({}),
  }),
};
