import type { ReactNode } from 'react';
import type { PackingSlip } from '#contract/redemptions-admin.ts';
import { htmlLang, type Locale } from '#domain/locale.ts';
import { addressLines } from '#web/features/rewards/address-text.ts';
import { useTranslatorOf } from '#web/lib/language.tsx';
import { useSiteData } from '#web/lib/site-data.ts';

/**
 * An address label of A6 (105 × 148 mm), a page each: who it is for in large type, who sends it, and
 * the numbers by which the parcel is found. The learner's language comes first.
 */
export function ShippingLabel({ slip }: { slip: PackingSlip }) {
  const { site } = useSiteData();
  const first = slip.language;
  const second: Locale = first === 'zh' ? 'en' : 'zh';
  const translators = { zh: useTranslatorOf('zh'), en: useTranslatorOf('en') };
  const pick = (chinese: string, english: string) =>
    first === 'zh' ? chinese || english : english || chinese;
  const label = (key: 'to' | 'from' | 'request' | 'tracking' | 'item'): ReactNode => (
    <>
      <span lang={htmlLang[first]}>{translators[first].t(`admin.economy.slips.${key}`)}</span>{' '}
      <span lang={htmlLang[second]}>{translators[second].t(`admin.economy.slips.${key}`)}</span>
    </>
  );
  return (
    <article
      aria-label={`${translators[first].t('admin.economy.slips.label')} ${slip.redemption_id}`}
      className="shipping-label flex flex-col gap-[3mm] p-[6mm]"
    >
      <header className="border-b border-current pb-[3mm] text-[9pt] leading-snug">
        <h2 className="font-sans text-[9pt] font-normal">{label('from')}</h2>
        <p lang={htmlLang[first]} className="font-semibold">
          {pick(site.name_zh, site.name)}
        </p>
        <p lang={htmlLang[first]}>{pick(site.address_zh ?? '', site.address ?? '')}</p>
        <p>{site.phone}</p>
      </header>
      <section className="grow overflow-hidden">
        <h3 className="font-sans text-[9pt] font-normal">{label('to')}</h3>
        <address className="mt-[1mm] text-[14pt] leading-snug wrap-anywhere">
          <span className="block text-[17pt] font-semibold">{slip.recipient_name}</span>
          <span className="block">{slip.recipient_phone}</span>
          {addressLines(slip, translators[first].t).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </section>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-[4mm] border-t border-current pt-[3mm] text-[9pt] leading-snug">
        <dt>{label('request')}</dt>
        <dd className="font-semibold">{slip.redemption_id}</dd>
        <dt>{label('item')}</dt>
        <dd lang={htmlLang[first]} className="line-clamp-2">
          {pick(slip.reward_name_zh, slip.reward_name)} × {slip.quantity}
        </dd>
        {slip.tracking_number !== null && (
          <>
            <dt>{label('tracking')}</dt>
            <dd className="font-semibold">
              <span className="block">{slip.carrier}</span>
              <span className="block break-all">{slip.tracking_number}</span>
            </dd>
          </>
        )}
      </dl>
    </article>
  );
}
