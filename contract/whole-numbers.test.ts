import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { allCalls } from './index.ts';

/** What the columns hold: `integer`, and `numeric` for money. */
const LARGEST = { integer: 2_147_483_647, number: 10 ** 10 };

interface JsonSchema {
  type?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
}

/** Every number in a schema that no column could hold, by its path. */
function unboundedNumbers(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const inner = Object.entries(schema).flatMap(([name, value]) =>
    unboundedNumbers(value, `${path}/${name}`),
  );
  const { type, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema as JsonSchema;
  if (type !== 'integer' && type !== 'number') return inner;
  const low = minimum ?? exclusiveMinimum ?? Number.NEGATIVE_INFINITY;
  const high = maximum ?? exclusiveMaximum ?? Number.POSITIVE_INFINITY;
  const largest = LARGEST[type];
  return low >= -largest && high <= largest ? inner : [...inner, path];
}

describe('every number that a call takes fits the column that it is compared with or stored in', () => {
  test.each(allCalls.map((call) => [call.name, call] as const))('%s', (_, call) => {
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = call[part];
      if (schema === undefined) continue;
      expect(
        unboundedNumbers(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), part),
      ).toEqual([]);
    }
  });
});
