import { cleanHtml } from '#server/lib/html/clean-html.ts';
import { textOfHtml } from '#server/lib/html/text-of-html.ts';
import type { SiteBlockKind } from './site-blocks.ts';

/**
 * The whole order after some of it was arranged again: these ids, in their new order, in
 * the places that they hold together. What lies between them, or was added meanwhile,
 * keeps its place.
 * @returns null where one of the ids is not in the order
 */
export function arrange(current: readonly number[], ids: readonly number[]): number[] | null {
  const moved = new Set(ids);
  if (current.filter((id) => moved.has(id)).length !== ids.length) return null;
  const next = ids.values();
  return current.map((id) => (moved.has(id) ? (next.next().value ?? id) : id));
}

/** HTML as it may be stored; what shows neither text nor picture is blank. */
export function cleanBody(html: string): string {
  const cleaned = cleanHtml(html).trim();
  return textOfHtml(cleaned).trim() === '' && !/<(?:img|hr|table)\b/.test(cleaned) ? '' : cleaned;
}

/** The fields of a site block with every HTML among them cleaned. */
export function cleanFields(
  { html }: Pick<SiteBlockKind, 'html'>,
  fields: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const names = new Set(html.flatMap((name) => [name, `${name}_zh`]));
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      names.has(name) && typeof value === 'string' ? cleanBody(value) : value,
    ]),
  );
}

/** The needed texts that are there in no language; each by its Chinese field. */
export function missingTexts(
  { needed }: Pick<SiteBlockKind, 'needed'>,
  block: Readonly<Record<string, unknown>>,
): string[] {
  return needed
    .filter((name) => block[name] === '' && block[`${name}_zh`] === '')
    .map((name) => `${name}_zh`);
}
