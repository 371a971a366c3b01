import { ImportForm } from '#web/admin/accounts/import-form.tsx';
import { peopleViews } from '#web/admin/accounts/user-list-view.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { Route } from './+types/users-import.ts';

export function loader(args: Route.LoaderArgs) {
  requireAdmin(args, 'accounts');
  return null;
}

export default function AdminUserImport() {
  const { t } = useTranslation();
  return (
    <>
      <Link to={peopleViews.path} className="link inline-flex min-h-11 items-center">
        {t('admin.accounts.import.back')}
      </Link>
      <PageHeading
        title={t('admin.titles.UserImport')}
        heading={t('admin.accounts.import.title')}
      />
      <ImportForm />
    </>
  );
}
