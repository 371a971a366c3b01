import { storage } from '#web/lib/storage.ts';

/** The name under which drafts are stored on a device. */
export const DRAFTS = 'drafts';

/** On logout: removes the person's unsent input from this device. */
export function forgetDrafts(): void {
  storage.remove(DRAFTS);
}
