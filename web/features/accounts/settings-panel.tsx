import type { ReactNode } from 'react';
import type { User } from '#contract/accounts.ts';
import type { PendingEmailChange } from '#contract/email-change.ts';
import type { Passkey } from '#contract/passkeys.ts';
import type { FactorState } from '#contract/second-factor.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { BouncedEmailNotice } from './bounced-email-notice.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { EmailChangePanel } from './email-change-panel.tsx';
import { type Identities, IdentityPanel } from './identity-panel.tsx';
import { LanguageChoices } from './language-menu.tsx';
import { PasskeyPanel } from './passkey-panel.tsx';
import { Reauthentication } from './reauthentication.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { type Session, SessionList } from './session-list.tsx';
import { ThemeChoices } from './theme-menu.tsx';

interface SettingsPanelProps {
  user: User;
  /** null where it did not load, as below. */
  sessions: readonly Session[] | null;
  factor: FactorState | null;
  passkeys: readonly Passkey[] | null;
  identities: Identities | null;
  emailChange: { pending: PendingEmailChange | null } | null;
}

/** Password, email address, second factors and sessions, and the language and theme on this device. */
export function SettingsPanel({
  user,
  sessions,
  factor,
  passkeys,
  identities,
  emailChange,
}: SettingsPanelProps) {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
      <Reauthentication />
      <div className="grid content-start gap-12">
        <Block
          id="password"
          title={t('accounts.settings.password.title')}
          text={t('accounts.settings.password.text')}
        >
          <ChangePasswordForm user={user} />
        </Block>
        <Block
          id="email"
          title={t('accounts.settings.email.title')}
          text={t('accounts.settings.email.text', { email: user.email })}
        >
          <BouncedEmailNotice className="mb-5" />
          {emailChange === null ? (
            <Notice tone="warning">{t('accounts.settings.email.notLoaded')}</Notice>
          ) : (
            <EmailChangePanel user={user} pending={emailChange.pending} />
          )}
        </Block>
      </div>
      <div className="grid content-start gap-12">
        <Block id="second-factor" title={t('secondFactor.title')} text={t('secondFactor.text')}>
          {factor === null ? (
            <Notice tone="warning">{t('secondFactor.failed')}</Notice>
          ) : (
            <SecondFactorPanel user={user} state={factor} />
          )}
        </Block>
        <Block
          id="passkeys"
          title={t('secondFactor.passkeys.title')}
          text={t('secondFactor.passkeys.text')}
        >
          {factor === null || passkeys === null ? (
            <Notice tone="warning">{t('secondFactor.passkeys.failed')}</Notice>
          ) : (
            <PasskeyPanel user={user} factors={factor} passkeys={passkeys} />
          )}
        </Block>
        {(identities === null || identities.provider !== null || identities.list.length > 0) && (
          <Block
            id="identities"
            title={t('oidc.accounts.title')}
            {...(identities?.provider && {
              text: t('oidc.accounts.text', { provider: identities.provider }),
            })}
          >
            {identities === null ? (
              <Notice tone="warning">{t('oidc.accounts.failed')}</Notice>
            ) : (
              <IdentityPanel {...identities} />
            )}
          </Block>
        )}
        <Block id="sessions" title={t('accounts.settings.sessions.title')}>
          {sessions === null ? (
            <Notice tone="warning">{t('accounts.settings.sessions.failed')}</Notice>
          ) : (
            <SessionList sessions={sessions} />
          )}
        </Block>
        <Block
          id="notices"
          title={t('notifications.settings')}
          text={t('notifications.settingsText')}
        >
          <Link to="/notifications/settings" className="link inline-flex min-h-11 items-center">
            {t('notifications.settingsLink')}
          </Link>
        </Block>
        <Block
          id="privacy"
          title={t('pageTitles.Privacy')}
          text={t('accounts.settings.privacyText')}
        >
          <Link to="/profile/privacy" className="link inline-flex min-h-11 items-center">
            {t('accounts.settings.privacyLink')}
          </Link>
        </Block>
        <Block
          id="theme"
          title={t('accounts.settings.theme')}
          text={t('accounts.settings.themeText')}
        >
          <Choices>
            <ThemeChoices />
          </Choices>
        </Block>
        <Block
          id="language"
          title={t('accounts.settings.language')}
          text={t('accounts.settings.languageText')}
        >
          <Choices>
            <LanguageChoices />
          </Choices>
        </Block>
      </div>
    </div>
  );
}

interface BlockProps {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

function Block({ id, title, text, children }: BlockProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {text !== undefined && <p className="mt-1 text-sm text-soft">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}

function Choices({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-1 rounded-lg bg-raised p-1.5 ring-1 ring-line sm:grid-flow-col sm:auto-cols-fr">
      {children}
    </div>
  );
}
