import { useLocation } from 'react-router';
import type { LessonDetail } from '#contract/learning.ts';
import { loginPath } from '#web/lib/redirect-path.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Lock } from '#web/ui/icons.tsx';
import { Landscape } from '#web/ui/landscape.tsx';
import { Points } from '#web/ui/points.tsx';

/** What a locked lesson is called: where points open it, logging in alone does not. */
export function lockTitle(locked: LessonDetail['locked'], pointsRequired: number) {
  if (locked !== 'login') return 'redeemTitle';
  return pointsRequired > 0 ? 'pointsTitle' : 'loginTitle';
}

/** Shown in place of a locked lesson: why it is locked, and what unlocks it. */
export function LessonLock({ content }: { content: LessonDetail }) {
  const { t } = useTranslation();
  const { points } = useSiteData();
  const here = useLocation();
  const coursePath = `/courses/${content.course_id}`;
  const isLogin = content.locked === 'login';
  const need = content.course.points_required;
  const loginText =
    need > 0 ? t('learning.lock.loginPoints', { points: need }) : t('learning.lock.loginText');
  const text = isLogin ? loginText : t('learning.lock.redeemText');
  return (
    <Card className="overflow-hidden text-center">
      <div className="relative">
        <Landscape
          seed={content.course_id}
          level={2}
          format="wide"
          className="h-40 w-full opacity-60 sm:h-48"
        />
        <span className="absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-raised text-porcelain shadow-lift">
          <Lock aria-hidden="true" className="size-7" />
        </span>
      </div>
      <div className="grid justify-items-center px-6 pt-6 pb-9">
        <h2 className="text-2xl">{t(`learning.lock.${lockTitle(content.locked, need)}`)}</h2>
        <p className="measure mt-3 text-balance text-soft">{text}</p>
        {need > 0 && (
          <p className="mt-4 flex flex-wrap items-center justify-center gap-x-4 gap-y-1">
            <Points amount={need} size="lg" label={t('common.points', { count: need })} />
            {!isLogin && points !== null && (
              <span className="text-sm text-soft">
                {points >= need
                  ? t('learning.lock.balance', { have: points.toString() })
                  : t('courses.redeem.missing', { have: points, missing: need - points })}
              </span>
            )}
          </p>
        )}
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {isLogin ? (
            <>
              <LinkButton to={loginPath(here)}>{t('layout.login')}</LinkButton>
              <LinkButton to={coursePath} variant="secondary">
                {t('learning.lock.toCourse')}
              </LinkButton>
            </>
          ) : (
            <LinkButton to={coursePath}>{t('learning.lock.redeem')}</LinkButton>
          )}
        </div>
      </div>
    </Card>
  );
}
