import { useFormat } from '#web/lib/format.ts';
import { SECURITY_PATH } from '#web/lib/page.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** On every page of the admin area: from when two-step login is needed, until it is set up. */
export function SecondFactorNotice() {
  const { t } = useTranslation();
  const format = useFormat();
  const from = useSiteData().notices?.secondFactorFrom ?? null;
  if (from === null) return null;
  return (
    <Notice
      tone="warning"
      className="mb-6"
      title={t('admin.layout.secondFactor.title', { time: format.dateTime(from) })}
      action={
        <Link to={SECURITY_PATH} className={buttonClass('secondary', 'sm')}>
          {t('admin.layout.secondFactor.action')}
        </Link>
      }
    >
      {t('admin.layout.secondFactor.text')}
    </Notice>
  );
}
