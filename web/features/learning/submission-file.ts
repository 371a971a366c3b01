import { extensionsOf, largestUpload } from '#contract/files.ts';
import { MEGABYTE } from '#domain/units.ts';
import type { Translator } from '#i18n/create-translator.ts';
import { describeTypes } from '#i18n/describe-types.ts';

const PURPOSE = 'assignment';

/** Accepted endings of a submission’s file. */
export const workExtensions = extensionsOf(PURPOSE);

/** The values of the messages about files of submissions. */
export const workLimits = (t: Translator['t']) => ({
  types: describeTypes(t, PURPOSE),
  limit: String(largestUpload(PURPOSE) / MEGABYTE),
});

/**
 * Why a chosen file would be refused, before it is sent. Its name tells what it should
 * be; what it is, the server tells from its bytes.
 */
export function workFileProblem({
  name,
  size,
}: {
  name: string;
  size: number;
}): 'empty' | 'size' | 'type' | null {
  const ending = (name.split('.').at(-1) ?? '').toLowerCase();
  if (!workExtensions.includes(ending === 'jpeg' ? 'jpg' : ending)) return 'type';
  if (size === 0) return 'empty';
  return size > largestUpload(PURPOSE) ? 'size' : null;
}
