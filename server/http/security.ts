import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isHttps } from '#server/lib/security-headers.ts';
import type { Settings } from '#server/settings.ts';
import { plainStyleHash } from './plain-page.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The policy of a page.
     * @param scripts what may run inline: nonces or hashes, in their quotes
     */
    contentSecurityPolicy: (scripts: readonly string[]) => string;
  }
  interface FastifyRequest {
    /** The nonce of this response; null: it has no inline script. */
    nonce: string | null;
  }
}

/** Texts of every kind: without their encoding a browser guesses, and can be tricked. */
export function needsCharset(type: string): boolean {
  return /^(text\/|[^;]+[/+]xml\s*(;|$))/i.test(type) && !/;\s*charset=/i.test(type);
}

/** Allows this response's own inline scripts and no others. Made when a page asks for it. */
export function nonceOf(request: FastifyRequest): string {
  request.nonce ??= randomBytes(16).toString('base64');
  return request.nonce;
}

/** The origins from which players fetch recordings, besides the academy itself. */
export function originsOfRecordings({
  s3,
  fileOffload,
}: Pick<Settings, 's3' | 'fileOffload'>): string[] {
  if (s3 === null || fileOffload?.by !== 'bucket') return [];
  if (s3.endpoint !== null) return [new URL(s3.endpoint).origin];
  // Amazon's own: the bucket is a part of the host, or of the path where its name has dots.
  const host = `s3.${s3.region}.amazonaws.com`;
  return [`https://${s3.bucket.includes('.') ? host : `${s3.bucket}.${host}`}`];
}

/** Nothing is loaded from other origins: no script, font, frame or data. */
export const securityPlugin = fp(async (app: FastifyInstance) => {
  app.decorateRequest('nonce', null);
  const isSecure = isHttps(app.dependencies.settings);
  const bucketOrigins = originsOfRecordings(app.dependencies.settings);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    hsts: isSecure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onSend', async (request, reply) => {
    const type = reply.getHeader('content-type');
    if (typeof type === 'string' && needsCharset(type)) {
      reply.header('content-type', `${type}; charset=utf-8`);
    }
    // Responses of calls are personal; no browser or proxy stores one.
    if (request.url.startsWith('/api') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
  });
  app.decorate('contentSecurityPolicy', (scripts: readonly string[]) =>
    [
      "default-src 'self'",
      `script-src ${["'self'", ...scripts].join(' ')}`,
      // Scripts may style elements, markup may not: neither by `<style>` nor by attributes.
      `style-src 'self' ${plainStyleHash}`,
      "img-src 'self' data: blob:",
      ["media-src 'self' blob:", ...bucketOrigins].join(' '),
      "frame-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      ...(isSecure ? ['upgrade-insecure-requests'] : []),
    ].join('; '),
  );
  const withoutInlineScripts = app.contentSecurityPolicy([]);
  app.addHook('onSend', async ({ nonce }, reply) => {
    if (reply.hasHeader('content-security-policy')) return;
    const policy =
      nonce === null ? withoutInlineScripts : app.contentSecurityPolicy([`'nonce-${nonce}'`]);
    reply.header('content-security-policy', policy);
  });
});
