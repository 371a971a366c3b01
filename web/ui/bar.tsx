import type { ReactNode } from 'react';
import { cssPercent } from './chart-parts.tsx';

interface BarProps {
  /** 0 to 1. */
  part: number;
  /** Where it begins, 0 to 1. */
  from?: number;
  className?: string;
}

/**
 * The track of bars, as large as what it is in. A drawing, whose attributes the policy of pages
 * allows: a style in the markup it does not.
 */
export function Bars({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" className="block size-full">
      {children}
    </svg>
  );
}

/** A part of a track. */
export function Bar({ part, from = 0, className }: BarProps) {
  return <rect x={cssPercent(from)} width={cssPercent(part)} height="100%" className={className} />;
}
