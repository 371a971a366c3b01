import { CalendarCheck, Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CallData } from '#contract/call.ts';
import type { pointCalls } from '#contract/points.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useSiteData } from '#web/lib/site-data.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';

type SignInState = CallData<typeof pointCalls.signInState>;

/** What is new, and the daily sign-in. */
export function AnnouncementStrip({ signIn }: { signIn: SignInState | null }) {
  const { t } = useTranslation();
  const { site, user } = useSiteData();
  const announcement = usePick()(site.announcement, site.announcement_zh);
  return (
    <div className="shell relative z-10 -mt-6">
      <div className="grid gap-px overflow-hidden rounded-lg bg-line shadow-float ring-1 ring-line lg:grid-cols-2">
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
          <div className="flex grow flex-wrap items-center gap-x-6 gap-y-3">
            <div className="min-w-48 grow basis-0">
              <h2 id="sign-in" className="text-lg">
                {t('home.signIn.title')}
              </h2>
              <p className="mt-1 text-soft">{useSignInText(signIn)}</p>
            </div>
            {user === null ? (
              <LinkButton to="/auth/login" variant="secondary">
                {t('home.signIn.guestAction')}
              </LinkButton>
            ) : (
              signIn !== null && <SignInButton state={signIn} />
            )}
          </div>
        </section>
      </div>
    </div>
  );
}

function useSignInText(state: SignInState | null): string {
  const { t } = useTranslation();
  const { user } = useSiteData();
  if (user === null) return t('home.signIn.guestText');
  if (state === null || state.streak === 0) return t('home.signIn.startText');
  return t('home.signIn.text', { count: state.streak, days: state.next_bonus_in });
}

function SignInButton({ state }: { state: SignInState }) {
  const { t } = useTranslation();
  const api = useApi();
  const signIn = useAction(async () => {
    const { pointCalls } = await import('#contract/points.ts');
    const { pointsEarned } = await api.call(pointCalls.signIn);
    toast(
      pointsEarned > 0
        ? { text: t('home.signIn.earned', { points: pointsEarned }) }
        : { tone: 'info', text: t('home.signIn.already') },
    );
  });
  return (
    <Button
      variant={state.signed_in_today ? 'secondary' : 'primary'}
      busy={signIn.busy}
      onClick={() => signIn.run()}
    >
      {state.signed_in_today ? t('home.signIn.done') : t('home.signIn.action')}
    </Button>
  );
}
