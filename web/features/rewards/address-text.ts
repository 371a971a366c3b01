import type { ShippingCountry } from '#domain/shipping-country.ts';
import type { Translator } from '#i18n/create-translator.ts';

interface Delivery {
  shipping_address: string;
  shipping_city: string;
  shipping_province: string;
  shipping_postal_code: string;
  shipping_country: ShippingCountry | null;
}

/** An address in lines, without the parts that were left empty. */
export function addressLines(delivery: Delivery, t: Translator['t']): string[] {
  const place = [delivery.shipping_postal_code, delivery.shipping_city, delivery.shipping_province];
  const { shipping_country: country } = delivery;
  return [
    delivery.shipping_address,
    place.filter((part) => part !== '').join(' '),
    // An unlisted country is a part of the typed address; without an address there is no country
    // line.
    country === null || country === 'other' || delivery.shipping_address === ''
      ? ''
      : t(`rewards.country.${country}`),
  ].filter((line) => line !== '');
}

/** Name, phone and address, ready for a parcel label. */
export function parcelLabel(
  delivery: Delivery & { recipient_name: string; recipient_phone: string },
  t: Translator['t'],
): string {
  const address = addressLines(delivery, t);
  return [delivery.recipient_name, delivery.recipient_phone, ...address].join('\n');
}
