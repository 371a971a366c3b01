import type { ErrorCode } from '#contract/errors.ts';
import type { Locale } from '#domain/locale.ts';

/** A person of a test academy, logged in. */
export interface TestPerson {
  userId: number;
  email: string;
  name: string;
  password: string;
  token: string;
}

/** How a call is made: by whom, in which language, as JSON unless `form` says otherwise. */
export interface CallOptions {
  /** null or absent: a guest. */
  as?: Pick<TestPerson, 'token'> | null;
  locale?: Locale;
  headers?: Record<string, string>;
  /** Sends it once, although its key makes it repeatable. */
  once?: boolean;
  /** Sends the body url-encoded. */
  form?: boolean;
  /** Sends the body as multipart, with this file. */
  file?: TestFile;
}

/** A file as a browser sends it. */
export interface TestFile {
  name: string;
  content: string | Uint8Array<ArrayBuffer>;
}

/** The response; `data` is what the contract promises where `status` is 200. */
export interface CallResult<Data> {
  status: number;
  data: Data;
  msg: string;
  error: ErrorCode | undefined;
  fields: Record<string, string> | undefined;
  /** The whole body as it was sent. */
  envelope: Record<string, unknown>;
  headers: Record<string, unknown>;
}

/** Input that the contract does not allow, to see it refused. */
export interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** A body as JSON, as an url-encoded form or, with a file, as multipart. */
export async function encodeBody(body: unknown, { form, file }: CallOptions) {
  const fields = (body ?? {}) as Record<string, unknown>;
  if (file) {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, String(value));
    data.set('file', new Blob([file.content]), file.name);
    const encoded = new Response(data);
    const type = encoded.headers.get('content-type') ?? '';
    return { type, payload: Buffer.from(await encoded.arrayBuffer()) };
  }
  if (form) {
    const payload = new URLSearchParams(fields as Record<string, string>).toString();
    return { type: 'application/x-www-form-urlencoded', payload };
  }
  return { type: 'application/json', payload: JSON.stringify(fields) };
}
