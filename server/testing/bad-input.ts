import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { errorEnvelope } from '#contract/call.ts';
import type { Db } from '#database/open.ts';
import { openApiDocument } from '#server/http/open-api-document.ts';
import { badCases, type JsonSchema, plainValue } from './bad-values.ts';
import { openTestAcademy } from './open-test-academy.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonSchema;
}

interface Operation {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: { 200: { content: Record<string, unknown> } };
}

const operations = Object.entries(openApiDocument().paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method: method.toUpperCase() as 'GET' | 'POST' | 'PATCH' | 'DELETE',
    ...(operation as Operation),
  })),
);

/**
 * Rows that reading alone may touch (who was seen when, failed logins, the secret that is made
 * when it is first needed), and those that nothing but a migration writes. Of the audit, that
 * logins of an account were blocked is no change by the request.
 */
const untracked = [
  'sessions',
  'login_counters',
  'server_secret',
  'active_days',
  'seen_days',
  'schema_migrations',
  'character_order',
];

async function fingerprint(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1
  `.execute(db);
  const prints: Record<string, string> = {};
  for (const { name } of tables) {
    if (untracked.includes(name)) continue;
    const row = name === 'users' ? sql`(to_jsonb(t) - 'last_seen_at')` : sql`to_jsonb(t)`;
    const { rows } = await sql<{ print: string }>`
      select coalesce(md5(string_agg(${row}::text, '|' order by ${row}::text)), '') as print
      from ${sql.table(name)} t
      where ${name === 'audit_log' ? sql`action <> 'user.lock_out'` : sql`true`}
    `.execute(db);
    prints[name] = rows[0]?.print ?? '';
  }
  return prints;
}

interface Sent {
  url: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  body?: string;
  lessonType?: string;
  /** The media type of what a call answers that sends a file. */
  fileType?: string | undefined;
}

/** A request in a test's report. */
const labelOf = ({ method, url, body }: Sent) =>
  `${method} ${url.slice(0, 120)} ${body?.slice(0, 160) ?? ''}`;

async function send(app: FastifyInstance, sent: Sent, token: string | null, language: 'zh' | 'en') {
  const answer = await app.inject({
    method: sent.method,
    url: sent.url,
    headers: {
      'accept-language': language,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(sent.lessonType ? { 'content-type': sent.lessonType } : {}),
    },
    ...(sent.body === undefined ? {} : { payload: sent.body }),
  });
  const label = labelOf(sent);
  expect(answer.statusCode, `${label}\n${answer.body.slice(0, 300)}`).toBeLessThan(500);
  const { fileType } = sent;
  if (answer.statusCode === 200 && fileType !== undefined) {
    expect(answer.headers['content-type'], label).toContain(fileType);
    expect(answer.headers['content-disposition'], label).toContain('attachment');
    return answer.statusCode;
  }
  expect(answer.headers['content-type'], label).toContain('application/json');
  const envelope = answer.json();
  if (answer.statusCode < 300) {
    expect(envelope, label).toMatchObject({ code: 1, success: true });
  } else {
    expect(errorEnvelope.safeParse(envelope).success, `${label} ${answer.body}`).toBe(true);
    const sentences = [envelope.msg, ...Object.values(envelope.fields ?? {})] as string[];
    for (const sentence of sentences) {
      if (sentence === 'userId is required') continue;
      expect(/\p{Script=Han}/u.test(sentence), `${label}: ${sentence}`).toBe(language === 'zh');
    }
  }
  return answer.statusCode;
}

const pathWith = (path: string, values: Record<string, unknown>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));

function plainParameters(parameters: Parameter[], place: 'path' | 'query') {
  return Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === place && (place === 'path' || parameter.required))
      .map(({ name, schema }) => [name, plainValue(schema, name)]),
  );
}

function asSchema(parameters: Parameter[], place: 'path' | 'query'): JsonSchema {
  const own = parameters.filter((parameter) => parameter.in === place);
  return {
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter((parameter) => parameter.required).map(({ name }) => name),
  };
}

/** Every request that the tests make to one call, and whether it must be refused. */
function attacks({ path, method, parameters, requestBody }: (typeof operations)[number]) {
  const list: (Sent & { mustFail: boolean })[] = [];
  const plainPath = plainParameters(parameters, 'path');
  const plainQuery = plainParameters(parameters, 'query');
  const query = (values: Record<string, unknown>) =>
    new URLSearchParams(
      Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
  const body = requestBody?.content['application/json']?.schema;
  const json = (value: unknown) => ({
    method,
    url: `${pathWith(path, plainPath)}?${query(plainQuery)}`,
    lessonType: 'application/json',
    body: typeof value === 'string' ? value : JSON.stringify(value),
  });

  for (const { value, mustFail } of badCases(asSchema(parameters, 'path'), false)) {
    // Without its parameter the address is another one.
    if (Object.keys(plainPath).some((name) => !value[name])) continue;
    const url = pathWith(path, { ...plainPath, ...value });
    list.push({
      method,
      url,
      mustFail,
      ...(body ? { body: '{}', lessonType: 'application/json' } : {}),
    });
  }
  for (const { value, mustFail } of badCases(asSchema(parameters, 'query'), false)) {
    list.push({ method, url: `${pathWith(path, plainPath)}?${query(value)}`, mustFail });
  }
  for (const { name } of parameters.filter((parameter) => parameter.in === 'query')) {
    const twice = `${name}=1&${name}=2`;
    list.push({ method, url: `${pathWith(path, plainPath)}?${twice}`, mustFail: true });
  }
  if (!body) return list;

  const plain = plainValue({ ...body, type: 'object' });
  for (const { value, mustFail } of badCases(body, true)) list.push({ ...json(value), mustFail });
  for (const broken of ['{', '{"a":}', '[]', '"text"', 'null', '12', '\u0000', '{"a":1,"a":2}']) {
    list.push({ ...json(broken), mustFail: true });
  }
  list.push(
    { ...json('{"__proto__":{"role":"admin"},"constructor":1}'), mustFail: false },
    { ...json(`{"filler":"${'x'.repeat(1_000_001)}"}`), mustFail: true },
    { ...json(JSON.stringify(plain)), lessonType: 'text/xml', mustFail: true },
    {
      ...json('%00=%00&a[]=1&=&&%'),
      lessonType: 'application/x-www-form-urlencoded',
      mustFail: false,
    },
    { ...json('not a form'), lessonType: 'multipart/form-data; boundary=x', mustFail: true },
    { ...json(JSON.stringify(plain)), lessonType: 'multipart/form-data', mustFail: true },
  );
  return list;
}

/** The caller of the requests with bad input. */
type Thrower = 'guest' | 'learner' | 'admin';

/**
 * Tests that send bad input to every call of the OpenAPI document, in both languages. Whatever
 * comes back is the envelope with the right status and a message in the caller's language; a
 * refused request has changed nothing. Each role has a file of its own, so that they run in
 * parallel.
 */
export function testBadInput(role: Thrower): void {
  const academy = openTestAcademy();
  let token: string | null = null;
  beforeAll(async () => {
    if (role === 'learner') token = (await academy.addLearner({ points: 50 })).token;
    if (role === 'admin') token = (await academy.addAdmin()).token;
  });

  describe.each(operations)('$method $path', (operation) => {
    const all = attacks(operation);
    const fileType = Object.keys(operation.responses[200].content).find(
      (type) => type !== 'application/json',
    );

    test(`bad input of a ${role} is refused in their language and changes nothing`, async () => {
      let before = await fingerprint(academy.db);
      for (const [index, { mustFail, ...sent }] of all.entries()) {
        const language = index % 2 === 0 ? 'zh' : 'en';
        const status = await send(academy.app, { ...sent, fileType }, token, language);
        if (mustFail) expect(status, labelOf(sent)).toBeGreaterThanOrEqual(400);
        // Input that is accepted (an emoji in a note) may change something, and downloading a table
        // is audited; requests that are refused or only read may not.
        const mayChange = sent.method !== 'GET' || fileType !== undefined;
        if (status < 300 && mayChange) before = await fingerprint(academy.db);
      }
      expect(await fingerprint(academy.db)).toEqual(before);
    });
  });
}
