import { useState } from 'react';
import { type CardDeniedReason, cardDeniedReason } from '#domain/course-access.ts';
import { LoginDialog } from '#web/features/accounts/login-dialog.tsx';
import { useFormat } from '#web/lib/format.ts';
import { mayDo } from '#web/lib/may.ts';
import { Bilingual, usePick } from '#web/lib/pick.tsx';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { BookCheck, Clock, Heart, Lock, Star } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link.tsx';
import { Points } from '#web/ui/points.tsx';
import { CourseCover } from './course-cover.tsx';
import type { CardCourse } from './course-for-card.ts';

interface CourseCardProps {
  course: CardCourse;
  /** The level of the card’s heading in its page. */
  heading?: 'h2' | 'h3';
}

/** A course in a list. The whole card opens it, or shows why it is locked. */
export function CourseCard({ course, heading: Heading = 'h3' }: CourseCardProps) {
  const { t } = useTranslation();
  const text = usePick();
  const format = useFormat();
  const { user, points } = useSiteData();
  const [deniedReason, setDeniedReason] = useState<CardDeniedReason | null>(null);
  const title = text(course.title, course.title_zh);
  const teacher = text(course.teacher_name, course.teacher_name_zh);
  const path = `/courses/${course.course_id}`;
  const level = course.difficulty_level;
  const isRedeemed = course.is_redeemed_by_user ?? false;
  const isBegun = course.is_begun_by_user === true;

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
        <Heading className="text-xl leading-snug" lang={title.lang}>
          <Link
            to={path}
            prefetch="intent"
            className="card-link"
            onClick={(event) => {
              const found = cardDeniedReason(
                { ...course, is_redeemed_by_user: isRedeemed, is_begun_by_user: isBegun },
                {
                  isGuest: user === null,
                  isAdmin: mayDo(user, 'courses'),
                  have: points,
                },
              );
              if (found === null) return;
              event.preventDefault();
              setDeniedReason(found);
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
              <span className="line-clamp-2 min-w-0">{teacher.text}</span>
            </p>
          )}
          <div className="card-facts mt-3">
            <span className="fact">
              <Clock aria-hidden="true" className="size-4" />
              {format.duration(course.duration)}
            </span>
            {course.rating !== null && (
              <span className="fact">
                <Star aria-hidden="true" className="size-4 fill-porcelain text-porcelain" />
                <span aria-hidden="true">{course.rating.toFixed(1)}</span>
                <span className="sr-only">
                  {t('common.rating', { rating: course.rating.toFixed(1) })}
                </span>
              </span>
            )}
            <span className="ml-auto inline-flex flex-wrap items-center gap-2">
              {course.is_free ? (
                <Badge tone="porcelain">{t('courseCards.free')}</Badge>
              ) : (
                <>
                  {isRedeemed ? (
                    <Badge tone="jade">{t('courseCards.redeemed')}</Badge>
                  ) : isBegun ? null : course.points_required === 0 ? (
                    <span className="fact">
                      <Lock role="img" aria-label={t('courseCards.paid')} className="size-4" />
                      {course.price && format.price(course.price.amount, course.price.currency)}
                    </span>
                  ) : (
                    <span className="fact">
                      <Lock aria-hidden="true" className="size-4" />
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
      {deniedReason !== null && (
        <DeniedDialog
          deniedReason={deniedReason}
          path={path}
          onClose={() => setDeniedReason(null)}
        />
      )}
    </Card>
  );
}

interface DeniedDialogProps {
  deniedReason: CardDeniedReason;
  path: string;
  onClose: () => void;
}

/** Why it is locked, and a link that helps. */
function DeniedDialog({ deniedReason, path, onClose }: DeniedDialogProps) {
  const { t } = useTranslation();
  const detail = (
    <Link to={path} className="link inline-flex min-h-11 items-center">
      {t('courseCards.toDetail')}
    </Link>
  );
  if (deniedReason.kind === 'login') {
    return (
      <LoginDialog
        open
        onClose={onClose}
        title={t('courseCards.loginTitle')}
        text={t('courseCards.loginText')}
        back={path}
      >
        {detail}
      </LoginDialog>
    );
  }
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('courseCards.pointsTitle')}
      description={t('courseCards.pointsText', {
        have: deniedReason.have,
        need: deniedReason.need,
      })}
      footer={
        <LinkButton to="/courses?level=beginner">{t('courseCards.toFreeCourses')}</LinkButton>
      }
    >
      {detail}
    </Dialog>
  );
}
