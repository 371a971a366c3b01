import { dateFormat } from '#domain/date-format.ts';
import { DAY_MS } from '#domain/units.ts';
import { cx } from '#web/lib/cx.ts';
import { useLocale } from '#web/lib/language.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Coin } from '#web/ui/points.tsx';
import type { SignInState } from './daily-sign-in.tsx';
import { type CalendarDay, monthGrid } from './month-grid.ts';

/** A Monday; only its weekday counts. */
const ANY_MONDAY = Date.UTC(2024, 0, 1);

/** The month’s calendar: a coin on each day with a check-in. */
export function SignInCalendar({ state }: { state: SignInState }) {
  const { t } = useTranslation();
  const intl = useLocale() === 'zh' ? 'zh-CN' : 'en-GB';
  const weeks = monthGrid(state.calendar, state.today);
  const monthName = dateFormat(intl, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${state.today}T00:00:00Z`));
  const weekdays = Array.from({ length: 7 }, (_, i) => {
    const date = new Date(ANY_MONDAY + i * DAY_MS);
    const name = (weekday: 'narrow' | 'long') =>
      dateFormat(intl, { weekday, timeZone: 'UTC' }).format(date);
    return { short: name('narrow'), long: name('long') };
  });

  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-center">
      <caption className="pb-2 text-left font-serif text-lg font-semibold">
        <span aria-hidden="true">{monthName}</span>
        <span className="sr-only">{t('checkInDays.calendar', { month: monthName })}</span>
      </caption>
      <thead>
        <tr>
          {weekdays.map(({ short, long }) => (
            <th key={long} scope="col" className="pb-1 text-xs font-normal text-faint">
              <abbr title={long} className="no-underline">
                {short}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a week is identified by its position in the month.
          <tr key={i}>
            {week.map((day, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is identified by its position in the week.
              <td key={place} className="p-0.5">
                {day !== null && <Day day={day} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const labels = {
  signed: 'checkInDays.signedDay',
  missed: 'checkInDays.missedDay',
  open: 'checkInDays.missedDay',
  coming: 'checkInDays.comingDay',
} as const;

function Day({ day: { day, number, state, isToday } }: { day: CalendarDay }) {
  const { t } = useTranslation();
  return (
    <span
      className={cx(
        'mx-auto grid aspect-square w-full max-w-11 place-items-center rounded-md text-sm',
        state === 'signed' && 'bg-gold-wash',
        state === 'missed' && 'text-faint',
        state === 'coming' && 'text-soft',
        isToday && 'font-semibold ring-2 ring-porcelain',
      )}
    >
      <span className="sr-only">
        {t(labels[state], { day })}
        {isToday && <span>{` (${t('checkInDays.today')})`}</span>}
      </span>
      <span aria-hidden="true" className="grid place-items-center leading-none">
        {state === 'signed' ? (
          <>
            <Coin className="size-4" />
            <span className="mt-0.5 text-xs leading-none text-gold">{number}</span>
          </>
        ) : (
          number
        )}
      </span>
    </span>
  );
}
