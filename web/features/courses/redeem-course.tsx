import { type ReactNode, useState } from 'react';
import type { CourseDetail } from '#contract/courses.ts';
import type { CourseOffer } from '#domain/course-offer.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Points } from '#web/ui/points.tsx';

interface RedeemCourseProps {
  course: CourseDetail['basic_info'];
  access: Extract<CourseOffer, { kind: 'redeem' }>;
  onRedeemed: () => void;
}

/** Asks for confirmation before points are used, with the remaining balance. */
export function RedeemCourse({ course, access, onRedeemed }: RedeemCourseProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const title = usePick()(course.title, course.title_zh);
  const api = useApi();
  const redeem = useAction(async () => {
    const { courseCalls } = await import('#contract/courses.ts');
    await api.call(courseCalls.redeem, { body: { course_id: course.course_id } });
    onRedeemed();
  });
  const { need, have } = access;
  return (
    <>
      {have !== null && (
        <p className="mt-3 text-soft">{t('courses.redeem.balance', { have: have.toString() })}</p>
      )}
      <Button size="lg" className="mt-5 w-full" onClick={() => setAsking(true)}>
        {t('courses.redeem.action')}
      </Button>
      <noscript>
        <p className="mt-3 text-sm text-soft">{t('courses.needsScripts')}</p>
      </noscript>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => redeem.run()}
        title={t('courses.redeem.confirmTitle')}
        description={
          <>
            <p>
              <span lang={title.lang}>{title.text}</span>
            </p>
            <dl className="mt-4 grid gap-2">
              {have !== null && (
                <Line label={t('courses.redeem.now')}>
                  <Points amount={have} label={t('common.points', { count: have })} />
                </Line>
              )}
              <Line label={t('courses.redeem.cost')}>
                <Points amount={-need} label={t('common.points', { count: need })} />
              </Line>
              {have !== null && (
                <Line label={t('courses.redeem.after')} total>
                  <Points amount={have - need} label={t('common.points', { count: have - need })} />
                </Line>
              )}
            </dl>
          </>
        }
        confirmLabel={t('courses.redeem.confirm')}
        cancelLabel={t('controls.cancel')}
        closeLabel={t('common.close')}
      />
    </>
  );
}

interface LineProps {
  label: string;
  total?: boolean;
  children: ReactNode;
}

function Line({ label, total = false, children }: LineProps) {
  return (
    <div
      className={
        total
          ? 'flex justify-between border-t border-line pt-2 text-ink'
          : 'flex justify-between text-ink'
      }
    >
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
