import type { Draft } from '#contract/drafts.ts';
import { draftCalls } from '#contract/drafts.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { cx } from '#web/lib/cx.ts';
import { useFormat } from '#web/lib/format.ts';
import { Sentences } from '#web/lib/split-sentences.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ServerDraftForm } from './use-server-draft.ts';

interface DraftOfferProps {
  draft: Draft;
  /** Somebody has saved since the draft was begun: continuing merges both. */
  isBehind: boolean;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Offers an unsaved draft: continue with it, or discard it. */
export function DraftOffer({ draft, isBehind, onContinue, onDiscard }: DraftOfferProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const api = useApi();
  const { entity, key } = draft;
  const discard = useAction(async () => {
    await api.call(draftCalls.discard, { query: { entity, key } });
    onDiscard();
  });
  return (
    <Notice tone="info" title={t('admin.draft.offerTitle')}>
      <p>
        <Sentences
          parts={[
            t('admin.draft.offerText', { time: format.dateTime(draft.saved_at) }),
            isBehind && t('admin.draft.offerBehind'),
          ]}
        />
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onContinue} autoFocus>
          {t('admin.draft.continue')}
        </Button>
        <Button variant="secondary" busy={discard.busy} onClick={() => discard.run()}>
          {t('admin.draft.discard')}
        </Button>
      </div>
    </Notice>
  );
}

/** Beside the save button: whether the input is stored. */
export function DraftStatus({ state, savedAt }: Pick<ServerDraftForm, 'state' | 'savedAt'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const words =
    state === 'failed'
      ? t('admin.draft.failed')
      : state === 'saving' || state === 'waiting'
        ? t('admin.draft.saving')
        : state === 'saved' && savedAt !== null
          ? t('admin.draft.saved', { time: format.dateTime(savedAt) })
          : '';
  return (
    <p
      aria-live="polite"
      className={cx(
        // On a phone it has a line of its own, so that the buttons keep theirs.
        'text-sm max-sm:basis-full',
        state === 'failed' ? 'font-medium text-seal' : 'text-soft',
      )}
    >
      {words}
    </p>
  );
}
