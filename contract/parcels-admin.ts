import { z } from 'zod';
import { defineCall } from './call.ts';
import { optionalLine, requiredString } from './fields.ts';

/** The most lines that one list of tracking numbers takes. */
export const PARCEL_LINES = 500;

/** The longest list, in characters: far below the bound of a request's body. */
const PARCEL_LIST_CHARACTERS = 400_000;

/** What became, or would become, of a line of a list of tracking numbers. */
export const parcelFate = z
  .enum([
    'shipped',
    'same',
    'bad_request',
    'unknown',
    'no_parcel',
    'not_approved',
    'other_number',
    'own',
    'duplicate',
    'no_number',
    'bad_number',
    'number_used',
    'no_carrier',
    'bad_carrier',
  ])
  .describe(
    '`shipped`: done, or would be; `same`: shipped with this number already; `other_number`: shipped with another one; `own`: a request of the admin; `number_used`: an earlier line has the number.',
  );
export type ParcelFate = z.output<typeof parcelFate>;

export const parcelReport = z
  .object({
    dry_run: z.boolean(),
    total: z.int(),
    counts: z.record(parcelFate, z.int()),
    lines: z
      .array(
        z.object({
          line: z.int().describe('In the list, from 1.'),
          request: z.string().describe('The number of the request, as it is written there.'),
          recipient: z.string().nullable().describe('null: no request was found.'),
          carrier: z.string(),
          tracking_number: z.string(),
          fate: parcelFate,
        }),
      )
      .describe('Those that are not shipped before the others.'),
  })
  .meta({ id: 'ParcelReport' });
export type ParcelReport = z.output<typeof parcelReport>;

export const parcelAdminCalls = {
  shipParcels: defineCall({
    name: 'admin.parcels.ship',
    method: 'POST',
    naturalKey: 'The request: it is shipped once, and a repetition reports it as shipped.',
    path: '/admin/redemptions/parcels',
    access: 'admin',
    permission: 'redemptions',
    summary:
      'Ships the approved requests of a list with their tracking numbers: a pasted table, or the CSV of the courier. All that can be shipped are, in one transaction; a repetition changes nothing.',
    body: z.object({
      list: requiredString('@parcels_required')
        .max(PARCEL_LIST_CHARACTERS)
        .refine((text) => text.trim() !== '', { error: '@parcels_required' })
        .describe(
          'One parcel a line: the number of its request, its tracking number, its carrier.',
        ),
      carrier: optionalLine(80).describe('Of the lines that name none.'),
      dry_run: z.boolean().default(true).describe('Tells what would happen and changes nothing.'),
    }),
    data: parcelReport,
  }),
};
