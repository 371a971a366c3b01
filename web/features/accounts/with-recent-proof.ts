import { ApiError } from '#web/lib/api.ts';
import { calling } from '#web/lib/reauthentication.ts';

/** Asks the person to prove again that it is them. @returns false where they would not */
type Asker = () => Promise<boolean>;

/**
 * From now on a call that needs a recent proof has the person asked for it, and is made once more.
 * Calls that were refused together are asked for once.
 * @returns ends that
 */
export function askBeforeCalls(asker: Asker): () => void {
  const before = calling.by;
  let asking: Promise<boolean> | null = null;
  calling.by = async (call) => {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'REAUTHENTICATION_REQUIRED') throw error;
      asking ??= asker().finally(() => {
        asking = null;
      });
      if (!(await asking)) throw error;
      return call();
    }
  };
  return () => {
    calling.by = before;
  };
}
