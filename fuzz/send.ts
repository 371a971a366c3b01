import type { FuzzAccounts } from './accounts.ts';
import { encodeBody, type GeneratedRequest } from './requests.ts';
import { type FuzzResponse, findFault } from './verdict.ts';

/** Whoever waits longer has been forgotten by the academy. */
const TIMEOUT_MS = 30_000;
/** More of an answer is not read: exports and films are long. */
const MAX_TEXT = 2_000_000;

/** What became of a request. */
export interface Outcome {
  status: number | null;
  /** What is wrong with the answer; null where nothing is. */
  fault: string | null;
  /** The beginning of a wrong answer. */
  excerpt: string;
}

async function textOf(response: Response): Promise<string> {
  const contentType = response.headers.get('content-type') ?? '';
  // A stream of events never ends; films are not judged.
  if (!/^(?:application\/(?:json|csv|xml)|text\/(?!event-stream))/.test(contentType)) {
    await response.body?.cancel();
    return '';
  }
  return (await response.text()).slice(0, MAX_TEXT);
}

/** Sends a request as its caller, and judges the answer. */
export async function send(
  url: string,
  accounts: FuzzAccounts,
  request: GeneratedRequest,
): Promise<Outcome> {
  const token = await accounts.token(request.caller);
  const { headers, body } = encodeBody(request);
  try {
    const response = await fetch(`${url}${request.path}`, {
      method: request.operation.method,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        ...headers,
        'x-forwarded-for': request.from,
        cookie: `locale=${request.language}`,
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body,
    });
    const answer: FuzzResponse = {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      retryAfter: response.headers.get('retry-after'),
      text: await textOf(response),
    };
    if (answer.status === 401) accounts.forget(request.caller, token);
    const { caller, operation } = request;
    const fault = findFault(answer, { caller, documented: operation.statuses });
    return { status: answer.status, fault, excerpt: fault ? answer.text.slice(0, 300) : '' };
  } catch (error) {
    const { cause } = error as Error;
    const reason = cause === undefined ? String(error) : `${String(error)} (${String(cause)})`;
    return {
      status: null,
      fault: `no answer: ${reason}`,
      excerpt: `${request.path.length} characters of path`,
    };
  }
}
