import { z } from 'zod';
import { ownMethods } from '#domain/order-methods.ts';
import {
  isDuitNowAcquirer,
  isDuitNowMerchant,
  isPayeeName,
  isPayNowProxy,
} from '#domain/payment-qr.ts';
import { shownPairs, writtenPairs } from './bilingual-fields.ts';
import { foldText } from './text.ts';

const paymentTexts = { bank_details: { max: 600, kind: 'text' } } as const;

/** How the academy is paid, as it is stored and shown to admins. */
export const paymentSettings = z.object({
  ...shownPairs(paymentTexts),
  payment_methods: z.array(z.enum(ownMethods)),
  payee_name: z.string(),
  paynow_proxy: z.string(),
  duitnow_acquirer: z.string(),
  duitnow_merchant: z.string(),
});

/** A value that the banks know, without the spaces that people type; empty: none. */
const known = (max: number, isOne: (text: string) => boolean, error: string) =>
  z
    .string()
    .max(max)
    .overwrite((text) => foldText(text).replace(/\s/g, ''))
    .refine((text) => text === '' || isOne(text), { error });

/** How an admin writes them. */
export const paymentSettingsFields = {
  ...writtenPairs(paymentTexts),
  payment_methods: z
    .array(z.enum(ownMethods))
    .max(ownMethods.length)
    .transform((methods) => ownMethods.filter((method) => methods.includes(method)))
    .describe('What is on; a way that lacks what it needs is not offered.'),
  payee_name: z
    .string()
    .overwrite(foldText)
    .trim()
    .max(25)
    .refine((text) => text === '' || isPayeeName(text), { error: '@payee_name' }),
  paynow_proxy: known(20, isPayNowProxy, '@paynow_proxy'),
  duitnow_acquirer: known(20, isDuitNowAcquirer, '@duitnow_acquirer'),
  duitnow_merchant: known(40, isDuitNowMerchant, '@duitnow_merchant'),
};
