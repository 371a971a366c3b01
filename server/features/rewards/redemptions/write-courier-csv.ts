import { Readable } from 'node:stream';
import type { i18n } from 'i18next';
import type { Locale } from '#contract/fields.ts';
import { type CsvCell, csvTable } from '#server/lib/csv.ts';
import { UNITS } from './present-slip.ts';
import type { RedemptionRow } from './redemptions.queries.ts';

/** Parcels as a table that couriers read, written while it is sent. */
export function writeCourierCsv(
  batches: AsyncIterable<RedemptionRow[]>,
  { locale, t }: { locale: Locale; t: i18n['t'] },
): Readable {
  const header = [
    t('admin.economy.courier.number'),
    t('admin.economy.courier.name'),
    t('admin.economy.courier.phone'),
    t('admin.economy.courier.address'),
    t('admin.economy.courier.city'),
    t('admin.economy.courier.province'),
    t('admin.economy.courier.postalCode'),
    t('admin.economy.courier.item'),
    t('admin.economy.courier.quantity'),
    t('admin.economy.courier.notes'),
    t('admin.economy.courier.carrier'),
    t('admin.economy.courier.tracking'),
    t('admin.economy.courier.status'),
  ];
  const itemOf = ({ reward_name: en, reward_name_zh: zh }: RedemptionRow) =>
    locale === 'zh' ? zh || en : en || zh;
  async function* rows(): AsyncGenerator<CsvCell[][]> {
    for await (const batch of batches) {
      yield batch.map((row) => [
        row.redemption_id,
        row.recipient_name,
        row.recipient_phone,
        row.shipping_address,
        row.shipping_city,
        row.shipping_province,
        row.shipping_postal_code,
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
