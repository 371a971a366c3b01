import { Readable } from 'node:stream';
import { PAYMENTS_FILE_LIMIT } from '#contract/payments-admin.ts';
import type { Db } from '#database/open.ts';
import { academyClock } from '#domain/academy-day.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translator } from '#i18n/create-translator.ts';
import { fieldError } from '#server/lib/app-error.ts';
import { type CsvCell, csvTable } from '#server/lib/csv.ts';
import { countPayments, type PaymentFilter, streamPayments } from './payments.queries.ts';
import { leftOf } from './refunds.rules.ts';

/**
 * The payments as CSV, streamed. Void ones, where the filter includes them, carry the time and the
 * reason; what was refunded stands beside what is left.
 * @throws AppError VALIDATION_FAILED where there are too many
 */
export async function writePaymentsCsv(
  db: Db,
  filter: PaymentFilter,
  { locale, t, timeZone }: { locale: Locale; t: Translator['t']; timeZone: string },
): Promise<Readable> {
  const { count, last_id: lastId } = await countPayments(db, filter);
  if (count > PAYMENTS_FILE_LIMIT) {
    const params = { count, limit: PAYMENTS_FILE_LIMIT };
    throw fieldError('VALIDATION_FAILED', 'from', { key: 'messages.payments.csv.tooLong', params });
  }
  const clock = academyClock(timeZone);
  const header = [
    t('messages.payments.csv.number'),
    t('admin.payments.paidOn'),
    t('admin.payments.amount'),
    t('admin.payments.currency'),
    t('admin.payments.method'),
    t('admin.payments.payer'),
    t('messages.payments.csv.email'),
    t('admin.payments.course'),
    t('admin.payments.note'),
    t('admin.payments.recordedBy'),
    t('messages.payments.csv.recordedAt', { timeZone }),
    t('messages.payments.csv.voidedAt'),
    t('messages.payments.csv.voidReason'),
    t('admin.payments.provider'),
    t('admin.payments.refunded'),
    t('messages.payments.csv.net'),
    t('messages.payments.csv.receipt'),
    t('admin.payments.disputed'),
  ];
  async function* rows(): AsyncGenerator<CsvCell[][]> {
    for await (const batch of streamPayments(db, filter, lastId)) {
      yield batch.map((row) => [
        row.payment_id,
        row.paid_on,
        row.amount,
        row.currency,
        t(`admin.payments.methods.${row.method}`),
        row.user_name,
        row.user_email,
        locale === 'zh'
          ? row.course_title_zh || row.course_title
          : row.course_title || row.course_title_zh,
        row.note,
        row.recorded_by,
        clock(row.created_at),
        row.voided_at && clock(row.voided_at),
        row.void_reason,
        t(`admin.payments.providers.${row.provider}`),
        row.refunded,
        row.voided_at === null ? leftOf(row) : 0,
        row.receipt_number,
        row.disputed,
      ]);
    }
  }
  return Readable.from(csvTable(header, rows()), { objectMode: false });
}
