import { z } from 'zod';
import { maxLengths } from '#domain/limits.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { defineCall } from './call.ts';
import { id, idParams, nothing } from './fields.ts';
import { listOf, pageQuery } from './paging.ts';

/** The calls that every kind of site block has. */
export function siteBlockCalls<
  Item extends z.ZodType,
  Create extends z.ZodObject,
  Patch extends z.ZodObject,
  Sort extends z.ZodType,
>(spec: {
  /** In the path: `banners`. */
  plural: string;
  /** In summaries: `a banner`. */
  noun: string;
  item: Item;
  create: Create;
  patch: Patch;
  sort: Sort;
}) {
  const { plural, noun, item } = spec;
  const path = `/admin/${plural}`;
  const of = (action: string) => ({
    name: `admin.${plural}.${action}`,
    access: 'admin' as const,
    permission: 'marketing' as const,
  });
  return {
    list: defineCall({
      ...of('list'),
      method: 'GET',
      path,
      summary: `Every ${noun}, also what visitors do not see.`,
      query: z.object({
        search: z.string().max(maxLengths.search).optional(),
        missing: z
          .enum(['zh', 'en', 'any'])
          .optional()
          .describe('Only those with a text that is missing in this language, or in either.'),
        archived: z.boolean().default(false).describe('true: only what was archived.'),
        sort: spec.sort,
        ...pageQuery(pageSizes.admin),
      }),
      data: listOf(item),
    }),
    get: defineCall({
      ...of('get'),
      method: 'GET',
      path: `${path}/:id`,
      summary: `One ${noun}, archived or not.`,
      params: idParams,
      data: item,
      failures: ['NOT_FOUND'],
    }),
    create: defineCall({
      ...of('create'),
      method: 'POST',
      takesIdempotencyKey: true,
      path,
      summary: `Adds one ${noun}.`,
      body: spec.create,
      data: item,
    }),
    update: defineCall({
      ...of('update'),
      method: 'PATCH',
      path: `${path}/:id`,
      summary: `Changes one ${noun}.`,
      params: idParams,
      body: spec.patch,
      data: item,
      failures: ['NOT_FOUND', 'STALE_VERSION'],
    }),
    archive: defineCall({
      ...of('archive'),
      method: 'DELETE',
      path: `${path}/:id`,
      summary: `Takes one ${noun} off the pages; it can be brought back.`,
      params: idParams,
      data: nothing,
      failures: ['NOT_FOUND'],
    }),
    restore: defineCall({
      ...of('restore'),
      method: 'POST',
      takesIdempotencyKey: true,
      path: `${path}/:id/restore`,
      summary: `Restores one archived ${noun}.`,
      params: idParams,
      data: nothing,
      failures: ['NOT_FOUND'],
    }),
  };
}

/** The calls of any kind, for code that serves or shows all of them alike. */
export type AnySiteBlockCalls = ReturnType<
  typeof siteBlockCalls<
    z.ZodType<Record<string, unknown> & { archived_at: string | null; version: number }>,
    z.ZodObject,
    z.ZodObject,
    z.ZodType<string>
  >
>;

/** The call that reorders site blocks whose order is manual. */
export function orderCall(plural: string) {
  return defineCall({
    name: `admin.${plural}.order`,
    method: 'POST',
    naturalKey: 'The list: it has the order that was sent last.',
    path: `/admin/${plural}/order`,
    access: 'admin',
    permission: 'marketing',
    summary: 'Sorts these in this order among the positions they hold; others stay.',
    body: z.object({
      ids: z
        .array(id)
        .min(1)
        .max(200)
        .refine((ids) => new Set(ids).size === ids.length, { error: '@once_only' }),
    }),
    data: nothing,
    failures: ['NOT_FOUND'],
  });
}
