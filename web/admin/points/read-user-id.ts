import { foldWidth } from '#web/lib/fold-width.ts';

/** The id of a learner as typed or in an address; null where it is none. */
export function readUserId(text: string | null): number | null {
  const plain = foldWidth(text ?? '').trim();
  return /^[1-9]\d{0,8}$/.test(plain) ? Number(plain) : null;
}
