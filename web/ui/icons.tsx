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
 * drawings): in the markup and in the scripts each is a name instead of its paths.
 */
function icon(name: string): Icon {
  // biome-ignore lint/correctness/noComponentHookFactories: called below alone, once an icon.
  return function LucideIcon({ className, ...props }) {
    return <Sign {...props} name={name} className={cx('icon', className)} />;
  };
}

export const Archive = icon('archive');
export const ArchiveRestore = icon('archive-restore');
export const ArrowDown = icon('arrow-down');
export const ArrowLeft = icon('arrow-left');
export const ArrowRight = icon('arrow-right');
export const ArrowUp = icon('arrow-up');
export const Ban = icon('ban');
export const Bell = icon('bell');
export const BookA = icon('book-a');
export const BookCheck = icon('book-check');
export const BookOpen = icon('book-open');
export const BookOpenText = icon('book-open-text');
export const CalendarCheck = icon('calendar-check');
export const CalendarClock = icon('calendar-clock');
export const Check = icon('check');
export const CheckCheck = icon('check-check');
export const ChevronDown = icon('chevron-down');
export const ChevronLeft = icon('chevron-left');
export const ChevronRight = icon('chevron-right');
export const CircleAlert = icon('circle-alert');
export const CircleCheck = icon('circle-check');
export const CirclePlay = icon('circle-play');
export const CircleX = icon('circle-x');
export const Clock = icon('clock');
export const Clock3 = icon('clock-3');
export const Coins = icon('coins');
export const Copy = icon('copy');
export const CornerDownLeft = icon('corner-down-left');
export const Download = icon('download');
export const ExternalLink = icon('external-link');
export const Eye = icon('eye');
export const EyeOff = icon('eye-off');
export const FileDown = icon('file-down');
export const FileSpreadsheet = icon('file-spreadsheet');
export const FileText = icon('file-text');
export const Flag = icon('flag');
export const Flame = icon('flame');
export const Gift = icon('gift');
export const GraduationCap = icon('graduation-cap');
export const GripVertical = icon('grip-vertical');
export const Headphones = icon('headphones');
export const Heart = icon('heart');
export const History = icon('history');
export const Hourglass = icon('hourglass');
export const Inbox = icon('inbox');
export const Info = icon('info');
export const Keyboard = icon('keyboard');
export const Languages = icon('languages');
export const LinkIcon = icon('link');
export const List = icon('list');
export const ListChecks = icon('list-checks');
export const LocateFixed = icon('locate-fixed');
export const Lock = icon('lock');
export const LogOut = icon('log-out');
export const MailCheck = icon('mail-check');
export const Maximize = icon('maximize');
export const Maximize2 = icon('maximize-2');
export const Megaphone = icon('megaphone');
export const MenuIcon = icon('menu');
export const MessageSquare = icon('message-square');
export const MessageSquareText = icon('message-square-text');
export const Minimize = icon('minimize');
export const Monitor = icon('monitor');
export const Moon = icon('moon');
export const NotebookPen = icon('notebook-pen');
export const Package = icon('package');
export const PackageOpen = icon('package-open');
export const PackageX = icon('package-x');
export const Paperclip = icon('paperclip');
export const Pause = icon('pause');
export const PenLine = icon('pen-line');
export const Pencil = icon('pencil');
export const PictureInPicture2 = icon('picture-in-picture-2');
export const Play = icon('play');
export const Repeat = icon('repeat');
export const RotateCcw = icon('rotate-ccw');
export const Search = icon('search');
export const Settings2 = icon('settings-2');
export const Shapes = icon('shapes');
export const Share2 = icon('share-2');
export const SlidersHorizontal = icon('sliders-horizontal');
export const Smartphone = icon('smartphone');
export const Star = icon('star');
export const Sun = icon('sun');
export const Tag = icon('tag');
export const Trash2 = icon('trash-2');
export const TriangleAlert = icon('triangle-alert');
export const Truck = icon('truck');
export const Undo2 = icon('undo-2');
export const UserPlus = icon('user-plus');
export const UserRound = icon('user-round');
export const Volume2 = icon('volume-2');
export const VolumeX = icon('volume-x');
export const X = icon('x');
