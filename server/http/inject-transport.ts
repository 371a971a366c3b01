import type { FastifyInstance, InjectOptions } from 'fastify';

/** What differs from a plain request: headers that replace the call's own, the caller's address. */
type Surroundings = Pick<InjectOptions, 'remoteAddress'> & { headers?: Record<string, string> };

/** Carries the requests of an API client through the whole server, within this process. */
export function injectTransport(
  app: FastifyInstance,
  { headers, remoteAddress }: Surroundings = {},
): (path: string, init: RequestInit) => Promise<Response> {
  return async (path, init) => {
    // Encodes a form, which also decides its content type.
    const body = init.body == null ? null : new Response(init.body);
    const type = init.body instanceof FormData ? body?.headers.get('content-type') : null;
    const answer = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: path,
      headers: {
        ...(init.headers as Record<string, string>),
        ...(type != null && { 'content-type': type }),
        ...headers,
      },
      ...(body !== null && { payload: Buffer.from(await body.arrayBuffer()) }),
      ...(remoteAddress !== undefined && { remoteAddress }),
    });
    return toResponse(answer);
  };
}

function toResponse(answer: { statusCode: number; headers: object; rawPayload: Buffer }): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
  return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
}
