import type { CardDeniedReason } from '#domain/course-card-access.ts';
import { LoginDialog } from '#web/features/accounts/login-dialog.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Link } from '#web/ui/link.tsx';

interface DeniedDialogProps {
  deniedReason: CardDeniedReason;
  path: string;
  onClose: () => void;
}

/** Why a course is locked, and a link that helps. */
export default function DeniedDialog({ deniedReason, path, onClose }: DeniedDialogProps) {
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
