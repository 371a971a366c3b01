import type { Db } from '#database/open.ts';

/** Switches all ways of paying on, with what each of them needs. */
export async function setPaymentSettings(db: Db): Promise<void> {
  await db
    .updateTable('site_settings')
    .set({
      payment_methods: JSON.stringify(['paynow', 'duitnow', 'bank_transfer']),
      payee_name: 'Prospect Academy',
      paynow_proxy: '201403121W',
      duitnow_acquirer: '890053',
      duitnow_merchant: 'PROSPECT0001',
      bank_details: 'Example Bank, 123-456789-0',
      bank_details_zh: '示例银行，123-456789-0',
    })
    .execute();
}
