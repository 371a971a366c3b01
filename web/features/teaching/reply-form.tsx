import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type TaughtReview, taughtReview, teachingCalls } from '#contract/teaching.ts';
import {
  type DeviceDraft,
  RestoredDraft,
  useDeviceDraft,
} from '#web/forms/drafts/device-draft.tsx';
import { ApiError } from '#web/lib/api.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { focusPage } from '#web/lib/focus-page.ts';
import { useFormat } from '#web/lib/format.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pencil } from '#web/ui/page-icons.tsx';

/** The maximum length of a reply, as in the contract. */
const LONGEST_REPLY = 1000;

interface ReplyFormProps {
  review: TaughtReview;
  /** The reply was not published, since somebody else has changed the review meanwhile. */
  isStale: boolean;
  /** Called with the current review; null once the conflict is resolved. */
  onStale: (review: TaughtReview | null) => void;
}

/** The public reply to a review: written, shown, changed, removed. */
export function ReplyForm({ review, isStale, onStale }: ReplyFormProps) {
  const [isEditing, setEditing] = useState(false);
  const draft = useDeviceDraft(`reply:${review.review_id}`, { reply: review.reply ?? '' });
  /** The person switched between the two: the focus follows. */
  const [isTurned, setTurned] = useState(false);
  function turn(editing: boolean) {
    setEditing(editing);
    setTurned(true);
  }
  // A review with a reply leaves the list of those without: the focus moves on from there.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusPage();
    },
    [],
  );
  // Unpublished changes of a reply stay visible.
  if (review.reply !== null && !isEditing && !draft.isRestored && !isStale) {
    return <Reply review={review} takesFocus={isTurned} onEdit={() => turn(true)} />;
  }
  return (
    <Writing
      review={review}
      draft={draft}
      isStale={isStale}
      onStale={onStale}
      takesFocus={isTurned && isEditing}
      onDone={() => turn(false)}
    />
  );
}

interface PublishedProps {
  review: TaughtReview;
  children?: ReactNode;
}

/** The reply as everybody reads it. */
function Published({ review, children }: PublishedProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { replied_at: at, replied_by_name: by } = review;
  return (
    <div className="border-l-3 border-ridge-3 pl-4">
      <p className="flex flex-wrap gap-x-3 text-sm text-soft">
        <span className="font-medium text-porcelain">
          {by === null
            ? t('teaching.reviews.answer')
            : t('teaching.reviews.answerOf', { name: by })}
        </span>
        {at !== null && <time dateTime={at}>{format.dateTime(at)}</time>}
      </p>
      <p className="measure mt-1 whitespace-pre-line" dir="auto">
        {review.reply}
      </p>
      {children}
    </div>
  );
}

interface ReplyProps {
  review: TaughtReview;
  takesFocus: boolean;
  onEdit: () => void;
}

function Reply({ review, takesFocus, onEdit }: ReplyProps) {
  const { t } = useTranslation();
  return (
    <div className="mt-4">
      <Published review={review}>
        <Button
          variant="quiet"
          size="sm"
          className="mt-2 -ml-3 min-h-11"
          icon={<Pencil aria-hidden="true" className="size-4" />}
          autoFocus={takesFocus}
          onClick={onEdit}
        >
          {t('teaching.reviews.change')}
        </Button>
      </Published>
    </div>
  );
}

interface WritingProps extends ReplyFormProps {
  draft: DeviceDraft<{ reply: string }>;
  takesFocus: boolean;
  onDone: () => void;
}

function Writing({ review, draft, isStale, onStale, takesFocus, onDone }: WritingProps) {
  const { t } = useTranslation();
  const revalidate = useRevalidate();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isTaking, setTaking] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const isAnswered = review.reply !== null;
  const answering = useReply(review, draft.settle, onStale);

  function finish() {
    onStale(null);
    onDone();
  }
  async function publish(event: FormEvent) {
    event.preventDefault();
    const reply = draft.fields.reply.trim();
    setEmpty(reply === '');
    if (reply === '') return area.current?.focus();
    if (await answering.run(reply)) finish();
  }
  async function takeBack() {
    if (await answering.run('')) finish();
  }
  return (
    <form onSubmit={publish} className="mt-4 grid gap-3">
      {isStale && (
        <Notice live tone="warning">
          {t('teaching.reviews.stale')}
        </Notice>
      )}
      {(isStale || draft.isRestored) && isAnswered && <Published review={review} />}
      <Field
        label={t('teaching.reviews.yourAnswer', { name: review.user_name })}
        hint={t('teaching.reviews.answerHint')}
        error={isEmpty ? t('validation.required') : undefined}
      >
        <TextArea
          ref={area}
          rows={3}
          maxLength={LONGEST_REPLY}
          autoFocus={takesFocus}
          value={draft.fields.reply}
          onChange={(event) => draft.change({ reply: event.target.value })}
          dir="auto"
        />
      </Field>
      <RestoredDraft draft={draft} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={answering.busy}>
          {t('teaching.reviews.publish')}
        </Button>
        {isAnswered && (
          <>
            <Button
              variant="secondary"
              onClick={() => {
                draft.discard();
                finish();
                if (isStale) void revalidate();
              }}
            >
              {t('controls.cancel')}
            </Button>
            <Button variant="quiet" onClick={() => setTaking(true)}>
              {t('teaching.reviews.removeReply')}
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        danger
        open={isTaking}
        onClose={() => setTaking(false)}
        onConfirm={takeBack}
        title={t('teaching.reviews.removeReplyTitle')}
        description={t('teaching.reviews.removeReplyText')}
        confirmLabel={t('teaching.reviews.removeReply')}
        cancelLabel={t('controls.cancel')}
        closeLabel={t('common.close')}
      />
    </form>
  );
}

/** Publishes a reply; a removed one can be restored from the toast. */
function useReply(review: TaughtReview, onSent: () => void, onStale: (now: TaughtReview) => void) {
  const { t } = useTranslation();
  const api = useApi();
  const revalidate = useRevalidate();
  const { review_id: id, reply: before } = review;
  const send = (reply: string, version?: number) =>
    api.send(teachingCalls.reply, {
      params: { id },
      body: { reply, ...(version !== undefined && { version }) },
    });

  async function putBack() {
    const { msg } = await send(before ?? '');
    await revalidate();
    toast({ text: msg });
  }
  return useAction(
    async (reply: string) => {
      const { msg } = await send(reply, review.version);
      onSent();
      const undo = { label: t('teaching.reviews.restoreReply'), onPress: () => void putBack() };
      toast({ text: msg, ...(reply === '' && { action: undo }) });
      return true;
    },
    {
      onError: (error) => {
        if (!(error instanceof ApiError) || error.code !== 'STALE_VERSION') return false;
        const now = taughtReview.safeParse(error.data).data;
        if (now === undefined) return false;
        onStale(now);
        return true;
      },
    },
  );
}
