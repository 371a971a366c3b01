import type { AdminUserDetail } from '#contract/admin-user.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { auditWord } from './audit-text.ts';
import { PersonPart } from './person-part.tsx';

/** What admins did with the account, the latest first. */
export function PersonAudit({ audit }: Pick<AdminUserDetail, 'audit'>) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <PersonPart title={t('admin.accounts.person.history')}>
      {audit.length === 0 ? (
        <p className="text-soft">{t('admin.accounts.person.noHistory')}</p>
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {audit.map((line) => {
            const word = auditWord(line.action);
            return (
              <li key={line.audit_id} className="py-2">
                <p>
                  {word === 'other'
                    ? t('admin.accounts.actions.other', { action: line.action })
                    : t(`admin.accounts.actions.${word}`)}
                </p>
                <p className="text-sm text-soft">
                  {t('admin.accounts.person.by', {
                    name: line.actor_name || t('admin.audit.nobody'),
                    time: format.dateTime(line.at),
                  })}
                </p>
              </li>
            );
          })}
        </ol>
      )}
    </PersonPart>
  );
}
