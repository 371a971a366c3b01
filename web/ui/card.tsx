import type { HTMLAttributes } from 'react';
import { cx } from '#web/lib/cx.ts';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li';
  /** It is a link: it lifts under the pointer. */
  pressable?: boolean;
}

/** A raised surface on the page. */
export function Card({ as: Tag = 'div', pressable = false, className, ...rest }: CardProps) {
  return (
    <Tag
      className={cx(
        'relative overflow-hidden rounded-lg bg-raised shadow-lift ring-1 ring-line/70',
        pressable &&
          'transition-shadow duration-200 ease-calm hover:shadow-float focus-within:shadow-float',
        className,
      )}
      {...rest}
    />
  );
}
