/** The longest title that a lesson may have. */
const MAX_TITLE_LENGTH = 200;
/** The first half of a character whose second half was cut away. */
const HALF_PAIR = /[\ud800-\udbff]$/;

/** The title of a copy; an empty one stays empty. */
export function copyTitle(title: string, suffix: string): string {
  if (title === '') return '';
  return title.slice(0, MAX_TITLE_LENGTH - suffix.length).replace(HALF_PAIR, '') + suffix;
}
