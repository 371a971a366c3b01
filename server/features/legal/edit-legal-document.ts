import type { z } from 'zod';
import type { LegalKind } from '#contract/legal.ts';
import { type LegalDocument, legalDocument, type legalPatchBody } from '#contract/legal-admin.ts';
import type { Db } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { changeRecord, type RecordKind } from '#server/features/audit/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { cleanHtml } from '#server/lib/html/clean-html.ts';
import { textOfHtml } from '#server/lib/html/text-of-html.ts';
import { isSameText } from './due-consents.rules.ts';
import { getDraft, listLegalVersions } from './legal.queries.ts';
import { insertLegalVersion, lockDraft, updateDraft } from './legal.store.ts';

/** The draft of a kind with what was published, as admins see it. */
export async function getLegalDocument(db: Db, kind: LegalKind): Promise<LegalDocument> {
  const draft = await getDraft(db, kind);
  const versions = await listLegalVersions(db, kind);
  return legalDocument.parse({
    kind,
    ...draft,
    updated_at: draft.updated_at.toISOString(),
    is_published: isSameText(draft, versions[0]),
    versions: versions.map((one) => ({ ...one, published_at: one.published_at.toISOString() })),
  });
}

const record: RecordKind<LegalKind, LegalDocument> = {
  entity: 'legal_document',
  lock: lockDraft,
  get: getLegalDocument,
};

/** HTML ready to be stored; blank where no text is left. */
function clean(html: string): string {
  const cleaned = cleanHtml(html).trim();
  return textOfHtml(cleaned).trim() === '' ? '' : cleaned;
}

/**
 * Changes the draft of the privacy notice or the terms.
 * @throws AppError STALE_VERSION with the draft as it is now in `data`
 */
export function changeLegalDocument(
  dependencies: Dependencies,
  admin: CurrentUser,
  kind: LegalKind,
  { version, html, html_zh }: z.output<typeof legalPatchBody>,
): Promise<LegalDocument> {
  return changeRecord(dependencies, admin, record, kind, version, (tx, _before, at) =>
    updateDraft(
      tx,
      kind,
      {
        ...(html !== undefined && { html: clean(html) }),
        ...(html_zh !== undefined && { html_zh: clean(html_zh) }),
      },
      at,
    ),
  );
}

/**
 * Publishes the draft as the next version, which is immutable. Everybody is asked to agree again.
 * @throws AppError STALE_VERSION where the draft was changed since it was read; INVALID_STATE where
 *   it is published already, or where a language is missing
 */
export function publishLegalDocument(
  dependencies: Dependencies,
  admin: CurrentUser,
  kind: LegalKind,
  version: number,
): Promise<LegalDocument> {
  return changeRecord(
    dependencies,
    admin,
    record,
    kind,
    version,
    async (tx, draft, at) => {
      if (draft.html === '' || draft.html_zh === '') {
        throw new AppError('INVALID_STATE', { msg: 'messages.legal.bothLanguages' });
      }
      if (draft.is_published) {
        throw new AppError('INVALID_STATE', { msg: 'messages.legal.alreadyPublished' });
      }
      await insertLegalVersion(tx, {
        kind,
        number: (draft.versions[0]?.number ?? 0) + 1,
        html: draft.html,
        html_zh: draft.html_zh,
        published_at: at,
        published_by: admin.userId,
      });
      // A second admin who read the same draft finds out that it is published.
      await updateDraft(tx, kind, {}, at);
    },
    'publish',
  );
}
