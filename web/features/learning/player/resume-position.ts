/** This close to its end a recording begins from the start. */
const NEAR_END_SECONDS = 5;

/** Where somebody stopped a recording, in seconds. */
interface Stopped {
  /** On any device, as the academy knows it; 0: not known. */
  startAt: number;
  /** On this device; undefined: it knows nothing of the recording. */
  ownPosition: number | undefined;
  duration: number;
}

/**
 * The second at which a recording resumes: where it was stopped on any device, else on this one.
 * @returns null: it begins at the start
 */
export function resumePosition({ startAt, ownPosition = 0, duration }: Stopped): number | null {
  const left = startAt > 0 ? startAt : ownPosition;
  return left >= 1 && left < duration - NEAR_END_SECONDS ? left : null;
}
