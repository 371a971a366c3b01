import { globSync } from 'node:fs';
import path from 'node:path';
import type { Rolldown } from 'vite';

/** A module that fewer pages share stays separate: in a shared file all would load it. */
const PAGES_THAT_SHARE = 3;
/** A larger module stays separate too: it is worth its own request. */
const LARGEST = 12_000;

const icons = /\/node_modules\/lucide-react\//;

/**
 * What every page stands on and what changes with an upgrade alone: a file of its own, which browsers
 * keep longer. Together they are half a kilobyte smaller than apart.
 */
export const libraries = /\/node_modules\/(react|react-dom|react-router|scheduler)\//;

/**
 * Which shared file a module of the browser's half goes into (the bundler's `name` of a
 * group): `base` holds what every page of the site loads anyway, `pages` what several pages of learners
 * share, `home` the parts of the home page, `icons` the icons. Left to itself the bundler makes a file of every
 * part that two pages share: some seventy a page, most of a few hundred bytes, and on a
 * phone's line each waits its turn. What is not named here (forms, players, the editor, the
 * admin screens) stays with those who open it. `root` is the folder of the repository.
 */
export function nameOfSharedFile(root: string): Rolldown.CodeSplittingNameFunction {
  let plan: ReadonlyMap<string, string> | null = null;
  return (module, graph) => {
    if (icons.test(module)) return 'icons';
    // The whole graph is known when the first name is asked for, and does not change after.
    plan ??= planSharedFiles(root, graph);
    return plan.get(module) ?? null;
  };
}

function planSharedFiles(root: string, graph: Rolldown.ChunkingContext) {
  const files = (pattern: string) =>
    globSync(pattern, { cwd: path.join(root, 'web') }).map((file) => path.join(root, 'web', file));

  /** What a module loads with itself: all it imports at once, icons aside, whose list names all. */
  const reach = (module: string, reached = new Set<string>()): Set<string> => {
    if (!reached.has(module) && !icons.test(module)) {
      reached.add(module);
      for (const imported of [...(graph.getModuleInfo(module)?.importedIds ?? [])]) {
        reach(imported, reached);
      }
    }
    return reached;
  };

  const plan = new Map<string, string>();
  const pages = new Map<string, number>();
  for (const page of files('routes/{site,learn}/*.tsx')) {
    for (const module of reach(page)) pages.set(module, (pages.get(module) ?? 0) + 1);
  }
  for (const [module, count] of pages) {
    const size = graph.getModuleInfo(module)?.code?.length ?? 0;
    if (count >= PAGES_THAT_SHARE && size <= LARGEST) plan.set(module, 'pages');
  }
  // Modules that only the home page and an admin’s previews load are one file, not one each.
  for (const module of files('routes/site/home.tsx').flatMap((page) => [...reach(page)])) {
    const size = graph.getModuleInfo(module)?.code?.length ?? 0;
    if (!plan.has(module) && size <= LARGEST && /\/web\/(features|lib)\//.test(module)) {
      plan.set(module, 'home');
    }
  }
  const [start] = files('entry.client.tsx');
  for (const entry of files('{entry.client,root,routes/site/layout}.tsx')) {
    for (const module of reach(entry)) {
      // The modules that hydrate the page stay separate: loading `base` must not hydrate it.
      if (module !== start) plan.set(module, 'base');
    }
  }
  return plan;
}
