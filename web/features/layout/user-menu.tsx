import { useLocation } from 'react-router';
import { useLogout } from '#web/features/accounts/use-logout.ts';
import { mayDo } from '#web/lib/may.ts';
import { loginPath, registerPath } from '#web/lib/redirect-path.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { BookOpen, LogOut, NotebookPen, Settings2, UserRound } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link.tsx';
import { Menu, menuItemClass } from '#web/ui/menu.tsx';
import { Points } from '#web/ui/points.tsx';

/** The menu of the person who is logged in, or the two links for guests. */
export function UserMenu() {
  const { user, points } = useSiteData();
  const { t } = useTranslation();
  const here = useLocation();
  const logout = useLogout('/');

  if (user === null) {
    return (
      <div className="flex items-center gap-1">
        <LinkButton
          to={loginPath(here)}
          variant="quiet"
          size="sm"
          className="min-h-11 whitespace-nowrap"
        >
          {t('layout.login')}
        </LinkButton>
        <LinkButton
          to={registerPath(here)}
          size="sm"
          className="max-sm:hidden min-h-11 whitespace-nowrap"
        >
          {t('layout.register')}
        </LinkButton>
      </div>
    );
  }

  const name = user.name || user.email;
  return (
    <Menu
      trigger={
        <>
          <span className="sr-only">{t('layout.accountOf', { email: user.email })}</span>
          <Avatar name={name} src={user.avatar} className="size-8" />
          {points !== null && (
            <Points
              amount={points}
              label={t('common.points', { count: points })}
              size="sm"
              className="max-sm:hidden"
            />
          )}
        </>
      }
    >
      <div className="max-w-72 px-3 pt-2 pb-3">
        <p className="truncate font-medium">{name}</p>
        <p className="truncate text-sm text-soft">{user.email}</p>
        {points !== null && (
          <Points amount={points} label={t('common.points', { count: points })} className="mt-1" />
        )}
      </div>
      <div className="border-t border-line pt-1.5">
        <Link to="/profile" className={menuItemClass()}>
          <UserRound aria-hidden="true" className="size-5 text-soft" />
          {t('layout.profile')}
        </Link>
        <Link to="/learning" className={menuItemClass()}>
          <BookOpen aria-hidden="true" className="size-5 text-soft" />
          {t('layout.learning')}
        </Link>
        {(user.role === 'teacher' || mayDo(user, 'courses')) && (
          <Link to="/teach" className={menuItemClass()}>
            <NotebookPen aria-hidden="true" className="size-5 text-soft" />
            {t('layout.teach')}
          </Link>
        )}
        {user.role === 'admin' && (
          <Link to="/admin" className={menuItemClass()}>
            <Settings2 aria-hidden="true" className="size-5 text-soft" />
            {t('layout.admin')}
          </Link>
        )}
        <button type="button" className={menuItemClass()} onClick={logout}>
          <LogOut aria-hidden="true" className="size-5 text-soft" />
          {t('layout.logout')}
        </button>
      </div>
    </Menu>
  );
}
