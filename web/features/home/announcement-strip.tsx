import { STREAK_DAYS } from '#domain/sign-in-streak.ts';
import { DailySignIn, type SignInState } from '#web/features/points/daily-sign-in.tsx';
import { usePick } from '#web/lib/pick.tsx';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { CalendarCheck, Megaphone } from '#web/ui/icons.tsx';

/** What is new, and the daily check-in. */
export function AnnouncementStrip({ signIn }: { signIn: SignInState | null }) {
  const { t } = useTranslation();
  const { site, user } = useSiteData();
  const announcement = usePick()(site.announcement, site.announcement_zh);
  return (
    <div className="shell relative z-10 -mt-6">
      <div className="grid grid-cols-1 gap-px overflow-hidden rounded-lg bg-line shadow-float ring-1 ring-line lg:grid-cols-2">
        {announcement.text && (
          <section aria-labelledby="announcement" className="flex gap-4 bg-raised p-5 sm:p-6">
            <Megaphone aria-hidden="true" className="mt-1 size-6 shrink-0 text-porcelain" />
            <div>
              <h2 id="announcement" className="text-lg">
                {t('home.announcement')}
              </h2>
              <p className="mt-1 text-soft" lang={announcement.lang}>
                {announcement.text}
              </p>
            </div>
          </section>
        )}
        <section aria-labelledby="sign-in" className="flex gap-4 bg-raised p-5 sm:p-6">
          <CalendarCheck aria-hidden="true" className="mt-1 size-6 shrink-0 text-porcelain" />
          {user !== null && signIn !== null ? (
            <DailySignIn state={signIn}>
              <SignInHeading />
            </DailySignIn>
          ) : (
            <div className="flex grow flex-wrap items-center gap-x-6 gap-y-3">
              <div className="min-w-[min(12rem,100%)] grow basis-0">
                <SignInHeading />
                <p className="mt-1 text-soft">
                  {user === null
                    ? t('home.signIn.guestText')
                    : t('checkIn.start', { days: STREAK_DAYS })}
                </p>
              </div>
              {user === null && (
                <LinkButton to="/auth/login" variant="secondary">
                  {t('home.signIn.guestAction')}
                </LinkButton>
              )}
            </div>
          )}
        </section>
      </div>
    </div>
  );
}

function SignInHeading() {
  const { t } = useTranslation();
  return (
    <h2 id="sign-in" className="text-lg">
      {t('checkIn.title')}
    </h2>
  );
}
