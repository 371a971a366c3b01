import type { User } from '#contract/accounts.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Landscape } from '#web/ui/landscape.tsx';
import { Points } from '#web/ui/points.tsx';
import { landscapeLevel } from './landscape-level.ts';

interface ProfileHeaderProps {
  user: User;
  coursesCompleted: number;
}

/** The learner's name above their landscape: the more courses completed, the more ridges. */
export function ProfileHeader({ user, coursesCompleted }: ProfileHeaderProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { points } = useSiteData();
  const name = user.name || user.email;
  return (
    <header className="relative overflow-hidden bg-linear-to-b from-sky-top to-sky-low">
      <div className="shell relative flex flex-wrap items-center gap-x-5 gap-y-4 pt-10 pb-1">
        <div className="plate ml-1.5">
          <Avatar name={name} src={user.avatar} className="size-18 sm:size-22" />
        </div>
        <div className="min-w-0 flex-1 basis-56">
          <h1 className="text-3xl">{name}</h1>
          <p className="truncate text-soft">{user.email}</p>
          <p className="text-sm text-soft">
            {t('accounts.profile.memberSince', { day: format.day(user.created_at) })}
          </p>
        </div>
        {points !== null && (
          <p className="flex rounded-lg bg-gold-wash px-5 py-2.5 ring-1 ring-gold-rim/30">
            <Points amount={points} size="lg" label={t('common.points', { count: points })} />
          </p>
        )}
      </div>
      <Landscape
        seed={user.user_id}
        level={landscapeLevel(coursesCompleted)}
        format="strip"
        sky={false}
        eager
        className="-mb-px h-16 w-full sm:h-24"
      />
    </header>
  );
}
