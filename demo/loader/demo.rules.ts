import { isLoopback } from '#server/network-settings.ts';
import type { Settings } from '#server/settings.ts';

type Reach = Pick<Settings, 'host' | 'publicUrl'>;

/** Whether other machines can reach the academy, as far as its settings say. */
export function isPublic({ host, publicUrl }: Reach): boolean {
  if (!isLoopback(host)) return true;
  return publicUrl !== null && !isLoopback(new URL(publicUrl).hostname);
}

/**
 * Whether an empty academy is filled with the demo one. By itself only where it is for nobody but
 * the person who starts it: on loopback, in the embedded database, and without a public address.
 * @param asked `npm run demo:load`
 */
export function isDemoWanted(
  settings: Reach & Pick<Settings, 'demo' | 'databaseUrl'>,
  asked: boolean,
): boolean {
  if (asked || settings.demo === 'on') return true;
  if (settings.demo === 'off') return false;
  return settings.databaseUrl === null && settings.publicUrl === null && !isPublic(settings);
}
