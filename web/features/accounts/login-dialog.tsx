import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { loginPath, registerPath } from '#web/lib/redirect-path.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface LoginDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  text: string;
  /** The page after the login; absent: this page. */
  back?: string;
  /** What is possible without logging in. */
  children?: ReactNode;
}

/** Asks a guest to log in for an action, and returns to it afterwards. */
export function LoginDialog({ open, onClose, title, text, back, children }: LoginDialogProps) {
  const { t } = useTranslation();
  const here = useLocation();
  const place = back === undefined ? here : { pathname: back, search: '' };
  return (
    <Dialog
      open={open}
      size="sm"
      onClose={onClose}
      closeLabel={t('common.close')}
      title={title}
      description={text}
      footer={
        <>
          <LinkButton to={registerPath(place)} variant="secondary">
            {t('layout.register')}
          </LinkButton>
          <LinkButton to={loginPath(place)}>{t('layout.login')}</LinkButton>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
