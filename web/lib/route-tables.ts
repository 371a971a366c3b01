import { createHash } from 'node:crypto';
import type { ServerBuild } from 'react-router';
import { isStaffPage } from './staff-pages.ts';

type Assets = ServerBuild['assets'];

/** A script that gives the router of a page its table of routes. */
interface RouteTable {
  /** Its address, which changes with it. */
  url: string;
  script: string;
}

/**
 * The table of routes for the pages of the site: the whole one without the pages of admins and
 * teachers, which are more than half of it and which hardly any reader ever opens.
 */
export function siteRouteTable(assets: Assets): RouteTable {
  const table = { ...assets, routes: siteRoutes(assets.routes) };
  const hash = createHash('sha256').update(JSON.stringify(table)).digest('base64url').slice(0, 7);
  const url = `/assets/routes-${hash}.js`;
  return { url, script: `window.__reactRouterManifest=${JSON.stringify({ ...table, url })};` };
}

/** The pages of the site, with the layouts around them. */
function siteRoutes(routes: Assets['routes']): Assets['routes'] {
  const lineOf = (id: string | undefined): string[] =>
    id === undefined ? [] : [...lineOf(routes[id]?.parentId), id];
  const pathOf = (line: string[]) => `/${line.flatMap((id) => routes[id]?.path || []).join('/')}`;
  const layouts = new Set(Object.values(routes).map((route) => route?.parentId));
  const shown = new Set(
    Object.keys(routes)
      .filter((id) => !layouts.has(id))
      .map(lineOf)
      .filter((line) => !isStaffPage(pathOf(line)))
      .flat(),
  );
  return Object.fromEntries(Object.entries(routes).filter(([id]) => shown.has(id)));
}
