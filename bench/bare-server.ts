/**
 * The limit beside which the academy is measured: a bare Fastify that sends the bytes it was
 * given. `node bench/bare-server.ts PORT FILE HEADERS`: a file with the body, one with the
 * headers as JSON. Started by `requests.ts`.
 */
import fs from 'node:fs';
import Fastify from 'fastify';

const [port = '', bodyFile = '', headersFile = ''] = process.argv.slice(2);
const body = fs.readFileSync(bodyFile);
const headers = JSON.parse(fs.readFileSync(headersFile, 'utf8')) as Record<string, string>;
const app = Fastify();
app.get('/*', (_request, reply) => reply.headers(headers).send(body));
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.stdout.write('ready\n');
