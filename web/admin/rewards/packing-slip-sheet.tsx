import type { ReactNode } from 'react';
import type { PackingSlip } from '#contract/redemptions-admin.ts';
import { htmlLang, type Locale } from '#domain/locale.ts';
import { addressLines } from '#web/features/rewards/address-text.ts';
import { formatDay } from '#web/lib/format.ts';
import { useTranslatorOf } from '#web/lib/language.tsx';
import { useSiteData } from '#web/lib/site-data.ts';

/**
 * One slip on a page of its own. The learner's language comes first, the other beside it for
 * whoever packs; the address is as the learner wrote it.
 */
export function PackingSlipSheet({ slip }: { slip: PackingSlip }) {
  const { site } = useSiteData();
  const first = slip.language;
  const second: Locale = first === 'zh' ? 'en' : 'zh';
  const translators = { zh: useTranslatorOf('zh'), en: useTranslatorOf('en') };
  const nameOf = (locale: Locale) => (locale === 'zh' ? slip.reward_name_zh : slip.reward_name);
  const academy = (locale: Locale) =>
    locale === 'zh' ? site.name_zh || site.name : site.name || site.name_zh;

  const label = (key: LabelKey): ReactNode => (
    <>
      <span lang={htmlLang[first]}>{translators[first].t(`admin.economy.slips.${key}`)}</span>{' '}
      <span lang={htmlLang[second]} className="text-soft">
        {translators[second].t(`admin.economy.slips.${key}`)}
      </span>
    </>
  );
  const rows: { key: LabelKey; value: ReactNode }[] = [
    {
      key: 'item',
      value: (
        <>
          <span lang={htmlLang[first]} className="block text-lg font-semibold">
            {nameOf(first) || nameOf(second)}
          </span>
          {nameOf(first) !== '' && nameOf(second) !== '' && (
            <span lang={htmlLang[second]} className="block text-soft">
              {nameOf(second)}
            </span>
          )}
        </>
      ),
    },
    { key: 'quantity', value: slip.quantity },
    ...(slip.additional_notes === ''
      ? []
      : [{ key: 'notes' as const, value: slip.additional_notes }]),
    ...(slip.carrier === null ? [] : [{ key: 'carrier' as const, value: slip.carrier }]),
    ...(slip.tracking_number === null
      ? []
      : [{ key: 'tracking' as const, value: slip.tracking_number }]),
  ];
  return (
    <article
      aria-label={`${translators[first].t('admin.economy.slips.slip')} ${slip.redemption_id}`}
      className="break-inside-avoid break-after-page rounded-lg bg-raised p-6 ring-1 ring-line last:break-after-auto sm:p-10 print:rounded-none print:p-0 print:ring-0"
    >
      <header className="flex flex-wrap items-start justify-between gap-4 border-b-2 border-ink pb-4">
        <div>
          <p lang={htmlLang[first]} className="font-serif text-xl font-semibold">
            {academy(first)}
          </p>
          <h2 className="mt-1 font-sans text-base font-medium">{label('slip')}</h2>
        </div>
        <dl className="text-sm sm:text-right">
          <dt className="text-soft">{label('request')}</dt>
          <dd className="text-xl font-semibold">{slip.redemption_id}</dd>
          <dt className="mt-1 text-soft">{label('date')}</dt>
          <dd lang={htmlLang[first]}>{formatDay(slip.redemption_date, site.time_zone, first)}</dd>
        </dl>
      </header>
      <section className="mt-6">
        <h3 className="font-sans text-sm font-medium">{label('to')}</h3>
        <address className="mt-1 text-lg leading-relaxed">
          <span className="block font-semibold">{slip.recipient_name}</span>
          <span className="block">{slip.recipient_phone}</span>
          {addressLines(slip, translators[first].t).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </section>
      <dl className="mt-6 border-t border-line">
        {rows.map(({ key, value }) => (
          <div
            key={key}
            className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[14rem_minmax(0,1fr)] print:grid-cols-[14rem_minmax(0,1fr)]"
          >
            <dt className="text-sm">{label(key)}</dt>
            <dd className="whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6">{label('thanks')}</p>
    </article>
  );
}

type LabelKey =
  | 'slip'
  | 'request'
  | 'date'
  | 'to'
  | 'item'
  | 'quantity'
  | 'notes'
  | 'carrier'
  | 'tracking'
  | 'thanks';
