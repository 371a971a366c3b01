import type { HTMLAttributes } from 'react';
import { cx } from '#web/lib/cx.ts';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li';
  /** It is a link: it lifts under the pointer. */
  pressable?: boolean;
}

/** A raised surface on the page. */
export function Card({ as: Tag = 'div', pressable = false, className, ...rest }: CardProps) {
  return <Tag className={cx('card', pressable && 'card-pressable', className)} {...rest} />;
}
