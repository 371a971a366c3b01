import { z } from 'zod';
import { type Access, type Call, errorEnvelope, successEnvelope } from '#contract/call.ts';
import { type ErrorCode, errorStatuses } from '#contract/errors.ts';
import { allCalls } from '#contract/index.ts';
import { REAUTHENTICATION_MINUTES } from '#domain/limits.ts';

/**
 * The OpenAPI 3.1 document of every call, made from the schemas that check the requests.
 * `docs/openapi.json` is its committed copy; drift fails the tests.
 */

const scopes: Record<Access, string> = {
  guest: 'Open to everybody; a token is optional.',
  learner: 'Needs a session.',
  teacher: 'Needs a session of a teacher or an admin.',
  admin: 'Needs a session of an admin.',
};

/** What the caller must have proved within minutes. */
function proofOf({ needsReauthentication: needed }: Call): string[] {
  if (needed === undefined) return [];
  const whose = needed === 'always' ? '' : ', of callers with a second factor';
  return [
    `Needs a proof of the last ${REAUTHENTICATION_MINUTES} minutes that it is the caller${whose}.`,
  ];
}

/** What makes a repetition harmless. */
const repetitionOf = ({ naturalKey }: Call): string[] =>
  naturalKey === undefined ? [] : [`Natural key of a repetition: ${naturalKey}`];

type JsonSchema = Record<string, unknown> & {
  properties?: Record<string, JsonSchema>;
  required?: string[];
};

interface Components {
  schemas: Record<string, JsonSchema>;
}

/** A zod schema as JSON Schema; what has an id of its own goes into the components. */
function toSchema(schema: z.ZodType, io: 'input' | 'output', components: Components): JsonSchema {
  const json = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  }) as unknown as JsonSchema & { $defs?: Record<string, JsonSchema>; $schema?: string };
  const { $defs = {}, $schema: _, ...rest } = json;
  for (const [name, definition] of Object.entries($defs)) {
    const { $id: __, id: ___, ...kept } = definition;
    components.schemas[name] = rename(kept) as JsonSchema;
  }
  return rename(rest) as JsonSchema;
}

/** References within one schema become references into the components. */
function rename(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rename);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace('#/$defs/', '#/components/schemas/')
        : rename(inner),
    ]),
  );
}

const idempotencyKeyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Tells one request from another: the same key with the same body gives the first answer ' +
    'again for a week, with another body 409.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

function parametersOf(call: Call, components: Components) {
  const of = (schema: z.ZodObject | undefined, place: 'path' | 'query') => {
    if (!schema) return [];
    const { properties = {}, required = [] } = toSchema(schema, 'input', components);
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }));
  };
  const headers = call.takesIdempotencyKey ? [idempotencyKeyHeader] : [];
  return [...of(call.params, 'path'), ...of(call.query, 'query'), ...headers];
}

function failuresOf(call: Call): ErrorCode[] {
  const codes = new Set<ErrorCode>(call.failures ?? []);
  if (call.params || call.query || call.body) codes.add('VALIDATION_FAILED');
  // The router finds no call where a part of the path is longer than any value.
  if (call.params) codes.add('NOT_FOUND');
  if (call.access !== 'guest')
    for (const code of ['AUTH_REQUIRED', 'SESSION_EXPIRED'] as const) codes.add(code);
  if (call.access === 'admin' || call.access === 'teacher') codes.add('FORBIDDEN');
  if (call.needsReauthentication) codes.add('REAUTHENTICATION_REQUIRED');
  if (call.body)
    for (const code of ['TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) codes.add(code);
  if (call.takesFile) codes.add('VIRUS_FOUND');
  if (call.takesIdempotencyKey) codes.add('IDEMPOTENCY_CONFLICT');
  for (const code of ['RATE_LIMITED', 'INTERNAL', 'SERVICE_UNAVAILABLE'] as const) codes.add(code);
  return [...codes];
}

const json = (schema: unknown) => ({ 'application/json': { schema } });

/** What a successful response holds, by its media type. */
function contentOf(call: Call, components: Components) {
  if (call.sendsFile) return { [call.sendsFile]: { schema: { type: 'string', format: 'binary' } } };
  if (call.sendsEvents) {
    // OpenAPI 3.1 has no schema for the events themselves: that of the data of each.
    return { 'text/event-stream': { schema: toSchema(call.data, 'output', components) } };
  }
  return json(toSchema(successEnvelope(call.data, call.withMessage), 'output', components));
}

function responsesOf(call: Call, components: Components) {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of failuresOf(call)) {
    byStatus.set(errorStatuses[code], [...(byStatus.get(errorStatuses[code]) ?? []), code]);
  }
  const failures = [...byStatus.entries()].sort(([a], [b]) => a - b);
  return {
    200: {
      description: 'Success',
      content: contentOf(call, components),
    },
    ...Object.fromEntries(
      failures.map(([status, codes]) => [
        status,
        { description: codes.join(', '), content: json({ $ref: '#/components/schemas/Failure' }) },
      ]),
    ),
  };
}

/** The body of a call that takes a file, as multipart alone can carry it. */
function withFile(body: JsonSchema): JsonSchema {
  const file = { type: 'string', format: 'binary' };
  return { ...body, properties: { ...body.properties, file } };
}

function operationOf(call: Call, method: string, components: Components) {
  const body = call.body && toSchema(call.body, 'input', components);
  const media = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];
  return {
    operationId: method === call.method ? call.name : `${call.name}.${method.toLowerCase()}`,
    tags: [call.name.split('.')[0]],
    summary: call.summary,
    description: [scopes[call.access], ...proofOf(call), ...repetitionOf(call)].join(' '),
    parameters: parametersOf(call, components),
    ...(call.takesBytes
      ? {
          requestBody: {
            required: true,
            content: {
              'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
            },
          },
        }
      : {}),
    ...(call.takesSignedJson
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { type: 'object' } } },
          },
        }
      : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: Object.fromEntries(
              media.map((type) => [
                type,
                {
                  schema: call.takesFile && type === 'multipart/form-data' ? withFile(body) : body,
                },
              ]),
            ),
          },
        }
      : {}),
    responses: responsesOf(call, components),
    security: call.access === 'guest' ? [{}, { bearer: [] }] : [{ bearer: [] }, { token: [] }],
  };
}

let made: ReturnType<typeof describeCalls> | undefined;

/**
 * The OpenAPI 3.1 document of all calls. It depends on the contract alone and takes a third of a
 * second, so a process makes it once: nobody may change what this returns.
 */
export function openApiDocument() {
  made ??= describeCalls();
  return made;
}

function describeCalls() {
  const components: Components = { schemas: {} };
  const { $schema: _, id: __, ...failure } = z.toJSONSchema(errorEnvelope) as JsonSchema;
  components.schemas.Failure = failure;
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of allCalls) {
    const path = `/api${call.path.replace(/:(\w+)/g, '{$1}')}`;
    const methods = call.alsoPost ? [call.method, 'POST'] : [call.method];
    for (const method of methods) {
      paths[path] = {
        ...paths[path],
        [method.toLowerCase()]: operationOf(call, method, components),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Prospect Academy',
      version: '1.0.0',
      description:
        'Courses, points and rewards. Every answer has one envelope: `code` 1 with `data`, or `code` 0 with `error`, a stable code.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      ...components,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        token: { type: 'apiKey', in: 'header', name: 'Token' },
      },
    },
  };
}
