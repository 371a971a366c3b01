import { bilingualEntity } from '#domain/bilingual-entities.ts';
import { cleanHtml } from '#server/lib/html/clean-html.ts';
import { textOfHtml } from '#server/lib/html/text-of-html.ts';
import type { SiteBlockKind } from './site-blocks.ts';

/**
 * The whole order after some of it was reordered: these ids, in their new order, in the places that
 * they hold together. What lies between them, or was added meanwhile, keeps its place.
 * @returns null where one of the ids is not in the order
 */
export function arrange(current: readonly number[], ids: readonly number[]): number[] | null {
  const moved = new Set(ids);
  if (current.filter((id) => moved.has(id)).length !== ids.length) return null;
  const next = ids.values();
  return current.map((id) => (moved.has(id) ? (next.next().value ?? id) : id));
}

/** HTML ready to be stored; HTML that shows neither text nor picture becomes blank. */
export function cleanBody(html: string): string {
  const cleaned = cleanHtml(html).trim();
  return textOfHtml(cleaned).trim() === '' && !/<(?:img|hr|table)\b/.test(cleaned) ? '' : cleaned;
}

/** The fields of a site block with every HTML among them cleaned. */
export function cleanFields(
  { entity }: Pick<SiteBlockKind, 'entity'>,
  fields: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const isHtml = (name: string) =>
    bilingualEntity(entity).fields[name.replace(/_zh$/, '')]?.kind === 'html';
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      isHtml(name) && typeof value === 'string' ? cleanBody(value) : value,
    ]),
  );
}

/** The required texts that are missing in both languages; each by its Chinese field. */
export function missingTexts(
  { entity }: Pick<SiteBlockKind, 'entity'>,
  block: Readonly<Record<string, unknown>>,
): string[] {
  return bilingualEntity(entity)
    .required.filter((name) => block[name] === '' && block[`${name}_zh`] === '')
    .map((name) => `${name}_zh`);
}
