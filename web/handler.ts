import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createApiClient, type DirectReader, type Transport } from '#web/lib/api.ts';
import { type RequestContext, requestContext } from '#web/lib/request-context.ts';
import { siteRouteTable } from '#web/lib/route-tables.ts';
import { isStaffPage } from '#web/lib/staff-pages.ts';

// The generated module is a ServerBuild whose optional fields may hold undefined.
const whole = build as ServerBuild;

/** What pages of the site load in place of the whole table of routes; the build writes it as a file. */
export const siteRoutes = siteRouteTable(whole.assets);

const handleStaffPage = createRequestHandler(whole, import.meta.env.MODE);
// In development the router makes its table for each page.
const handleSitePage = import.meta.env.DEV
  ? handleStaffPage
  : createRequestHandler(
      { ...whole, assets: { ...whole.assets, url: siteRoutes.url } },
      import.meta.env.MODE,
    );

/** What the HTTP server passes in for one page request. */
export interface PageRequest extends Omit<RequestContext, 'api'> {
  transport: Transport;
  readDirectly: DirectReader;
  token: string | null;
}

/**
 * The web as the HTTP server sees it: one function from request to response. This file is the entry
 * of the server build; the server loads it and nothing else.
 */
export function handlePage(request: Request, page: PageRequest): Promise<Response> {
  const { transport, readDirectly, token, ...rest } = page;
  const api = createApiClient({
    transport,
    readDirectly,
    locale: () => page.locale,
    token: () => token,
  });
  const context = new RouterContextProvider();
  context.set(requestContext, { api, ...rest });
  const handle = isStaffPage(new URL(request.url).pathname) ? handleStaffPage : handleSitePage;
  return handle(request, context);
}
