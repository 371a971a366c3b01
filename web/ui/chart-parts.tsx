import type { MouseEvent } from 'react';
import { cx } from '#web/lib/cx.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { indexAt } from '#web/lib/mountain.ts';

/** To a tenth: finer than any screen shows. */
export const roundTenth = (value: number) => Math.round(value * 10) / 10;

/** A part of the picture, 0 to 1, for a style. */
export const cssPercent = (part: number) => `${roundTenth(part * 100)}%`;

/** The index of the value at the pointer, over an element as wide as the picture. */
export function indexUnder({ currentTarget, clientX }: MouseEvent<HTMLElement>, count: number) {
  const { left, width } = currentTarget.getBoundingClientRect();
  return indexAt((clientX - left) / width, count);
}

interface ChartLabelsProps {
  /** Each at its height, 0 to 1 from above. */
  labels: readonly { text: string; down: number; className: string }[];
  className?: string;
}

/**
 * The labels beside the picture: no curve overlaps them. They are placed by a script, since the
 * policy of pages allows no style in the markup; the picture says the same in words.
 */
export function ChartLabels({ labels, className }: ChartLabelsProps) {
  const canPlace = useHydrated();
  return (
    <div aria-hidden="true" className={cx('relative text-right text-xs', className)}>
      {labels.map(({ text, down, className: own }) => (
        <span key={down}>
          {/* Makes the column as wide as its widest label. */}
          <span className="block h-0 overflow-hidden">{text}</span>
          {canPlace && (
            <span className={cx('absolute right-0', own)} style={{ top: cssPercent(down) }}>
              {text}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}

/** Under the picture, from left to right. */
export function ChartTicks({ ticks }: { ticks: readonly string[] }) {
  return (
    <div
      aria-hidden="true"
      className="col-start-2 mt-1.5 flex justify-between gap-x-3 text-xs text-soft"
    >
      {ticks.map((tick) => (
        <span key={tick}>{tick}</span>
      ))}
    </div>
  );
}

interface ChartExplorerProps {
  label: string;
  /** The current value as text. */
  valueText: string;
  last: number;
  value: number;
  onChange: (index: number) => void;
  onBlur?: () => void;
  /** Called on Enter, or on a click, at a value; a touch only reads. */
  onOpen?: ((index: number) => void) | undefined;
}

/** Steps through the values by keyboard and touch: a visually hidden slider. */
export function ChartExplorer({
  label,
  valueText,
  last,
  value,
  onChange,
  onBlur,
  onOpen,
}: ChartExplorerProps) {
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      min={0}
      max={last}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      onBlur={onBlur}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onOpen?.(value);
      }}
      onClick={(event) => {
        const { nativeEvent } = event;
        const isMouse =
          nativeEvent instanceof window.PointerEvent && nativeEvent.pointerType === 'mouse';
        if (isMouse) onOpen?.(indexUnder(event, last + 1));
      }}
      className={cx(
        'absolute inset-0 size-full opacity-0',
        onOpen ? 'cursor-pointer' : 'cursor-crosshair',
      )}
    />
  );
}
