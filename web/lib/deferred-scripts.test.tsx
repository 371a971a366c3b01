import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DeferredScripts } from './deferred-scripts.tsx';
import { NonceContext } from './nonce.ts';

/**
 * `DeferredScripts` rewrites what the router's own `Scripts` renders, which the router does not
 * promise to keep. These tests render the real one by the real request handler: an upgrade that
 * renders something else fails here.
 */

const assets = {
  manifest: '/assets/manifest-1.js',
  entry: '/assets/entry.client-1.js',
  shared: '/assets/react-1.js',
  root: '/assets/root-1.js',
  page: '/assets/page-1.js',
};

/** The file with the page’s texts, of which the router has no record. */
const texts = '/assets/zh-1.js';

const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="en">
    <body>
      {children}
      <DeferredScripts also={[texts]} />
    </body>
  </html>
);

const routes = {
  root: { id: 'root', path: '', module: { default: Outlet, Layout } },
  page: {
    id: 'page',
    parentId: 'root',
    index: true,
    module: { default: () => <h1>Readable</h1>, loader: () => ({ is: 'loaded' }) },
  },
};

const about = (id: keyof typeof routes) => ({
  ...routes[id],
  hasAction: false,
  hasLoader: 'loader' in routes[id].module,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  module: assets[id],
  imports: [assets.shared],
  css: [],
});

const build = {
  routes,
  entry: {
    module: {
      default: (_: Request, status: number, headers: Headers, context: EntryContext) =>
        new Response(
          renderToString(
            <NonceContext value="one-use">
              <ServerRouter context={context} url="http://localhost/" nonce="one-use" />
            </NonceContext>,
          ),
          { status, headers },
        ),
    },
  },
  assets: {
    entry: { module: assets.entry, imports: [assets.shared] },
    routes: { root: about('root'), page: about('page') },
    url: assets.manifest,
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  // As in react-router.config.ts.
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild;

interface Tag {
  name: string;
  attributes: Record<string, string>;
  text: string;
}

/** The links and scripts of what React has written, in their order. */
function tagsOf(html: string): Tag[] {
  return [...html.matchAll(/<(?:(link)\b([^>]*)>|(script)\b([^>]*)>([\s\S]*?)<\/script>)/g)].map(
    ([, link, ofLink = '', script, ofScript = '', text = '']) => ({
      name: link ?? script ?? '',
      attributes: Object.fromEntries(
        [...(ofLink + ofScript).matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
          key,
          value,
        ]),
      ),
      text,
    }),
  );
}

let html: string;
let tags: Tag[];

beforeAll(async () => {
  // While developing the scripts start by themselves.
  vi.stubEnv('DEV', false);
  const handle = createRequestHandler(build, 'production');
  const response = await handle(new Request('http://localhost/'), new RouterContextProvider());
  html = await response.text();
  tags = tagsOf(html);
  expect(response.status).toBe(200);
  expect(html).toContain('<h1>Readable</h1>');
});

afterAll(() => vi.unstubAllEnvs());

const linksOf = (rel: string) =>
  tags.filter(({ name, attributes }) => name === 'link' && attributes.rel === rel);
const scriptsOf = (type: string | undefined) =>
  tags.filter(({ name, attributes }) => name === 'script' && attributes.type === type);

test('no script is fetched or run before the page is painted', () => {
  expect(linksOf('modulepreload')).toEqual([]);
  expect(scriptsOf('module')).toEqual([]);
  expect(tags.filter(({ attributes }) => attributes.src !== undefined)).toEqual([]);
});

const starter = () =>
  tags.find(({ attributes }) => attributes['data-files'] !== undefined) ?? ({} as Tag);

test('every file that the page needs waits to be fetched', () => {
  const waiting = starter().attributes['data-files']?.split(' ') ?? [];
  expect(waiting.toSorted()).toEqual([...Object.values(assets), texts].toSorted());
});

test('the one script that hydrates waits, and is whole', () => {
  const [script, ...others] = scriptsOf('later');
  expect(others).toEqual([]);
  expect(script?.text).toContain('window.__reactRouterRouteModules');
  for (const file of [assets.entry, assets.root, assets.page]) {
    expect(script?.text).toContain(`"${file}"`);
  }
  expect(script?.attributes.nonce).toBe('one-use');
});

test('the script that starts them comes after them, and the page’s data is not deferred', () => {
  const plain = scriptsOf(undefined);
  expect(plain[0]?.text).toContain('window.__reactRouterContext');
  const { attributes, text } = starter();
  expect(attributes.nonce).toBe('one-use');
  expect(text).toContain('script[type=later]');
  expect(tags.indexOf(starter())).toBeGreaterThan(tags.indexOf(scriptsOf('later')[0] as Tag));
  expect(() => new Function(text)).not.toThrow();
});
