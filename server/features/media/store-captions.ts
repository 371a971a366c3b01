import type { i18n } from 'i18next';
import type { MediaFile } from '#contract/media.ts';
import type { Deps } from '../../dependencies.ts';
import { storeText } from '../../files/index.ts';
import type { Caller } from '../../http/session.ts';
import { Failure } from '../../lib/app-error.ts';
import { keepWhereThereIsRoom, orDiscard } from './store-media.ts';
import { type Cue, parseWebVtt, tidyWebVtt } from './web-vtt.rules.ts';

/**
 * Checks captions and keeps them as a file.
 * @throws Failure VALIDATION_FAILED, whose sentence names the first wrong line
 */
export async function keepCaptions(
  deps: Deps,
  caller: Caller,
  { text, name }: { text: string; name: string },
  t: i18n['t'],
): Promise<MediaFile & { cues: Cue[] }> {
  const cues = parseWebVtt(text);
  if (!Array.isArray(cues)) {
    const sentence = t(`admin.media.captionMistakes.${cues.mistake}`, { line: String(cues.line) });
    throw new Failure('VALIDATION_FAILED', { msg: sentence, fields: { text: sentence } });
  }
  const fileId = await storeText(
    deps,
    { text: tidyWebVtt(text), type: 'text/vtt', name: name || 'captions.vtt' },
    { purpose: 'media', ownerUserId: caller.userId },
  );
  const kept = keepWhereThereIsRoom(deps, caller, fileId, t);
  return { ...(await orDiscard(deps, fileId, kept)), cues };
}
