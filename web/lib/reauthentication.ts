import { ApiError } from './api.ts';

/** Asks the person to prove again that it is them. @returns false where they would not */
type Asker = () => Promise<boolean>;

let asker: Asker | null = null;
let asking: Promise<boolean> | null = null;

/** The page has somebody who asks. @returns ends that */
export function askBy(next: Asker): () => void {
  asker = next;
  return () => {
    if (asker === next) asker = null;
  };
}

/** Calls that were refused together are asked for once. */
async function ask(): Promise<boolean> {
  if (asker === null) return false;
  asking ??= asker().finally(() => {
    asking = null;
  });
  return asking;
}

/**
 * Makes a call of the API. Where it needs a recent proof, the person is asked for it, and it is made
 * once more.
 */
export async function withRecentProof<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    const isDue = error instanceof ApiError && error.code === 'REAUTHENTICATION_REQUIRED';
    if (!isDue || !(await ask())) throw error;
    return call();
  }
}
