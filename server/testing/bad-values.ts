/**
 * Invalid input for a call, made from its own schema: each case breaks one thing. Where `mustFail`
 * is set the response has to be an error; the others may succeed, but never cause a 500.
 */

export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  format?: string;
  minimum?: number;
  minItems?: number;
  pattern?: string;
}

export interface BadCase {
  what: string;
  value: Record<string, unknown>;
  mustFail: boolean;
}

/** A valid value of the schema, as plain as possible. */
export function plainValue(schema: JsonSchema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return plainValue(schema.anyOf[0], name);
  switch ([schema.type].flat()[0]) {
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'array':
      return schema.items ? [plainValue(schema.items, name)] : [];
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [
          key,
          plainValue(schema.properties?.[key] ?? {}, key),
        ]),
      );
    default:
      if (schema.format === 'email' || name === 'email') return 'nobody@example.com';
      if (schema.format === 'date-time') return '2030-01-01T00:00:00Z';
      if (name.includes('postal')) return '123456';
      return name.includes('password') ? 'a-good-password' : 'text';
  }
}

const nasty: [string, string][] = [
  ['emoji', '🧧🏔️👩‍👩‍👧'],
  ['right-to-left text', '\u202Eمرحبا\u202C עולם'],
  ['SQL', "'; drop table users; --"],
  ['HTML', '<img src=x onerror=alert(1)><script>alert(1)</script>'],
  ['a template', '{{constructor}} <%= 7*7 %> %s %n'],
  ['a path', '../../../../etc/passwd'],
];

function wrongValues(schema: JsonSchema, isJson: boolean): [string, unknown, boolean][] {
  const type = [schema.type].flat()[0];
  const isNullable =
    [schema.type].flat().includes('null') || schema.anyOf?.some((s) => s.type === 'null');
  const takesText = type === 'string' || schema.anyOf?.some((s) => s.type === 'string') === true;
  const isNumber = type === 'integer' || type === 'number';
  const wrong: [string, unknown, boolean][] = [];
  if (isNumber) {
    wrong.push(
      ['a huge number', 1e15, true],
      ['a negative number', -1_000_000_000_000, true],
      ['0', 0, false],
      ['-1', -1, false],
      ['text for a number', 'abc', true],
    );
    if (type === 'integer') wrong.push(['a fraction', 1.5, true]);
    if (isJson) wrong.push(['a number as a string', '1', false], ['a truth value', true, true]);
  }
  if (takesText) {
    wrong.push(['a NUL byte', 'a\0b', true]);
    if (isJson) wrong.push(['half an emoji', 'a\uD83Cb', true]);
    for (const [what, text] of nasty) wrong.push([what, text, false]);
    wrong.push(['a very long text', 'x'.repeat(50_000), false], ['nothing', '', false]);
    if (isJson) wrong.push(['a number for a text', 42, schema.enum === undefined]);
  }
  if (isJson) {
    wrong.push(['an array', [[]], type !== 'array'], ['an object', { a: 1 }, type !== 'object']);
    if (!isNullable) wrong.push(['null', null, true]);
  }
  return wrong;
}

/** The cases of one object, each with one field broken. */
export function badCases(schema: JsonSchema, isJson: boolean): BadCase[] {
  const base = plainValue({ ...schema, type: 'object' }) as Record<string, unknown>;
  const fields = Object.entries(schema.properties ?? {});
  return fields.flatMap(([name, field]) => {
    const cases = wrongValues(field, isJson).map(([what, value, mustFail]) => ({
      what: `${what} in ${name}`,
      value: { ...base, [name]: value },
      mustFail,
    }));
    const { [name]: _, ...without } = base;
    if (schema.required?.includes(name)) {
      cases.push({ what: `no ${name}`, value: without, mustFail: true });
    }
    return cases;
  });
}
