import { Form, useNavigate } from 'react-router';
import type { Period } from '#domain/academy-day.ts';
import { cx } from '#web/lib/cx.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { DayInput, Field } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { periodOf, presets, readPeriod } from './dashboard-view.ts';

interface PeriodPickerProps {
  period: Period;
  today: string;
  pathFor: (period: Period) => string;
  /** The action of the form without scripts, and further parameters of its address. */
  action: string;
  kept?: Readonly<Record<string, string>>;
}

/** Selects the period: a preset, or two dates; the address stores it. */
export function PeriodPicker({ period, today, pathFor, action, kept = {} }: PeriodPickerProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <nav aria-label={t('admin.dashboard.period')}>
        <ul className="flex flex-wrap gap-2">
          {presets.map((preset) => {
            const its = periodOf(preset, today);
            const current = its.from === period.from && its.to === period.to;
            return (
              <li key={preset}>
                <Link
                  to={pathFor(its)}
                  preventScrollReset
                  aria-current={current ? 'true' : undefined}
                  className={cx(
                    'inline-flex min-h-11 items-center rounded-full px-4 text-sm no-underline ring-1',
                    current
                      ? 'bg-solid font-medium text-on-solid ring-solid'
                      : 'bg-raised text-ink ring-line hover:bg-wash',
                  )}
                >
                  {t(`admin.dashboard.presets.${preset}`)}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <Form
        method="get"
        action={action}
        // The fields follow the address.
        key={`${period.from} ${period.to}`}
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          const asked = new URLSearchParams({
            from: String(data.get('from') ?? ''),
            to: String(data.get('to') ?? ''),
          });
          void navigate(pathFor(readPeriod(asked, today)), { preventScrollReset: true });
        }}
      >
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field label={t('admin.dashboard.from')}>
          <DayInput name="from" defaultValue={period.from} max={today} required />
        </Field>
        <Field label={t('admin.dashboard.to')}>
          <DayInput name="to" defaultValue={period.to} max={today} required />
        </Field>
        <Button type="submit" variant="secondary">
          {t('admin.dashboard.show')}
        </Button>
      </Form>
    </div>
  );
}
