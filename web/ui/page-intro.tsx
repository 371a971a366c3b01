import type { ReactNode } from 'react';
import { cx } from '#web/lib/cx.ts';
import { Landscape } from './landscape.tsx';

interface PageIntroProps {
  title: string;
  lead?: ReactNode;
  /** The seed of the page's landscape. */
  seed: number;
  children?: ReactNode;
  className?: string;
}

/** The header of an inner page: its title, and a landscape below. */
export function PageIntro({ title, lead, seed, children, className }: PageIntroProps) {
  return (
    <header
      className={cx('relative overflow-hidden bg-linear-to-b from-sky-top to-sky-low', className)}
    >
      <span
        aria-hidden="true"
        className="absolute top-8 right-[9%] size-[min(3.5rem,14vw)] rounded-full bg-disc sm:top-10 sm:size-20"
      />
      <div className="shell relative pt-[clamp(2.25rem,5vw,4rem)] pb-2">
        <h1 className="max-w-[16em] pr-[min(5rem,14vw)] text-4xl">{title}</h1>
        {lead && <p className="mt-4 max-w-[36em] text-lg text-pretty text-soft">{lead}</p>}
        <div className="contents">{children}</div>
      </div>
      <Landscape
        seed={seed}
        level={3}
        format="strip"
        sky={false}
        eager
        className="-mb-px aspect-[10/1] min-h-16 w-full"
      />
    </header>
  );
}
