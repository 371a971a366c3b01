import { useTranslation } from 'react-i18next';
import type { AdminUserDetail } from '#contract/users-admin.ts';
import { useFormat } from '#web/lib/format.ts';
import { auditWord } from './audit-word.ts';
import { PersonPart } from './person-part.tsx';

/** What admins did with the account, the latest first. */
export function PersonAudit({ audit }: Pick<AdminUserDetail, 'audit'>) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <PersonPart title={t('desk.people.person.history')}>
      {audit.length === 0 ? (
        <p className="text-soft">{t('desk.people.person.noHistory')}</p>
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {audit.map((line) => {
            const word = auditWord(line.action);
            return (
              <li key={line.audit_id} className="py-2">
                <p>
                  {word === 'other'
                    ? t('desk.people.actions.other', { action: line.action })
                    : t(`desk.people.actions.${word}`)}
                </p>
                <p className="text-sm text-soft">
                  {t('desk.people.person.by', {
                    name: line.actor_name || t('desk.audit.nobody'),
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
