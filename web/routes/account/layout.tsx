import { Outlet, useLocation } from 'react-router';
import { LanguageMenu } from '#web/features/accounts/language-menu.tsx';
import { ThemeMenu } from '#web/features/accounts/theme-menu.tsx';
import { Brand } from '#web/features/layout/brand.tsx';
import { SkipLink } from '#web/features/layout/skip-link.tsx';
import { Sentences } from '#web/lib/split-sentences.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Landscape } from '#web/ui/landscape.tsx';
import { Link } from '#web/ui/link.tsx';

const AUTH_SEED = 2020;

/** The frame of login, registration and password pages. */
export default function AuthLayout() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  // The redirect is passed on; the token of a mailed link is not.
  const isMailedLink = /^\/auth\/(reset|verify)/.test(pathname);
  const carried = isMailedLink ? '' : search;
  const registering = pathname.startsWith('/auth/register');
  const other = registering
    ? { to: '/auth/login', text: t('accountFrame.haveAccount'), action: t('accountFrame.loginNow') }
    : {
        to: '/auth/register',
        text: t('accountFrame.noAccount'),
        action: t('accountFrame.registerNow'),
      };

  return (
    <div className="grid min-h-dvh lg:grid-cols-[1fr_1.1fr]">
      <SkipLink />
      <div className="flex flex-col">
        <header className="flex items-center justify-between px-4 py-3 sm:px-8">
          <Brand />
          <div className="flex">
            <LanguageMenu />
            <ThemeMenu />
          </div>
        </header>
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto grid w-full max-w-md grow content-start px-4 pt-[clamp(1.5rem,11dvh,8rem)] pb-10 outline-none sm:px-0"
        >
          <Outlet />
          {/* Not at links about an address, whose owner has an account, nor after a provider’s login. */}
          {!/^\/auth\/(verify|email|oidc)/.test(pathname) && (
            <p className="mt-8 text-center text-soft">
              <Sentences
                parts={[
                  other.text,
                  <Link
                    key="way"
                    to={`${other.to}${carried}`}
                    className="link inline-flex min-h-11 items-center font-medium"
                  >
                    {other.action}
                  </Link>,
                ]}
              />
            </p>
          )}
        </main>
        <Landscape
          seed={AUTH_SEED}
          level={4}
          format="strip"
          sky={false}
          className="-mb-px h-24 w-full lg:hidden"
        />
      </div>
      <div aria-hidden="true" className="relative hidden lg:block">
        <Landscape
          seed={AUTH_SEED}
          level={5}
          format="tall"
          warmDisc
          className="absolute inset-0 size-full"
        />
        <p className="absolute inset-x-0 bottom-[7%] px-12 text-center font-serif text-3xl text-white">
          {t('accountFrame.authLine')}
        </p>
      </div>
    </div>
  );
}
