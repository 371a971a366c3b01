/** The depth of nested errors that is written. */
const MAX_DEPTH = 3;
const MAX_MESSAGE = 1000;
const MAX_FRAMES = 20;

/** The fields of an error that are written beside its type, message and stack. */
const written = [
  'code',
  'statusCode',
  'errno',
  'syscall',
  // Of the database: which rule and which object, never a value.
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
] as const;

/** Quoted in messages of the database and of `JSON.parse`: input of users. */
const QUOTED = /".*"/s;
const QUERY_STRING = /\?[^\s"']*/g;
const EMAIL = /[^\s<>"'(),;:@]{1,64}@[^\s<>"'(),;:@]{1,255}/g;
/** PostgreSQL's class of errors about data: their messages quote the value. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;

/** An error as it is logged. */
interface SerializedError {
  type: string;
  message: string;
  stack: string;
  [field: string]: unknown;
}

function safeMessage(error: Error & { code?: unknown }): string {
  // Cut first: no expression below runs on an arbitrarily long text.
  const message = String(error.message).slice(0, MAX_MESSAGE);
  const quotesInput = error instanceof SyntaxError || DATA_EXCEPTION.test(String(error.code));
  const text = quotesInput ? message.replace(QUOTED, '"…"') : message;
  return text.replace(QUERY_STRING, '?…').replace(EMAIL, '(email)');
}

function framesOf(error: Error): string[] {
  const lines = String(error.stack ?? '')
    .slice(-20_000)
    .split('\n');
  return lines.filter((line) => /^\s{1,8}at /.test(line)).slice(0, MAX_FRAMES);
}

/**
 * An error as it may be logged. Errors of the database carry the statement's parameters, the row
 * that violated a constraint, and the text that could not be parsed; those of `new URL` the whole
 * address, with the token in its query; those of mail servers the recipient. So only fields that
 * are known to hold nothing personal are written, and the message without its quotations.
 */
export function serializeError(error: unknown, depth = 0): SerializedError {
  if (!(error instanceof Error)) {
    // Code that throws something else may throw anything.
    return { type: typeof error, message: 'something that is no error was thrown', stack: '' };
  }
  const message = safeMessage(error);
  const own = error as Error & Record<string, unknown>;
  const fields = written.flatMap((name) => {
    const value = own[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
  });
  const inner = depth < MAX_DEPTH ? own.cause : undefined;
  const type = error.constructor.name;
  return {
    type,
    message,
    // V8 begins the stack with the whole message.
    stack: [`${type}: ${message}`, ...framesOf(error)].join('\n'),
    ...Object.fromEntries(fields),
    ...(inner === undefined ? {} : { cause: serializeError(inner, depth + 1) }),
  };
}
