import { Readable } from 'node:stream';
import type { Locale } from '#domain/locale.ts';
import type { Translator } from '#i18n/create-translator.ts';
import { type CsvCell, csvTable } from '#server/lib/csv.ts';
import { presentCountry } from './present-redemption.ts';
import { UNITS } from './present-slip.ts';
import type { RedemptionRow } from './redemptions.queries.ts';

/**
 * Parcels as a CSV for couriers, streamed.
 * @param batches of `streamParcels`, which leaves out what is not shipped
 */
export function writeCourierCsv(
  batches: AsyncIterable<RedemptionRow[]>,
  { locale, t }: { locale: Locale; t: Translator['t'] },
): Readable {
  const header = [
    t('messages.rewards.courier.number'),
    t('messages.rewards.courier.name'),
    t('messages.rewards.courier.phone'),
    t('messages.rewards.courier.address'),
    t('messages.rewards.courier.city'),
    t('messages.rewards.courier.province'),
    t('messages.rewards.courier.postalCode'),
    t('messages.rewards.courier.country'),
    t('messages.rewards.courier.item'),
    t('messages.rewards.courier.quantity'),
    t('messages.rewards.courier.notes'),
    t('messages.rewards.courier.carrier'),
    t('messages.rewards.courier.tracking'),
    t('messages.rewards.courier.status'),
  ];
  const itemOf = ({ reward_name: en, reward_name_zh: zh }: RedemptionRow) =>
    locale === 'zh' ? zh || en : en || zh;
  const countryOf = (row: RedemptionRow) => {
    const country = presentCountry(row);
    return country === null ? '' : t(`rewards.country.${country}`);
  };
  async function* rows(): AsyncGenerator<CsvCell[][]> {
    for await (const batch of batches) {
      yield batch.map((row) => [
        row.redemption_id,
        row.recipient_name,
        { phone: row.recipient_phone },
        row.shipping_address,
        row.shipping_city,
        row.shipping_province,
        row.shipping_postal_code,
        countryOf(row),
        itemOf(row),
        UNITS,
        row.additional_notes,
        row.carrier,
        row.tracking_number,
        t(`rewards.status.${row.status}`),
      ]);
    }
  }
  return Readable.from(csvTable(header, rows()), { objectMode: false });
}
