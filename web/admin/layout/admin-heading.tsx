import type { ReactNode } from 'react';
import { PageHead } from '#web/lib/seo.tsx';

interface AdminHeadingProps {
  /** In the tab of the browser; and on the page without `heading`. */
  title: string;
  heading?: string;
  lead?: string;
  /** What can be begun here. */
  action?: ReactNode;
}

/** The top of a page of the administration. */
export function AdminHeading({ title, heading, lead, action }: AdminHeadingProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <PageHead title={title} noIndex />
      <div>
        <h1 className="text-2xl sm:text-3xl">{heading ?? title}</h1>
        {lead !== undefined && <p className="mt-1 text-pretty text-soft">{lead}</p>}
      </div>
      {action}
    </header>
  );
}
