import type { ReactNode } from 'react';
import type { AdminUserDetail } from '#contract/admin-user.ts';
import { useFormat } from '#web/lib/format.ts';
import { useMay } from '#web/lib/may.ts';
import { Bilingual } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Link } from '#web/ui/link.tsx';
import { PersonPart } from './person-part.tsx';

const linkClass = 'link inline-flex min-h-11 items-center';

/** Figures, times, their invitation, whom they invited, and their teacher record. */
export function PersonFacts({ person }: { person: AdminUserDetail }) {
  const { t } = useTranslation();
  const format = useFormat();
  const may = useMay();
  const { own_code: own, brought, teacher, last_seen_at: seen } = person;
  return (
    <PersonPart title={t('admin.accounts.person.facts')}>
      <dl className="grid items-baseline gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
        <Fact label={t('admin.accounts.person.number')}>{person.user_id}</Fact>
        <Fact label={t('admin.accounts.person.language')}>
          {t(`admin.accounts.languages.${person.language_preference}`)}
        </Fact>
        <Fact label={t('admin.accounts.person.joined')}>{format.dateTime(person.created_at)}</Fact>
        <Fact label={t('admin.accounts.person.seen')}>
          {seen === null ? t('admin.accounts.never') : format.dateTime(seen)}
        </Fact>
        <Fact label={t('admin.accounts.person.invitedBy')}>
          <CameWith came={person.came_with} />
        </Fact>
        {own !== null && may('accounts') && (
          <Fact label={t('admin.accounts.person.ownCode')}>
            <Link
              to={`/admin/invitations?edit=${own.invitation_code_id}`}
              className={`${linkClass} font-mono`}
            >
              {own.code}
            </Link>
          </Fact>
        )}
        <Fact label={t('admin.accounts.person.invited')}>
          {brought.count === 0 ? (
            t('admin.accounts.person.invitedNobody')
          ) : (
            <>
              <span>{t('admin.accounts.person.invitedCount', { count: brought.count })}</span>
              <ul className="flex flex-wrap gap-x-4">
                {brought.list.map(({ user_id, name }) => (
                  <li key={user_id}>
                    <Link to={`/admin/users/${user_id}`} className={linkClass}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Fact>
        {may('courses') && (teacher !== null || person.role !== 'student') && (
          <Fact label={t('admin.accounts.person.teacher')}>
            {teacher === null ? (
              <>
                <span>{t('admin.accounts.person.noTeacher')}</span>
                <Link
                  to={`/admin/teachers?edit=new&account=${encodeURIComponent(person.email)}`}
                  className={`${linkClass} ml-2`}
                >
                  {t('admin.accounts.person.addTeacher')}
                </Link>
              </>
            ) : (
              <Link to={`/admin/teachers?edit=${teacher.teacher_id}`} className={linkClass}>
                <Bilingual en={teacher.name} zh={teacher.name_zh} />
              </Link>
            )}
          </Fact>
        )}
        <Fact label={t('admin.accounts.person.submissions')}>
          {t('admin.accounts.person.submissionCount', {
            count: person.submission_count,
            waiting: person.ungraded_count,
          })}
        </Fact>
      </dl>
    </PersonPart>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-sm text-soft sm:py-2.5">{label}</dt>
      <dd className="min-w-0 max-sm:mb-2 sm:py-2">{children}</dd>
    </>
  );
}

function CameWith({ came }: { came: AdminUserDetail['came_with'] }) {
  const { t } = useTranslation();
  if (came === null) return t('admin.accounts.person.byAcademy');
  const { invitation_code_id: id, code, owner } = came;
  return (
    <Link
      to={owner === null ? `/admin/invitations?edit=${id}` : `/admin/users/${owner.user_id}`}
      className={linkClass}
    >
      {owner === null ? code : t('admin.accounts.person.codeOf', { code, name: owner.name })}
    </Link>
  );
}
