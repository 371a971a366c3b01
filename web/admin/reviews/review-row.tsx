import { Eye, EyeOff, Reply } from 'lucide-react';
import { useState } from 'react';
import { type AdminReview, reviewAdminCalls } from '#contract/reviews-admin.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { cx } from '#web/lib/cx.ts';
import { useFormat } from '#web/lib/format.ts';
import { useMay } from '#web/lib/may.ts';
import { usePick } from '#web/lib/pick.tsx';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { FoldButton } from '#web/lists/fold-button.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { HideDialog } from './hide-dialog.tsx';
import { ReplyDialog } from './reply-dialog.tsx';

interface ReviewRowProps {
  review: AdminReview;
  /** The link to the reviews of this course only; null where the list is that already. */
  courseHref: string | null;
}

/** Who wrote it, with a link for those who may see people. */
function Author({ review, isFolded }: { review: AdminReview; isFolded: boolean }) {
  const look = cx(
    'inline-flex min-h-11 items-center font-medium',
    isFolded && 'xl:block xl:min-h-0 xl:max-w-32 xl:shrink-0 xl:truncate',
  );
  if (!useMay()('people')) return <span className={look}>{review.user_name}</span>;
  return (
    <Link to={`/admin/users/${review.user_id}`} className={cx('link', look)}>
      {review.user_name}
    </Link>
  );
}

/** A review with everything about it, and the actions of an admin. */
export function ReviewRow({ review, courseHref }: ReviewRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const text = usePick();
  const api = useApi();
  const [hiding, setHiding] = useState(false);
  const [replying, setReplying] = useState(false);
  const [isFolded, setFolded] = useState(true);
  const course = text(review.course_title, review.course_title_zh);
  const show = useAction(async () => {
    const { msg } = await api.send(reviewAdminCalls.update, {
      params: { id: review.review_id },
      body: { is_hidden: false, version: review.version },
    });
    toast({ text: msg });
  });
  const replyAction = t(
    review.reply === null ? 'admin.reviews.replyAction' : 'admin.reviews.replyEdit',
  );
  return (
    <article
      className={cx(
        'grid gap-3 rounded-lg bg-raised p-5 ring-1 ring-line',
        isFolded && 'xl:flex xl:items-center xl:px-3 xl:py-0.5',
      )}
    >
      <header
        className={cx('flex flex-wrap items-center gap-x-4 gap-y-2', isFolded && 'xl:contents')}
      >
        <Stars
          value={review.rating}
          label={t('admin.reviews.starCount', { count: review.rating })}
          className={cx('text-lg', isFolded && 'xl:shrink-0 xl:text-base')}
        />
        <Author review={review} isFolded={isFolded} />
        <span className={cx('text-sm text-soft', isFolded && 'xl:hidden')}>
          {review.user_email}
        </span>
        {review.is_hidden && <Badge tone="clay">{t('admin.reviews.hidden')}</Badge>}
        <span
          className={cx(
            'ml-auto text-sm text-soft',
            isFolded && 'xl:order-2 xl:shrink-0 xl:whitespace-nowrap',
          )}
        >
          <time dateTime={review.created_at}>{format.dateTime(review.created_at)}</time>
          {review.updated_at !== review.created_at && (
            <span className={cx(isFolded && 'xl:hidden')}>
              {' '}
              · {t('admin.reviews.edited', { time: format.dateTime(review.updated_at) })}
            </span>
          )}
        </span>
      </header>
      <div
        className={cx(
          'grid gap-3',
          isFolded && 'xl:flex xl:min-w-0 xl:grow xl:overflow-hidden xl:whitespace-nowrap',
        )}
      >
        {review.comment === '' ? (
          <p className="text-soft">{t('admin.reviews.noComment')}</p>
        ) : (
          <p className={cx('measure whitespace-pre-line', isFolded && 'xl:truncate')}>
            {review.comment}
          </p>
        )}
        {review.reply !== null && (
          <div className={cx('measure border-l-3 border-ridge-3 pl-4', isFolded && 'xl:hidden')}>
            <p className="text-sm font-medium text-porcelain">
              {review.replied_by_name === null
                ? t('admin.reviews.reply')
                : t('admin.reviews.replyBy', { name: review.replied_by_name })}
            </p>
            <p className="whitespace-pre-line">{review.reply}</p>
          </div>
        )}
        {review.is_hidden && review.hidden_reason !== '' && (
          <p className="text-sm text-soft">
            {t('admin.reviews.hiddenBecause', { reason: review.hidden_reason })}
          </p>
        )}
      </div>
      <footer
        className={cx(
          'flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-2',
          isFolded && 'xl:order-3 xl:shrink-0 xl:flex-nowrap xl:gap-x-0 xl:border-0 xl:pt-0',
        )}
      >
        <div className={cx('min-w-0 grow', isFolded && 'xl:hidden')}>
          <Link
            to={`/courses/${review.course_id}`}
            lang={course.lang}
            className="link inline-flex min-h-11 items-center"
            title={t('admin.reviews.openCourse')}
          >
            {course.text}
          </Link>
          {courseHref !== null && (
            <Link
              to={courseHref}
              aria-label={t('admin.reviews.courseShown', { course: course.text })}
              className="link ml-4 inline-flex min-h-11 items-center text-sm"
            >
              {t('admin.reviews.onlyCourse')}
            </Link>
          )}
        </div>
        {review.can_reply && (
          <Button
            variant="quiet"
            aria-label={t('admin.reviews.replyNamed', {
              action: replyAction,
              name: review.user_name,
            })}
            icon={<Reply aria-hidden="true" className="size-5" />}
            onClick={() => setReplying(true)}
          >
            {replyAction}
          </Button>
        )}
        {review.is_hidden ? (
          <Button
            variant="quiet"
            busy={show.busy}
            aria-label={t('admin.reviews.showNamed', { name: review.user_name })}
            icon={<Eye aria-hidden="true" className="size-5" />}
            onClick={() => void show.run()}
          >
            {t('admin.reviews.show')}
          </Button>
        ) : (
          <Button
            variant="quiet"
            aria-label={t('admin.reviews.hideNamed', { name: review.user_name })}
            icon={<EyeOff aria-hidden="true" className="size-5" />}
            onClick={() => setHiding(true)}
          >
            {t('admin.reviews.hide')}
          </Button>
        )}
        <FoldButton isFolded={isFolded} onFold={setFolded} />
      </footer>
      {replying && <ReplyDialog review={review} onClose={() => setReplying(false)} />}
      {hiding && <HideDialog review={review} onClose={() => setHiding(false)} />}
    </article>
  );
}
