import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage } from '#contract/push.ts';
import type { PostPublicly } from '#server/lib/post-publicly.ts';

/** Where browsers say that the service is. */
const ORIGIN = 'https://push.example.com';

interface Received {
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A browser that has subscribed: it alone can read what is pushed to it (RFC 8291). */
class FakeBrowser {
  readonly endpoint = `${ORIGIN}/wpush/${randomBytes(12).toString('base64url')}`;
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #service: FakePushService;

  constructor(service: FakePushService) {
    this.#service = service;
    this.#keys.generateKeys();
  }

  /** What its `PushSubscription` is as JSON. */
  get subscription() {
    const p256dh = this.#keys.getPublicKey('base64url');
    return { endpoint: this.endpoint, keys: { p256dh, auth: this.#auth.toString('base64url') } };
  }

  /** What was sent to it, accepted or not, the oldest first. */
  get received(): readonly Received[] {
    return this.#service.received.get(new URL(this.endpoint).pathname) ?? [];
  }

  /** The same, decrypted. */
  get messages(): PushMessage[] {
    return this.received.map(({ body }) => JSON.parse(this.#decrypt(body).toString('utf8')));
  }

  #decrypt(body: Buffer): Buffer {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body.readUInt8(20));
    const sealed = body.subarray(21 + sender.length);
    const keyInfo = Buffer.concat([
      Buffer.from('WebPush: info\0'),
      this.#keys.getPublicKey(),
      sender,
    ]);
    const secret = derive(this.#keys.computeSecret(sender), this.#auth, keyInfo, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2));
  }
}

/** A fake push service: a local server that receives all pushes. */
export class FakePushService {
  readonly received = new Map<string, Received[]>();
  /** What it answers with. */
  status = 201;
  readonly #server = http.createServer((request, response) => this.#receive(request, response));
  #address = '';

  /** Replaces `postPublicly`, which would refuse this machine. */
  readonly post: PostPublicly = async ({ url, headers, body }) => {
    if (new URL(url).origin !== ORIGIN) throw new Error(`no way to ${url}`);
    const { pathname } = new URL(url);
    const sent = { method: 'POST', headers: { ...headers }, body: Buffer.from(body) };
    return (await fetch(`${this.#address}${pathname}`, sent)).status;
  };

  async open(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    this.#address = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<unknown> {
    this.#server.closeAllConnections();
    return new Promise((done) => this.#server.close(done));
  }

  newBrowser(): FakeBrowser {
    return new FakeBrowser(this);
  }

  async #receive(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    const list = this.received.get(path) ?? [];
    list.push({ headers: request.headers, body: Buffer.concat(chunks) });
    this.received.set(path, list);
    response.writeHead(this.status).end();
  }
}
