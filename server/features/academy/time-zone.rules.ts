/** Zones that the runtime knows, named and spelt as in the tz database. */
const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);

/**
 * Whether a name is that of a place in the tz database. Names of offsets (`Etc/GMT-8`,
 * `+08:00`) and of abbreviations (`CST`) are not: they are easily taken for another place.
 */
export function isTimeZone(name: string): boolean {
  if (known.has(name)) return true;
  // Newer names of the same places, such as Asia/Kolkata, are not always in the list.
  if (!/^[A-Z][A-Za-z_+-]*(?:\/[A-Z][A-Za-z_+-]*){1,2}$/.test(name) || name.startsWith('Etc/')) {
    return false;
  }
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
