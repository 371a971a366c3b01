import http from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** A person at the provider. */
export interface ProviderPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export const TEST_CLIENT = {
  clientId: 'academy',
  clientSecret: 'a-secret-of-the-academy-32-chars',
};

/** A real OpenID Connect provider on this machine, at which somebody is always logged in. */
export class TestProvider {
  readonly issuer: string;
  readonly #server: http.Server;
  /** Who logs in next. */
  person: ProviderPerson = { sub: 'nobody' };
  /** They refuse to log in. */
  isRefusing = false;
  /** How it responds to a code: with tokens, with 502, or never. */
  tokens: 'fine' | 'broken' | 'silent' = 'fine';

  private constructor(server: http.Server, issuer: string) {
    this.#server = server;
    this.issuer = issuer;
  }

  static async open(redirectUri: string): Promise<TestProvider> {
    const server = http.createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const test = new TestProvider(server, issuer);
    const people = new Map<string, ProviderPerson>();
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: TEST_CLIENT.clientId,
          client_secret: TEST_CLIENT.clientSecret,
          redirect_uris: [redirectUri],
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      findAccount: (_, sub) => ({
        accountId: sub,
        claims: async () => ({ ...(people.get(sub) ?? { sub }) }),
      }),
      cookies: { keys: ['of-this-test'] },
    });
    provider.on('server_error', (_, error) => {
      throw error;
    });
    const handle = provider.callback();
    server.on('request', async (request, response) => {
      if (test.tokens !== 'fine' && request.url === '/token') {
        if (test.tokens === 'broken') response.writeHead(502).end();
        return;
      }
      if (!request.url?.startsWith('/interaction/')) return handle(request, response);
      if (test.isRefusing) {
        return provider.interactionFinished(request, response, { error: 'access_denied' });
      }
      const { person } = test;
      people.set(person.sub, person);
      const grant = new provider.Grant({ accountId: person.sub, clientId: TEST_CLIENT.clientId });
      grant.addOIDCScope('openid email profile');
      const grantId = await grant.save();
      return provider.interactionFinished(request, response, {
        login: { accountId: person.sub, remember: false },
        consent: { grantId },
      });
    });
    return test;
  }

  /** What a browser does with the provider's address. @returns the query that it brings back */
  async visit(address: string): Promise<string> {
    const cookies = new Map<string, string>();
    let url = new URL(address);
    for (let step = 0; step < 10; step++) {
      if (url.origin !== this.issuer) return url.search.slice(1);
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
      for (const set of response.headers.getSetCookie()) {
        const [pair = ''] = set.split(';');
        const at = pair.indexOf('=');
        cookies.set(pair.slice(0, at), pair.slice(at + 1));
      }
      const next = response.headers.get('location');
      if (next === null) throw new Error(`the provider answered ${response.status}`);
      url = new URL(next, url);
    }
    throw new Error('the provider leads in a circle');
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
