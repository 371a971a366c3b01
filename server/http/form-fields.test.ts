import { expect, test } from 'vitest';
import { z } from 'zod';
import { money, wholeNumber } from '#contract/amounts.ts';
import { readFormFields } from './form-fields.ts';

const schema = z.object({
  course_id: z.int().min(1),
  page: z.int().default(1),
  limit: z
    .int()
    .transform((n) => n)
    .optional(),
  featured: z.boolean().optional(),
  title: z.string().optional(),
  ids: z.array(z.int()).optional(),
  amount: money(1000).optional(),
  stock: wholeNumber(0, 1000).nullable().prefault(null),
});

test.each([
  [{ course_id: '12' }, { course_id: 12 }],
  [{ course_id: '-3' }, { course_id: -3 }],
  [{ course_id: '12abc' }, { course_id: '12abc' }],
  [{ course_id: '1e3' }, { course_id: '1e3' }],
  [{ course_id: '' }, { course_id: '' }],
  [{ page: '2' }, { page: 2 }],
  [{ page: '' }, { page: undefined }],
  [{ limit: '50' }, { limit: 50 }],
  [{ featured: 'true' }, { featured: true }],
  [{ featured: '0' }, { featured: false }],
  [{ featured: 'maybe' }, { featured: 'maybe' }],
  [{ title: '42' }, { title: '42' }],
  [{ ids: '[1,2]' }, { ids: [1, 2] }],
  [{ course_id: ['1', '2'] }, { course_id: ['1', '2'] }],
  [{ amount: '1.250' }, { amount: '1.250' }],
  [{ amount: '' }, { amount: undefined }],
  [{ stock: '1,250' }, { stock: '1,250' }],
  [{ stock: '' }, { stock: undefined }],
  [{ unknown: '7' }, { unknown: '7' }],
])('%j is read as %j', (raw, fields) => {
  expect(readFormFields(schema, raw)).toEqual(fields);
});

test('a name that every object has is no field', () => {
  expect(readFormFields(schema, { constructor: '1' })).toEqual({ constructor: '1' });
});
