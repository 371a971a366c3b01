/** Where parcels go; `other` is named in the address itself. */
export const shippingCountries = ['SG', 'MY', 'CN', 'other'] as const;
export type ShippingCountry = (typeof shippingCountries)[number];

const SIX_DIGITS = /^\d{6}$/;

const postalCodeForms: Record<ShippingCountry, RegExp> = {
  SG: SIX_DIGITS,
  MY: /^\d{5}$/,
  CN: SIX_DIGITS,
  other: /^(?=.{3,10}$)[A-Za-z0-9]+(?:[ -]+[A-Za-z0-9]+)*$/,
};

/**
 * Whether a postal code has the form of its country; none at all is right everywhere.
 * @param country undefined: a client that does not know of countries, whose codes have six digits
 */
export function isPostalCode(code: string, country: ShippingCountry | undefined): boolean {
  if (code === '') return true;
  return (country === undefined ? SIX_DIGITS : postalCodeForms[country]).test(code);
}

/** Whether a value names one of the countries. */
export function isShippingCountry(value: unknown): value is ShippingCountry {
  return shippingCountries.some((country) => country === value);
}
