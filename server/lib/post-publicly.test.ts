import net, { type AddressInfo } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { createPostPublicly } from './post-publicly.ts';

const post = { headers: {}, body: new Uint8Array([1]) };
/** A resolver that answers every name. */
const naming = (...addresses: string[]) =>
  createPostPublicly((_host, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
  );

describe('to the public internet alone', () => {
  test.each([
    ['this machine', ['127.0.0.1']],
    ['this machine in IPv6', ['::1']],
    ['a private network', ['10.0.0.1', 'fd00::1']],
    ['the metadata of a cloud', ['169.254.169.254']],
    ['nothing', []],
  ])('nothing is sent to a name that stands for %s', async (_, addresses) => {
    const sent = naming(...addresses)({ ...post, url: 'https://push.example.com/a' });
    await expect(sent).rejects.toThrow('push.example.com has no public address');
  });

  test.each(['https://127.0.0.1/a', 'https://[::1]/a', 'https://2130706433/a'])(
    'nothing is sent to the IP address of %s, and nothing is looked up',
    async (url) => {
      const resolve = vi.fn();
      await expect(createPostPublicly(resolve)({ ...post, url })).rejects.toThrow(
        'is an IP address',
      );
      expect(resolve).not.toHaveBeenCalled();
    },
  );

  test('nothing is sent unencrypted', async () => {
    const url = 'http://push.example.com/a';
    await expect(async () => naming('93.184.216.34')({ ...post, url })).rejects.toThrow('http:');
  });

  test('where a name is not known, that is said', async () => {
    const unknown = createPostPublicly((_host, _options, done) =>
      done(Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' }), []),
    );
    const sent = unknown({ ...post, url: 'https://push.example.com/a' });
    await expect(sent).rejects.toThrow('ENOTFOUND');
  });
});

test('the connection goes to an address that was let through, encrypted, by the name asked for', async () => {
  let hello: Buffer | undefined;
  const server = net.createServer((socket) =>
    socket.once('data', (data) => {
      hello = data;
      socket.destroy();
    }),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const here = createPostPublicly(
    (_host, _options, done) =>
      done(null, [
        { address: '10.0.0.1', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ]),
    (address) => address === '127.0.0.1',
  );
  const url = `https://push.example.com:${port}/a`;
  await expect(here({ ...post, url })).rejects.toThrow();
  // The first message of TLS.
  expect(hello?.[0]).toBe(0x16);
  expect(hello?.toString('latin1')).toContain('push.example.com');
  await new Promise((done) => server.close(done));
});
