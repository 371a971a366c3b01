import type { OpenAPIV3_1 } from 'openapi-types';

/** One parameter of the path or the query, with the JSON schema of its value. */
interface Parameter {
  name: string;
  in: 'path' | 'query';
  isRequired: boolean;
  schema: Schema;
}

export type Schema = OpenAPIV3_1.SchemaObject;

/** A call of the API as its document describes it. */
export interface Operation {
  method: string;
  /** With its parameters in braces: `/api/admin/users/{id}`. */
  path: string;
  parameters: Parameter[];
  /** The schema of the body by media type; empty where the call takes none. */
  bodies: [mediaType: string, schema: Schema][];
  /** Every status that the document promises. */
  statuses: ReadonlySet<number>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The name of an operation in reports: `PATCH /api/admin/users/{id}`. */
export const nameOf = ({ method, path }: Pick<Operation, 'method' | 'path'>) => `${method} ${path}`;

/** Replaces references by what they name, so that whoever reads a schema needs no document. */
function resolve(document: OpenAPIV3_1.Document, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => resolve(document, one));
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value && typeof value.$ref === 'string') {
    const name = value.$ref.split('/').at(-1) ?? '';
    return resolve(document, document.components?.schemas?.[name] ?? {});
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, resolve(document, inner)]),
  );
}

/** Lists the operations of an OpenAPI document, in its order. */
export function readOperations(document: OpenAPIV3_1.Document): Operation[] {
  const operations: Operation[] = [];
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const described = item?.[method];
      if (!described) continue;
      const parameters = (described.parameters ?? []) as OpenAPIV3_1.ParameterObject[];
      const body = described.requestBody as OpenAPIV3_1.RequestBodyObject | undefined;
      operations.push({
        method: method.toUpperCase(),
        path,
        parameters: parameters.map((one) => ({
          name: one.name,
          in: one.in === 'path' ? 'path' : 'query',
          isRequired: one.required === true,
          schema: resolve(document, one.schema ?? {}) as Schema,
        })),
        bodies: Object.entries(body?.content ?? {}).map(([mediaType, { schema }]) => [
          mediaType,
          resolve(document, schema ?? {}) as Schema,
        ]),
        statuses: new Set(Object.keys(described.responses ?? {}).map(Number)),
      });
    }
  }
  return operations;
}
