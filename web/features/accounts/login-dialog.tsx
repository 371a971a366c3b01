import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { loginPath } from '#web/lib/redirect-path.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface LoginDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  text: string;
  /** Where the login leads back to; this page without it. */
  back?: string;
  /** What can be done without logging in. */
  children?: ReactNode;
}

/** Asks a guest to log in for what they wanted to do, and brings them back to it. */
export function LoginDialog({ open, onClose, title, text, back, children }: LoginDialogProps) {
  const { t } = useTranslation();
  const here = useLocation();
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
          <LinkButton to="/auth/register" variant="secondary">
            {t('layout.register')}
          </LinkButton>
          <LinkButton to={loginPath(back === undefined ? here : { pathname: back, search: '' })}>
            {t('layout.login')}
          </LinkButton>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
