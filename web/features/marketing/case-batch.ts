/** Stories at first, and with each click on “more”. */
export const CASES_PER_STEP = 3;

/** More than any academy has; the API's largest page. */
const MAX_CASES = 100;

/** How many stories an address shows: whole steps, at least one. */
export function shownCases(text: string | null): number {
  const asked = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0;
  const steps = Math.max(1, Math.ceil(asked / CASES_PER_STEP));
  return Math.min(steps * CASES_PER_STEP, MAX_CASES);
}
