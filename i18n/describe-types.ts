import { extensionsOf, type FileKind, type UploadPurpose } from '#contract/files.ts';
import type { Translator } from './create-translator.ts';

const allKinds: readonly FileKind[] = ['image', 'video', 'audio', 'pdf', 'document', 'captions'];

/** Files of a kind by their endings: “pictures (PNG, JPG, WEBP)”. */
export function describeKind(
  t: Translator['t'],
  kind: FileKind,
  endings: readonly string[],
): string {
  const name = t(`files.kinds.${kind}`);
  // The names of these kinds already say what their extensions would.
  if (kind === 'pdf' || kind === 'document') return name;
  return t('files.ofKind', { name, endings: endings.join(t('files.comma')).toUpperCase() });
}

/**
 * What a field takes, in words: forms and server say the same.
 * @param kinds null where the field takes all that its purpose does
 */
export function describeTypes(
  t: Translator['t'],
  purpose: UploadPurpose,
  kinds: readonly FileKind[] | null = null,
): string {
  return (kinds ?? allKinds)
    .map((kind) => ({ kind, endings: extensionsOf(purpose, [kind]) }))
    .filter(({ endings }) => endings.length > 0)
    .map(({ kind, endings }) => describeKind(t, kind, endings))
    .join(t('files.comma'));
}
