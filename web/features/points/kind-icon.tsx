import type { PointKind } from '#contract/points.ts';
import { cx } from '#web/lib/cx.ts';
import { BookCheck, BookOpen, CalendarCheck, Heart, type Icon } from '#web/ui/icons.tsx';
import {
  Flame,
  Gift,
  GraduationCap,
  Hourglass,
  ListChecks,
  MessageSquareText,
  PackageOpen,
  RotateCcw,
  SlidersHorizontal,
  Undo2,
  UserPlus,
} from '#web/ui/page-icons.tsx';

const icons: Record<PointKind, Icon> = {
  daily_sign_in: CalendarCheck,
  sign_in_streak: Flame,
  course_read: BookOpen,
  course_like: Heart,
  teacher_like: Heart,
  course_review: MessageSquareText,
  content_completion: BookCheck,
  quiz_pass: ListChecks,
  course_completion: GraduationCap,
  referral: UserPlus,
  welcome: Gift,
  course_redemption: BookOpen,
  reward_redemption: PackageOpen,
  redemption_refund: RotateCcw,
  admin_adjustment: SlidersHorizontal,
  reversal: Undo2,
  expiry: Hourglass,
};

/** The icon of a kind of entry, on a round background. */
export function KindIcon({ kind, className }: { kind: PointKind; className?: string }) {
  const Icon = icons[kind];
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-10 shrink-0 place-items-center rounded-full bg-wash text-porcelain',
        className,
      )}
    >
      <Icon className="size-5" />
    </span>
  );
}
