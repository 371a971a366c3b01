import { extensionsOf, largestUpload } from '#contract/files.ts';
import { MEGABYTE } from '#domain/units.ts';
import type { Translator } from '#i18n/create-translator.ts';
import { describeTypes } from '#i18n/describe-types.ts';

const PURPOSE = 'assignment';

/** Accepted extensions of a submission’s file. */
export const submissionExtensions = extensionsOf(PURPOSE);

/** The values of the messages about files of submissions. */
export const submissionLimits = (t: Translator['t']) => ({
  types: describeTypes(t, PURPOSE),
  limit: String(largestUpload(PURPOSE) / MEGABYTE),
});

/**
 * Why a selected file would be refused, before it is uploaded. Its name says what it should be;
 * what it is, the server detects from its bytes.
 */
export function submissionFileProblem({
  name,
  size,
}: {
  name: string;
  size: number;
}): 'empty' | 'size' | 'type' | null {
  const ending = (name.split('.').at(-1) ?? '').toLowerCase();
  if (!submissionExtensions.includes(ending === 'jpeg' ? 'jpg' : ending)) return 'type';
  if (size === 0) return 'empty';
  return size > largestUpload(PURPOSE) ? 'size' : null;
}
