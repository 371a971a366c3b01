import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { allCalls } from './index.ts';

/** The numbers of a schema that take no text, by their paths. */
function untypedNumbers(schema: z.core.$ZodType, path: string): string[] {
  if (schema instanceof z.ZodPreprocess) return [];
  if (schema instanceof z.ZodNumber) return [path];
  if (schema instanceof z.ZodPipe) return untypedNumbers(schema.in, path);
  if (schema instanceof z.ZodArray) return untypedNumbers(schema.element, `${path}[]`);
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((option) => untypedNumbers(option, path));
  }
  if (schema instanceof z.ZodRecord) return untypedNumbers(schema.valueType, `${path}{}`);
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape as Record<string, z.core.$ZodType>).flatMap(
      ([name, field]) => untypedNumbers(field, `${path}.${name}`),
    );
  }
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    return untypedNumbers(schema.unwrap(), path);
  }
  return [];
}

/**
 * Numbers that are not typed: ids and versions, pages, what the page measures (progress, bytes), and
 * what is chosen from a list (stars, hours, weeks).
 */
const CHOSEN_OR_MEASURED =
  /(^|_)(id|ids|version|chosen|current)(\[\])?$|^(page|page_size|limit|offset|bytes|progress|position|rating|from|to|days|weeks|coming|attempt)$/;

describe('every number that people type is parsed by one of the two parsers', () => {
  test.each(allCalls.map((call) => [call.name, call] as const))('%s', (_, call) => {
    const numbers = (['params', 'query', 'body'] as const).flatMap((part) =>
      call[part] === undefined ? [] : untypedNumbers(call[part], part),
    );
    const typed = numbers.filter((path) => !CHOSEN_OR_MEASURED.test(path.split('.').at(-1) ?? ''));
    expect(typed).toEqual([]);
  });
});
