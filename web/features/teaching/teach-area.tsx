import type { ReactNode } from 'react';

/** The container of an editor within the site, with the margins that its footer extends into. */
export function TeachArea({ children }: { children: ReactNode }) {
  return <div className="mx-auto max-w-[80rem] min-w-0 px-4 py-8 lg:px-10">{children}</div>;
}
