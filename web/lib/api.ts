import type { Call, CallData, CallInput, ErrorEnvelope, SuccessEnvelope } from '#contract/call.ts';
import { callPath } from '#contract/call-path.ts';
import { changesSomething } from '#contract/changes-something.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Locale } from '#domain/locale.ts';
import type { RequestKeys } from './request-keys.ts';

/** A failure that the API answered with; `message` is in the reader's language. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string;
  /** `data` of the failure, e.g. the current state with `STALE_VERSION`. */
  readonly data: unknown;
  /** In how many seconds the server asks for a repetition; 0: it does not. */
  readonly retryAfter: number;

  constructor(status: number, envelope: ErrorEnvelope, retryAfter = 0) {
    super(envelope.msg);
    this.name = 'ApiError';
    this.code = envelope.error;
    this.status = status;
    this.fields = envelope.fields ?? {};
    this.requestId = envelope.request_id;
    this.data = envelope.data;
    this.retryAfter = retryAfter;
  }
}

/** A failure without a response of the server, worded in the page’s language. */
export class ShownError extends Error {}

/** The success envelope as a caller meets it. */
export interface ApiResult<T> {
  data: T;
  msg: string;
  /** 1: show `msg` to the person. */
  show: 0 | 1;
}

/** How far an upload has come, 0 to 100. */
export type OnProgress = (percent: number) => void;

/** Carries one HTTP request: `fetch` in the browser, an in-process call on the server. */
export type Transport = (
  path: string,
  init: RequestInit,
  onProgress?: OnProgress,
) => Promise<Response>;

/** How a call was answered: a status and one of the two envelopes. */
export interface CallAnswer {
  status: number;
  envelope: SuccessEnvelope | ErrorEnvelope;
  /** Of the header `Retry-After`, in seconds; 0 without one. */
  retryAfter?: number;
}

/** The parameters of a read, as texts of the path and the query. */
export interface ReadInput {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
}

/** Reads without an HTTP request; null where the call needs one. */
export type DirectReader = (name: string, input: ReadInput) => Promise<CallAnswer | null>;

export interface ApiClient {
  /** Makes a call and gives its `data`. @throws {ApiError} */
  call<C extends Call>(call: C, ...input: InputArgs<C>): Promise<CallData<C>>;
  /** Makes a call and gives `data` with the server's message. @throws {ApiError} */
  send<C extends Call>(call: C, ...input: InputArgs<C>): Promise<ApiResult<CallData<C>>>;
  /** Makes a call that answers with a file, under the name that it came with. @throws {ApiError} */
  download<C extends Call>(call: C, ...input: InputArgs<C>): Promise<File>;
}

interface Extra {
  signal?: AbortSignal;
  /** In place of the client's own key, e.g. one that is stored with a draft. */
  idempotencyKey?: string;
  /** Goes along with the body, as multipart; for calls that take one. */
  file?: File;
  /** The body itself, for calls that take bytes. */
  bytes?: Blob;
  onProgress?: OnProgress;
}

type InputArgs<C extends Call> =
  Record<never, never> extends CallInput<C>
    ? [input?: CallInput<C> & Extra]
    : [input: CallInput<C> & Extra];

interface LooseInput extends Extra {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

interface ClientOptions {
  transport: Transport;
  /** The server’s way to read without a request, for a page that it renders. */
  readDirectly?: DirectReader;
  /** Without it the server decides the language, by the account. */
  locale?: () => Locale;
  token: () => string | null;
  /** Makes calls that take an idempotency key repeatable; without it they are sent without one. */
  keys?: RequestKeys;
  /** A change may have been made, although no answer says so. */
  onUnknownOutcome?: () => void;
}

function textsOf(values: Record<string, unknown> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );
}

function pathOf(call: Call, input: LooseInput): string {
  const path = callPath(call, input.params);
  const text = new URLSearchParams(textsOf(input.query)).toString();
  return `${path}${text === '' ? '' : `?${text}`}`;
}

/** What makes two requests the same one to their sender. */
function identityOf(call: Call, input: LooseInput): string {
  const { file, body } = input;
  const parts = file && [file.name, file.size, file.lastModified];
  return JSON.stringify([pathOf(call, input), body, parts]);
}

const retryAfterOf = ({ headers }: Response) => Number(headers.get('retry-after'));

/** Body and file as a form; the browser writes the boundary into the content type itself. */
function formOf(body: unknown, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined) form.set(name, String(value));
  }
  form.set('file', file);
  return form;
}

/**
 * The one client of the API: of pages on both sides, of the demo's people and of journeys, each over a
 * transport of its own.
 */
export function createApiClient({
  transport,
  readDirectly,
  locale,
  token,
  keys,
  onUnknownOutcome,
}: ClientOptions): ApiClient {
  async function request(call: Call, input: LooseInput): Promise<Response> {
    const headers: Record<string, string> = {};
    if (locale) headers['accept-language'] = locale();
    const bearer = token();
    if (bearer !== null) headers.authorization = `Bearer ${bearer}`;
    if (input.idempotencyKey !== undefined) headers['idempotency-key'] = input.idempotencyKey;
    const init: RequestInit = { method: call.method, headers };
    if (input.file !== undefined) {
      init.body = formOf(input.body, input.file);
    } else if (input.bytes !== undefined) {
      headers['content-type'] = 'application/octet-stream';
      init.body = input.bytes;
    } else if (input.body !== undefined) {
      headers['content-type'] = 'application/json';
      init.body = JSON.stringify(input.body);
    }
    if (input.signal) init.signal = input.signal;
    const noteUnknown = () => changesSomething(call) && onUnknownOutcome?.();
    try {
      const response = await transport(pathOf(call, input), init, input.onProgress);
      if (response.status >= 500) noteUnknown();
      return response;
    } catch (error) {
      noteUnknown();
      throw error;
    }
  }
  async function read(response: Response): Promise<CallAnswer> {
    const { status } = response;
    return { status, envelope: await response.json(), retryAfter: retryAfterOf(response) };
  }
  async function answerTo(call: Call, input: LooseInput): Promise<CallAnswer> {
    const asked = { params: textsOf(input.params), query: textsOf(input.query) };
    const answer = call.method === 'GET' ? await readDirectly?.(call.name, asked) : null;
    if (answer) return answer;
    if (!keys || !call.takesIdempotencyKey || input.idempotencyKey !== undefined) {
      return read(await request(call, input));
    }
    const identity = identityOf(call, input);
    const answered = await read(
      await request(call, { ...input, idempotencyKey: keys.keyOf(identity) }),
    );
    // Of an answer that is lost, or of a failure of the server, the outcome is unknown.
    if (answered.status < 500) keys.forget(identity);
    return answered;
  }
  async function send(call: Call, input: LooseInput = {}): Promise<ApiResult<unknown>> {
    const { status, envelope, retryAfter } = await answerTo(call, input);
    if (status >= 400 || envelope.code !== 1) {
      throw new ApiError(status, envelope as ErrorEnvelope, retryAfter);
    }
    return envelope;
  }
  async function download(call: Call, input: LooseInput = {}): Promise<File> {
    const response = await request(call, input);
    if (!response.ok) {
      throw new ApiError(response.status, await response.json(), retryAfterOf(response));
    }
    const { fileOf } = await import('./file-of.ts');
    return fileOf(response);
  }
  return {
    send: send as ApiClient['send'],
    call: (async (call: Call, input?: LooseInput) =>
      (await send(call, input)).data) as ApiClient['call'],
    download: download as ApiClient['download'],
  };
}
