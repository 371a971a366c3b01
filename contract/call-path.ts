import type { Call } from './call.ts';

/**
 * The path of a call with its parameters filled in, below `/api`. Apart from `call.ts`, which brings
 * the schemas along: the browser needs paths before it needs those.
 */
export function callPath(
  { path }: Pick<Call, 'path'>,
  params: Record<string, unknown> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  return `/api${filled}`;
}
