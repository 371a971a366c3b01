/**
 * A whole number in groups of three, as both languages write it: 1,234,567. Implemented here, since
 * the browser’s own formatter took a third of a phone's time for the home page.
 */
export const groupDigits = (value: number): string =>
  String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
