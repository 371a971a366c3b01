import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SuccessEnvelope } from '#contract/call.ts';
import type { Locale } from '#domain/locale.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The reads of the contract that pages make without a request of their own, by call name. */
    directReads: Map<string, DirectRead>;
  }
}

/** What a page asks for: values as they would stand in an address, and the page's request. */
interface DirectReadRequest {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  request: FastifyRequest;
  reply: FastifyReply;
  locale: Locale;
}

/** Runs the handler of a call with checked input. @returns the envelope that HTTP would carry */
export type DirectRead = (read: DirectReadRequest) => Promise<SuccessEnvelope>;
