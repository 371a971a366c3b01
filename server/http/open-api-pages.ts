import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { OpenAPIV3 } from 'openapi-types';
import { openApiDocument } from './open-api-document.ts';

/** The one style that Swagger UI 5 writes into its page. */
const SWAGGER_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** `/api/openapi.json`, and a page of it to read and try at `/api/docs`. */
export const openApiPlugin = fp(async (app: FastifyInstance) => {
  // The plugin's types know version 3.0 alone; it serves the document as it is.
  const document = openApiDocument() as unknown as OpenAPIV3.Document;
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'list' },
    transformStaticCSP: (policy) => policy.replace('style-src', `style-src ${SWAGGER_STYLE}`),
  });
  app.get('/api/openapi.json', async () => document);
});
