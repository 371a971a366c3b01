import type { LegalKind, LegalText } from '#contract/legal.ts';
import type { Db } from '#database/open.ts';
import { AppError } from '#server/lib/app-error.ts';
import { cleanHtml } from '#server/lib/html/clean-html.ts';
import { findVersion, getCurrentVersions, getDraft } from './legal.queries.ts';

/**
 * The text in force, an earlier version, or, before the first is published, the draft.
 * @throws AppError NOT_FOUND for a version that there is not
 */
export async function readLegalText(
  db: Db,
  kind: LegalKind,
  version: number | undefined,
): Promise<LegalText> {
  const { [kind]: current } = await getCurrentVersions(db);
  const wanted = version ?? current;
  if (wanted === null) {
    const draft = await getDraft(db, kind);
    return {
      kind,
      version: null,
      current_version: null,
      published_at: null,
      html: cleanHtml(draft.html),
      html_zh: cleanHtml(draft.html_zh),
    };
  }
  const found = await findVersion(db, kind, wanted);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return {
    kind,
    version: found.number,
    current_version: current,
    published_at: found.published_at.toISOString(),
    html: cleanHtml(found.html),
    html_zh: cleanHtml(found.html_zh),
  };
}
