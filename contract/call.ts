import './in-pages.ts';
import { z } from 'zod';
import type { Permission } from '#domain/permissions.ts';
import { type ErrorCode, errorCodes } from './errors.ts';
import type { UploadPurpose } from './files.ts';

/**
 * Who may make a call. Each role may also do what the roles before it may; of admins, calls of
 * teachers and admins ask for a permission too.
 */
export type Access = 'guest' | 'learner' | 'teacher' | 'admin';

/** An access with what it needs: the calls of teachers and admins name the admins' permission. */
export type Guard =
  | { access: 'guest' | 'learner'; permission?: never }
  | { access: 'teacher' | 'admin'; permission: Permission };

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

type Fields = z.ZodObject;

/**
 * One call of the API as both sides see it. Server checks, client types and the
 * OpenAPI document are all made from this one object.
 */
export interface Call<
  Params extends Fields | undefined = Fields | undefined,
  Query extends Fields | undefined = Fields | undefined,
  Body extends Fields | undefined = Fields | undefined,
  Data extends z.ZodType = z.ZodType,
> {
  /** `feature.action`, unique; the OpenAPI operation id. */
  name: string;
  method: Method;
  /** Below `/api`, with `:name` for parameters. */
  path: string;
  access: Access;
  /** What an admin needs to make it; calls of guests and learners ask for none. */
  permission?: Permission;
  /** One English sentence for the API's readers. */
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The `data` of a successful response. */
  data: Data;
  /** The failures that belong to this call, beyond those any call may have. */
  failures?: readonly ErrorCode[];
  /**
   * What a guest gets depends on the query and the language alone, and reading it changes
   * nothing: all guests may get the same bytes from a cache.
   */
  isShared?: boolean;
  /**
   * What it reads may be some seconds old where the academy has a replica of its database; what the
   * caller wrote in the same browser is there all the same.
   */
  mayLag?: boolean;
  /**
   * A dangerous call: the caller must have logged in, or called `accounts.reauthenticate`, within
   * `REAUTHENTICATION_MINUTES`. `with_second_factor`: the body has the password already, so only
   * callers with a second factor have to reauthenticate.
   */
  needsReauthentication?: 'always' | 'with_second_factor';
  /** Answers POST as well as GET (the likes of teachers only). */
  alsoPost?: boolean;
  /** Changes the fields that it is sent, although it is a POST; without one there is nothing to do. */
  changesFields?: boolean;
  /** Changes nothing although it is a POST: its input must not be in an address. */
  readsOnly?: boolean;
  /**
   * A repetition with the same `Idempotency-Key` header gets the first response. Each POST that
   * changes something takes a key, or names its natural one.
   */
  takesIdempotencyKey?: boolean;
  /** What makes a repetition of a POST harmless without an `Idempotency-Key`. */
  naturalKey?: string;
  /** As multipart it takes one file, in the part `file`; what it is for decides what is taken. */
  takesFile?: UploadPurpose;
  /** Its body is bytes (`application/octet-stream`), at most `MAX_CHUNK_BYTES` of them. */
  takesBytes?: boolean;
  /** Its body is JSON that its sender has signed: the handler gets the text as it was sent. */
  takesSignedJson?: boolean;
  /**
   * Its success is a file to save, not an envelope; `data` is `nothing`. The media type, or
   * `application/octet-stream` where each file has its own.
   */
  sendsFile?: string;
  /**
   * Its success is a stream of events (`text/event-stream`) that stays open, each with `data` in
   * JSON and no envelope.
   */
  sendsEvents?: boolean;
  /** The response repeats `msg` as `message` (redemption calls only). */
  withMessage?: boolean;
}

/** Declares a call; exists to infer its types. */
export function defineCall<
  Data extends z.ZodType,
  Params extends Fields | undefined = undefined,
  Query extends Fields | undefined = undefined,
  Body extends Fields | undefined = undefined,
>(call: Call<Params, Query, Body, Data> & Guard): Call<Params, Query, Body, Data> {
  return call;
}

type InputOf<T> = [NonNullable<T>] extends [z.ZodType] ? z.input<NonNullable<T>> : undefined;
type OutputOf<T> = [NonNullable<T>] extends [never]
  ? undefined
  : [NonNullable<T>] extends [z.ZodType]
    ? z.output<NonNullable<T>>
    : undefined;
type Part<Name extends string, T> = [NonNullable<T>] extends [never]
  ? { [K in Name]?: undefined }
  : [NonNullable<T>] extends [z.ZodType]
    ? Record<never, never> extends z.input<NonNullable<T>>
      ? { [K in Name]?: z.input<NonNullable<T>> }
      : { [K in Name]: z.input<NonNullable<T>> }
    : { [K in Name]?: undefined };

/** What a caller passes: the parts that the call declares. */
export type CallInput<C extends Call> = Part<'params', C['params']> &
  Part<'query', C['query']> &
  Part<'body', C['body']>;

/** What a handler receives after the checks. */
export interface CheckedInput<C extends Call> {
  params: OutputOf<C['params']>;
  query: OutputOf<C['query']>;
  body: OutputOf<C['body']>;
}

export type CallData<C extends Call> = z.output<C['data']>;
export type CallBody<C extends Call> = InputOf<C['body']>;

/** The success envelope of any call, with `data` of an unknown type. */
export interface SuccessEnvelope {
  code: 1;
  success: true;
  msg: string;
  message?: string;
  /** 1: show `msg` to the person. */
  show: 0 | 1;
  data: unknown;
}

/** The success envelope around `data`. */
export function successEnvelope<T extends z.ZodType>(data: T, withMessage = false) {
  const base = z.object({
    code: z.literal(1),
    success: z.literal(true),
    msg: z.string(),
    show: z.union([z.literal(0), z.literal(1)]),
    data,
  });
  return withMessage ? base.extend({ message: z.string() }) : base;
}

/** The failure envelope; the same for every call. */
export const errorEnvelope = z
  .object({
    code: z.literal(0),
    success: z.literal(false),
    msg: z.string(),
    message: z.string().optional(),
    show: z.union([z.literal(0), z.literal(1)]),
    data: z.unknown(),
    error: z.enum(errorCodes),
    request_id: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: 'Failure' });

export type ErrorEnvelope = z.output<typeof errorEnvelope>;
