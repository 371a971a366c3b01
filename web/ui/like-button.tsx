import { cx } from '#web/lib/cx.ts';
import { groupDigits } from '#web/lib/intl.ts';
import { Heart } from '#web/ui/icons.tsx';
import { buttonClass } from './button.tsx';
import { Spinner } from './spinner.tsx';

interface LikeButtonProps {
  liked: boolean;
  count: number;
  /** The button's action, such as “Like this course”. */
  label: string;
  busy: boolean;
  /** Inactive for a moment after a click: it looks as usual and ignores clicks. */
  resting?: boolean;
  onPress: () => void;
  size?: 'sm' | 'md';
  className?: string;
}

/** A heart with the number of likes; filled where the person's is among them. */
export function LikeButton({
  liked,
  count,
  label,
  busy,
  resting = false,
  onPress,
  size = 'md',
  className,
}: LikeButtonProps) {
  return (
    <button
      type="button"
      title={label}
      disabled={busy}
      aria-disabled={resting || undefined}
      aria-busy={busy || undefined}
      onClick={resting ? undefined : onPress}
      className={cx(
        buttonClass(size === 'sm' ? 'quiet' : 'secondary', size === 'sm' ? 'sm' : 'md'),
        size === 'sm' && 'min-h-11 min-w-11',
        'aria-disabled:opacity-100',
        className,
      )}
    >
      {busy ? (
        <Spinner className="w-5 justify-center" />
      ) : (
        <Heart
          aria-hidden="true"
          className={cx('size-5 transition-colors', liked ? 'fill-seal text-seal' : 'text-current')}
        />
      )}
      <span className="sr-only">{label}</span>
      <span>{groupDigits(count)}</span>
    </button>
  );
}
