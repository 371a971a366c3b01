import { useState } from 'react';
import type { TaughtReview } from '#contract/teaching.ts';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { ReplyForm } from './reply-form.tsx';

/** A review of a course, and the reply to it. */
export function ReviewCard({ review: listed }: { review: TaughtReview }) {
  /**
   * Called with the current review where somebody else has changed it meanwhile. The list is not
   * reloaded for it, since the card could leave it with what was typed.
   */
  const [late, setLate] = useState<TaughtReview | null>(null);
  const review = late !== null && late.version > listed.version ? late : listed;
  const { t } = useTranslation();
  const format = useFormat();
  const course = usePick()(review.course_title, review.course_title_zh);
  return (
    <Card as="article" className="p-5">
      <div className="flex items-start gap-3">
        <Avatar name={review.user_name} src={review.user_avatar} className="size-10" />
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
            {review.user_name}
            {review.reply === null && <Badge tone="clay">{t('teaching.reviews.open')}</Badge>}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
            <Stars
              value={review.rating}
              label={t('common.rating', { rating: String(review.rating) })}
            />
            <time dateTime={review.updated_at}>{format.dateTime(review.updated_at)}</time>
          </p>
          <Link
            to={`/courses/${review.course_id}`}
            className="link inline-flex min-h-11 items-center text-sm"
            lang={course.lang}
          >
            {course.text}
          </Link>
        </div>
      </div>
      {review.comment === '' ? (
        <p className="mt-1 text-soft">{t('teaching.reviews.noComment')}</p>
      ) : (
        <p className="measure mt-1 whitespace-pre-line break-words" dir="auto">
          {review.comment}
        </p>
      )}
      <ReplyForm
        key={listed.reply ?? ''}
        review={review}
        isStale={late !== null}
        onStale={setLate}
      />
    </Card>
  );
}
