import { cx } from '#web/lib/cx.ts';

interface AvatarProps {
  name: string;
  src: string | null;
  className?: string;
}

const tones = [
  'bg-[#1f4e8c]',
  'bg-[#2f619f]',
  'bg-[#37598a]',
  'bg-[#173c6e]',
  'bg-[#456a9c]',
] as const;

/**
 * One Chinese character or two Latin initials: the last character of a Chinese name, the first of a
 * foreign name in Chinese characters (拉詹·库马尔).
 */
export function initialsOf(name: string): string {
  const trimmed = name.trim();
  if (/\p{Script=Han}/u.test(trimmed)) return [...trimmed].at(trimmed.includes('·') ? 0 : -1) ?? '';
  const words = trimmed.split(/\s+/);
  const first = words[0]?.[0] ?? '';
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : '';
  return (first + last).toUpperCase();
}

/** A person’s picture, or one drawn from the name. Decorative beside a written name. */
export function Avatar({ name, src, className = 'size-11' }: AvatarProps) {
  if (src) {
    return (
      <img src={src} alt="" loading="lazy" decoding="async" className={cx('avatar', className)} />
    );
  }
  const sum = [...name].reduce((total, initial) => total + (initial.codePointAt(0) ?? 0), 0);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      className={cx('avatar', tones[sum % tones.length], className)}
    >
      <path d={`M0 ${38 - (sum % 5)}l9-${5 + (sum % 4)} 8 4 11-${9 + (sum % 6)} 9 8 11-5V48H0z`} />
      <text x="24" y="25">
        {initialsOf(name)}
      </text>
    </svg>
  );
}
