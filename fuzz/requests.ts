import fc from 'fast-check';
import { adminRoles } from '#domain/permissions.ts';
import { GeneratedFile, type Manner, valuesFor } from './arbitrary-value.ts';
import type { Operation } from './operations.ts';

/** Whose session a request carries: the seven kinds of callers that docs/security.md names. */
export const callers = ['guest', 'learner', 'teacher', ...adminRoles] as const;
export type CallerKind = (typeof callers)[number];

/** A request before it is sent; the same seed makes the same ones. */
export interface GeneratedRequest {
  operation: Operation;
  caller: CallerKind;
  language: 'zh' | 'en';
  /** The address that a proxy names. */
  from: string;
  /** With its query. */
  path: string;
  mediaType: string | null;
  /** What the body says; sent in the form that the media type wants. */
  body: unknown;
}

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** A text as a part of an address; half of a surrogate pair has no encoding, and is left out. */
const encode = (value: unknown): string => encodeURIComponent(textOf(value).toWellFormed());

function pathOf(operation: Operation, values: Readonly<Record<string, unknown>>): string {
  let path = operation.path;
  const query: string[] = [];
  for (const parameter of operation.parameters) {
    const value = values[parameter.name];
    // An address with an empty part is another address.
    if (parameter.in === 'path') {
      path = path.replace(`{${parameter.name}}`, encode(value ?? '') || '0');
    } else if (value !== undefined) query.push(`${parameter.name}=${encode(value)}`);
  }
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

/** Who may make a call comes more often than who may not. */
function callersFor({ path }: Operation): readonly CallerKind[] {
  if (path.startsWith('/api/admin/')) {
    return [...callers, ...adminRoles, 'owner', 'owner', 'owner', 'owner', 'owner'];
  }
  if (path.startsWith('/api/teach/')) {
    return [...callers, 'teacher', 'teacher', 'teacher', 'teacher', 'content', 'owner'];
  }
  return [...callers, 'learner', 'learner', 'learner', 'learner', 'learner'];
}

/** Requests for one operation, of everybody, in both languages, by clients of one manner. */
function requestsOf(operation: Operation, manner: Manner): fc.Arbitrary<GeneratedRequest> {
  const values = Object.fromEntries(
    operation.parameters.map(({ name, schema, isRequired }) => {
      const value = valuesFor(schema, manner);
      return [name, isRequired ? value : fc.option(value, { nil: undefined, freq: 2 })];
    }),
  );
  const bodies = operation.bodies.map(([mediaType, schema]) =>
    fc.tuple(fc.constant(mediaType), valuesFor(schema, manner)),
  );
  return fc
    .record({
      caller: fc.constantFrom(...callersFor(operation)),
      language: fc.constantFrom<'zh' | 'en'>('zh', 'en'),
      from: fc.ipV4(),
      values: fc.record(values),
      body: bodies.length > 0 ? fc.oneof(...bodies) : fc.constant([null, undefined] as const),
    })
    .map(({ caller, language, from, values, body: [mediaType, body] }) => ({
      operation,
      caller,
      language,
      from,
      path: pathOf(operation, values),
      mediaType,
      body,
    }));
}

const requestsFor = (operation: Operation) =>
  fc.oneof(requestsOf(operation, 'careful'), requestsOf(operation, 'hostile'));

/** How many requests of an operation are generated at once. */
const BATCH = 50;

/**
 * Requests without end, of all operations in turn. The same seed gives the same requests in the
 * same order.
 */
export function* generateRequests(
  operations: readonly Operation[],
  seed: number,
): Generator<GeneratedRequest> {
  const arbitraries = operations.map(requestsFor);
  for (let round = 0; ; round++) {
    const batches = arbitraries.map((arbitrary, index) =>
      fc.sample(arbitrary, { seed: seed + round * operations.length + index, numRuns: BATCH }),
    );
    for (let turn = 0; turn < BATCH; turn++) {
      for (const batch of batches) {
        const request = batch[turn];
        if (request) yield request;
      }
    }
  }
}

function fieldsOf(body: unknown): [string, unknown][] {
  return typeof body === 'object' && body !== null ? Object.entries(body) : [['value', body]];
}

/** The body in the form that its media type wants. */
export function encodeBody({ mediaType, body }: GeneratedRequest): {
  headers: Record<string, string>;
  body: BodyInit | null;
} {
  if (mediaType === null) return { headers: {}, body: null };
  if (mediaType === 'multipart/form-data') {
    const form = new FormData();
    for (const [key, value] of fieldsOf(body)) {
      if (value instanceof GeneratedFile) {
        const bytes = new Uint8Array(value.bytes);
        form.append(key, new Blob([bytes], { type: value.type }), value.name);
      } else if (value !== undefined) form.append(key, textOf(value).toWellFormed());
    }
    // The boundary is made by whoever sends it.
    return { headers: {}, body: form };
  }
  if (mediaType === 'application/x-www-form-urlencoded') {
    const pairs = fieldsOf(body).map(([key, value]) => `${encode(key)}=${encode(value ?? '')}`);
    return { headers: { 'content-type': mediaType }, body: pairs.join('&') };
  }
  return { headers: { 'content-type': mediaType }, body: JSON.stringify(body) ?? '' };
}
