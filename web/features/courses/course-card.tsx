import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { type CardDeniedReason, cardDeniedReason } from '#domain/course-card-access.ts';
import { formatPrice } from '#domain/format-price.ts';
import { useDuration } from '#web/lib/format-duration.ts';
import { mayDo } from '#web/lib/may.ts';
import { Bilingual, usePick } from '#web/lib/pick.tsx';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { BookCheck, Clock, Heart, Lock, Star } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link.tsx';
import { Points } from '#web/ui/points.tsx';
import { CourseCover } from './course-cover.tsx';
import type { CardCourse } from './course-for-card.ts';

/** Loaded on demand: most cards just open. */
const loadDeniedDialog = () => import('./denied-dialog.tsx');
const DeniedDialog = lazy(loadDeniedDialog);
const prepareDeniedDialog = () => void loadDeniedDialog().catch(() => undefined);

interface CourseCardProps {
  course: CardCourse;
  /** The level of the card’s heading in its page. */
  heading?: 'h2' | 'h3';
}

/** A course in a list. The whole card opens it, or shows why it is locked. */
export function CourseCard({ course, heading: Heading = 'h3' }: CourseCardProps) {
  const { t } = useTranslation();
  const text = usePick();
  const duration = useDuration();
  const { user, points } = useSiteData();
  const navigate = useNavigate();
  const [shownReason, setShownReason] = useState<CardDeniedReason | null>(null);
  const title = text(course.title, course.title_zh);
  const teacher = text(course.teacher_name, course.teacher_name_zh);
  const path = `/courses/${course.course_id}`;
  const level = course.difficulty_level;
  const isRedeemed = course.is_redeemed_by_user ?? false;
  const isBegun = course.is_begun_by_user === true;
  const deniedReason = cardDeniedReason(
    { ...course, is_redeemed_by_user: isRedeemed, is_begun_by_user: isBegun },
    { isGuest: user === null, isAdmin: mayDo(user, 'courses'), have: points },
  );

  return (
    <Card as="article" pressable className="card-tall">
      <div className="relative">
        <CourseCover
          courseId={course.course_id}
          level={level}
          thumbnail={course.thumbnail ?? null}
          motif={course.motif}
        />
        <div className="card-badges">
          <Badge tone="raised">{t(`courseCards.level.${level}`)}</Badge>
          {course.is_read_by_user && (
            <Badge tone="jade" icon={<BookCheck aria-hidden="true" className="size-3.5" />}>
              {t('courseCards.read')}
            </Badge>
          )}
          {course.is_liked_by_user && (
            <span
              role="img"
              aria-label={t('courseCards.liked')}
              className="ml-auto grid size-8 place-items-center rounded-full bg-raised/95 text-seal"
            >
              <Heart aria-hidden="true" className="size-4.5 fill-current" />
            </span>
          )}
        </div>
      </div>
      <div className="card-body">
        <Heading lang={title.lang}>
          <Link
            to={path}
            prefetch="intent"
            className="card-link"
            onPointerEnter={deniedReason === null ? undefined : prepareDeniedDialog}
            onFocus={deniedReason === null ? undefined : prepareDeniedDialog}
            onClick={(event) => {
              if (deniedReason === null) return;
              event.preventDefault();
              loadDeniedDialog().then(
                () => setShownReason(deniedReason),
                // Without its code the page of the course says the same.
                () => navigate(path),
              );
            }}
          >
            {title.text}
          </Link>
        </Heading>
        <Bilingual
          as="p"
          en={course.short_description}
          zh={course.short_description_zh}
          className="card-text"
        />
        <div className="mt-auto pt-5">
          {teacher.text && (
            <p className="card-teacher" lang={teacher.lang}>
              <Avatar name={teacher.text} src={course.teacher_avatar ?? null} className="size-7" />
              <span>{teacher.text}</span>
            </p>
          )}
          <div className="card-facts mt-3">
            <span className="fact">
              <Clock aria-hidden="true" />
              {duration(course.duration)}
            </span>
            {course.rating !== null && (
              <span className="fact">
                <Star aria-hidden="true" className="fill-porcelain text-porcelain" />
                <span aria-hidden="true">{course.rating.toFixed(1)}</span>
                <span className="sr-only">
                  {t('common.rating', { rating: course.rating.toFixed(1) })}
                </span>
              </span>
            )}
            <span className="card-price">
              {course.is_free ? (
                <Badge tone="porcelain">{t('courseCards.free')}</Badge>
              ) : (
                <>
                  {isRedeemed ? (
                    <Badge tone="jade">{t('courseCards.redeemed')}</Badge>
                  ) : isBegun ? null : course.points_required === 0 ? (
                    <span className="fact">
                      <Lock role="img" aria-label={t('courseCards.paid')} />
                      {course.price && (
                        <span>{formatPrice(course.price.amount, course.price.currency)}</span>
                      )}
                    </span>
                  ) : (
                    <span className="fact">
                      <Lock aria-hidden="true" />
                      <Points
                        amount={course.points_required}
                        size="sm"
                        label={t('courseCards.opensFor', { points: course.points_required })}
                      />
                    </span>
                  )}
                  <Points
                    amount={course.points_reward}
                    signed
                    size="sm"
                    label={t('courseCards.earns', { points: course.points_reward })}
                  />
                </>
              )}
            </span>
          </div>
        </div>
      </div>
      {shownReason !== null && (
        <Suspense>
          <DeniedDialog
            deniedReason={shownReason}
            path={path}
            onClose={() => setShownReason(null)}
          />
        </Suspense>
      )}
    </Card>
  );
}
