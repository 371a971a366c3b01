interface Delivery {
  shipping_address: string;
  shipping_city: string;
  shipping_province: string;
  shipping_postal_code: string;
}

/** An address in lines, without the parts that were left empty. */
export function addressLines(delivery: Delivery): string[] {
  const place = [delivery.shipping_postal_code, delivery.shipping_city, delivery.shipping_province];
  return [delivery.shipping_address, place.filter((part) => part !== '').join(' ')].filter(
    (line) => line !== '',
  );
}

/** Name, phone and address, ready for a parcel label. */
export function parcelLabel(
  delivery: Delivery & { recipient_name: string; recipient_phone: string },
): string {
  return [delivery.recipient_name, delivery.recipient_phone, ...addressLines(delivery)].join('\n');
}
