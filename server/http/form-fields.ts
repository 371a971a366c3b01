import { z } from 'zod';
import { readJson } from '#server/lib/read-json.ts';

/**
 * Forms and queries carry text alone. Where the call expects a number or a boolean, text that
 * spells one is converted; everything else is passed on and checked by the schema. The schema of a
 * number that people type parses its text itself, also in JSON; any other number that is sent there
 * as a string is an error of the client.
 */
export function readFormFields(schema: z.ZodObject, raw: Record<string, unknown>) {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(raw)) {
    const field = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined;
    fields[name] = typeof value === 'string' && field ? readText(field as z.ZodType, value) : value;
  }
  return fields;
}

function readText(field: z.ZodType, text: string): unknown {
  const kind = plainKind(field);
  // An empty input of a form counts as missing.
  if (text === '' && kind !== 'string' && field.safeParse(undefined).success) return undefined;
  if (kind === 'number' && /^-?\d{1,15}(\.\d{1,6})?$/.test(text)) return Number(text);
  if (kind === 'boolean' && (text === 'true' || text === '1')) return true;
  if (kind === 'boolean' && (text === 'false' || text === '0')) return false;
  if (kind === 'object' || kind === 'array') {
    const result = readJson(text);
    return 'value' in result ? result.value : text;
  }
  return text;
}

/** The type of a field beneath its defaults, transforms and options. */
function plainKind(field: z.ZodType): string {
  let inner: z.ZodType = field;
  for (;;) {
    if (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable) inner = unwrap(inner);
    else if (inner instanceof z.ZodDefault || inner instanceof z.ZodPrefault) inner = unwrap(inner);
    else if (inner instanceof z.ZodPreprocess) return 'typed_number';
    else if (inner instanceof z.ZodPipe) inner = inner.in as z.ZodType;
    else break;
  }
  if (inner instanceof z.ZodNumber) return 'number';
  if (inner instanceof z.ZodBoolean) return 'boolean';
  if (inner instanceof z.ZodArray) return 'array';
  if (inner instanceof z.ZodObject || inner instanceof z.ZodRecord) return 'object';
  return 'string';
}

function unwrap(field: z.ZodOptional | z.ZodNullable | z.ZodDefault | z.ZodPrefault): z.ZodType {
  return field.unwrap() as z.ZodType;
}
