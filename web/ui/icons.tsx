import type { JSX, SVGProps } from 'react';
import sprite from '#web/assets/icons.svg?url';
import { cx } from '#web/lib/cx.ts';

export type Icon = (props: SVGProps<SVGSVGElement>) => JSX.Element;

interface SignProps extends SVGProps<SVGSVGElement> {
  /** One of `web/assets/signs`. */
  name: string;
}

/** A drawing of our own from the same file. Its colours are those of the element around it. */
export function Sign({ name, ...props }: SignProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: whoever shows an icon hides it or names it.
    <svg {...props}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/**
 * An icon of the one file that all pages share (`npm run generate` makes it, from lucide's
 * drawings): in the markup and in the scripts each is a name instead of its paths. Those of the home
 * page and of the frame around every page are here, all others in `page-icons.tsx`.
 */
export function icon(name: string): Icon {
  // biome-ignore lint/correctness/noComponentHookFactories: called by the two lists alone, once an icon.
  return function LucideIcon({ className, ...props }) {
    return <Sign {...props} name={name} className={cx('icon', className)} />;
  };
}

export const ArrowRight = icon('arrow-right');
export const Bell = icon('bell');
export const BookCheck = icon('book-check');
export const BookOpen = icon('book-open');
export const CalendarCheck = icon('calendar-check');
export const Check = icon('check');
export const ChevronLeft = icon('chevron-left');
export const ChevronRight = icon('chevron-right');
export const CircleAlert = icon('circle-alert');
export const CircleCheck = icon('circle-check');
export const Clock = icon('clock');
export const Heart = icon('heart');
export const Info = icon('info');
export const Languages = icon('languages');
export const LinkIcon = icon('link');
export const Lock = icon('lock');
export const LogOut = icon('log-out');
export const Maximize2 = icon('maximize-2');
export const Megaphone = icon('megaphone');
export const MenuIcon = icon('menu');
export const Monitor = icon('monitor');
export const Moon = icon('moon');
export const NotebookPen = icon('notebook-pen');
export const Pause = icon('pause');
export const Play = icon('play');
export const Search = icon('search');
export const Settings2 = icon('settings-2');
export const Star = icon('star');
export const Sun = icon('sun');
export const UserRound = icon('user-round');
export const X = icon('x');
