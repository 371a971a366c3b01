import type { ReactNode } from 'react';
import { PageHead } from '#web/lib/seo.tsx';

interface PageHeadingProps {
  /** The document's title; and that of the page without `heading`. */
  title: string;
  heading?: string;
  lead?: string;
  /** Actions, such as adding a record. */
  action?: ReactNode;
}

/** The header of a page in the admin or teaching area; search engines do not index it. */
export function PageHeading({ title, heading, lead, action }: PageHeadingProps) {
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
