import { type LegalKind, legalKinds } from '#contract/legal.ts';

/** The version in force of each kind; null while none is published. */
export type CurrentVersions = Record<LegalKind, number | null>;

interface Consent {
  kind: string;
  number: number;
}

/** The versions in force that are not among the consents. */
export function dueConsents(
  current: CurrentVersions,
  given: readonly Consent[],
): { kind: LegalKind; version: number }[] {
  return legalKinds.flatMap((kind) => {
    const version = current[kind];
    if (version === null) return [];
    const isGiven = given.some((one) => one.kind === kind && one.number === version);
    return isGiven ? [] : [{ kind, version }];
  });
}

/** Whether what a person was shown is what is in force; what they do not name counts as that. */
export function isShownCurrent(
  current: CurrentVersions,
  shown: Partial<Record<LegalKind, number | undefined>>,
): boolean {
  return legalKinds.every((kind) => shown[kind] === undefined || shown[kind] === current[kind]);
}

interface Texts {
  html: string;
  html_zh: string;
}

/** Whether a draft says what is published already. */
export function isSameText(draft: Texts, published: Texts | undefined): boolean {
  return draft.html === published?.html && draft.html_zh === published.html_zh;
}
