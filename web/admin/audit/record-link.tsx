import type { ReactNode } from 'react';
import { useMay } from '#web/lib/may.ts';
import { Link } from '#web/ui/link.tsx';
import { recordPath } from './record-path.ts';

interface RecordLinkProps {
  /** The audit's name of its type. */
  entity: string;
  id: number;
  className?: string;
  lang?: string | undefined;
  title?: string;
  children: ReactNode;
}

/** A link to the page of a record; its text alone for an admin who may not open it. */
export function RecordLink({ entity, id, className, ...rest }: RecordLinkProps) {
  const to = recordPath(entity, id, useMay());
  if (to === null) return <span {...rest} />;
  return <Link to={to} className={className} {...rest} />;
}
