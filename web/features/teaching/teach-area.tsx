import type { ReactNode } from 'react';

/** The space of an editor within the site, with the edges that its footer reaches out to. */
export function TeachArea({ children }: { children: ReactNode }) {
  return <div className="mx-auto max-w-[80rem] min-w-0 px-4 py-8 lg:px-10">{children}</div>;
}
