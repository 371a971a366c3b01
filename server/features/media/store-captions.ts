import type { MediaFile } from '#contract/media.ts';
import type { Message } from '#i18n/message.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { storeText } from '#server/files/index.ts';
import { findFirstResult, type KeyClaim } from '#server/http/idempotency.ts';
import { fieldError } from '#server/lib/app-error.ts';
import { commitWithinQuota } from './store-media.ts';
import { type Cue, parseWebVtt, tidyWebVtt } from './web-vtt.rules.ts';

/**
 * Checks captions and stores them as a file.
 * @throws AppError VALIDATION_FAILED, whose message names the first wrong line
 */
export async function storeCaptions(
  dependencies: Dependencies,
  currentUser: CurrentUser,
  { text, name, claim }: { text: string; name: string; claim: KeyClaim | null },
): Promise<MediaFile & { cues: Cue[] }> {
  const cues = parseWebVtt(text);
  if (!Array.isArray(cues)) {
    const { mistake, line } = cues;
    const message: Message =
      mistake === 'empty'
        ? 'messages.media.captionMistakes.empty'
        : { key: `messages.media.captionMistakes.${mistake}`, params: { line } };
    throw fieldError('VALIDATION_FAILED', 'text', message);
  }
  const first = claim && (await findFirstResult<MediaFile>(dependencies.database.db, claim));
  if (first) return { ...first, cues };
  const fileId = await storeText(
    dependencies,
    { text: tidyWebVtt(text), type: 'text/vtt', name: name || 'captions.vtt' },
    { purpose: 'media', ownerUserId: currentUser.userId },
  );
  return { ...(await commitWithinQuota(dependencies, currentUser, { fileId, claim })), cues };
}
