import { useFormat } from '#web/lib/format.ts';

/** A time in a table: where it is narrow, the hour wraps below the day. */
export function Moment({ at }: { at: string }) {
  const format = useFormat();
  const text = format.dateTime(at);
  const cut = text.lastIndexOf(' ');
  return (
    <time dateTime={at} className="md:max-lg:text-sm">
      <span className="whitespace-nowrap">{text.slice(0, cut)}</span>{' '}
      <span className="whitespace-nowrap">{text.slice(cut + 1)}</span>
    </time>
  );
}
