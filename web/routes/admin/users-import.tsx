import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AdminHeading } from '#web/features/admin/admin-heading.tsx';
import { ImportForm } from '#web/features/admin/people/import-form.tsx';
import { peopleViews } from '#web/features/admin/people/people-view.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import type { Route } from './+types/users-import.ts';

export function loader(args: Route.LoaderArgs) {
  requireAdmin(args);
  return null;
}

export default function AdminUserImport() {
  const { t } = useTranslation();
  return (
    <>
      <Link to={peopleViews.path} className="link inline-flex min-h-11 items-center">
        {t('desk.people.import.back')}
      </Link>
      <AdminHeading title={t('titles.AdminUserImport')} heading={t('desk.people.import.title')} />
      <ImportForm />
    </>
  );
}
