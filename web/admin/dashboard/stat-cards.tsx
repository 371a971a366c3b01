import {
  ArrowDown,
  ArrowUp,
  BookOpen,
  GraduationCap,
  Minus,
  Presentation,
  Users,
  UsersRound,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { DashboardStats } from '#contract/dashboard-admin.ts';
import { addDays } from '#domain/academy-day.ts';
import { useDayText } from '#web/forms/use-day-text.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Link } from '#web/ui/link.tsx';
import { figurePath, paymentsPath } from './dashboard-view.ts';

/** How far back "active" looks, today included. */
const ACTIVE_DAYS = 30;

interface ChangeProps {
  now: number;
  before: number;
  write: (amount: number) => string;
}

/** The change since the day of comparison: a sign, an amount and its percentage. */
function Change({ now, before, write }: ChangeProps) {
  const { t } = useTranslation();
  // Money has two decimals; further ones are rounding errors.
  const change = Math.round((now - before) * 100) / 100;
  const percent = before > 0 ? Math.round((change / before) * 100) : null;
  if (change === 0) {
    return (
      <span className="inline-flex items-center gap-1 text-soft">
        <Minus aria-hidden="true" className="size-4" />
        {t('admin.dashboard.unchanged')}
      </span>
    );
  }
  const Icon = change > 0 ? ArrowUp : ArrowDown;
  const amount = `${change > 0 ? '+' : '−'}${write(Math.abs(change))}`;
  return (
    <span className="inline-flex items-center gap-1 font-medium text-ink">
      <Icon aria-hidden="true" className="size-4 text-porcelain" />
      {amount}
      {percent !== null && (
        <span className="font-normal text-soft">
          ({change > 0 ? '+' : '−'}
          {Math.abs(percent)}%)
        </span>
      )}
    </span>
  );
}

interface CardProps {
  to: string;
  label: string;
  icon: ReactNode;
  hint?: string;
  children: ReactNode;
}

function Card({ to, label, icon, hint, children }: CardProps) {
  return (
    <li className="relative flex flex-col rounded-lg bg-raised p-5 ring-1 ring-line transition-shadow hover:shadow-lift">
      <div className="flex items-center gap-3">
        <span aria-hidden="true" className="text-porcelain">
          {icon}
        </span>
        <Link
          to={to}
          className="font-medium text-ink no-underline after:absolute after:inset-0 after:rounded-lg"
        >
          {label}
        </Link>
      </div>
      <div className="mt-2 grow">{children}</div>
      {hint !== undefined && <p className="mt-1 text-xs text-soft">{hint}</p>}
    </li>
  );
}

const countCards = [
  { key: 'totalUsers', Icon: Users },
  { key: 'activeUsers', Icon: UsersRound },
  { key: 'totalCourses', Icon: BookOpen },
  { key: 'totalEnrollments', Icon: GraduationCap },
  { key: 'totalTeachers', Icon: Presentation },
] as const;

/** The academy in six figures, each with its change and a link to its rows. */
export function StatCards({ stats }: { stats: DashboardStats }) {
  const { t } = useTranslation();
  const format = useFormat();
  const dayText = useDayText();
  const { cards, today, compared_with: comparedWith } = stats;
  const all = { from: today, to: today };
  const targets = {
    totalUsers: figurePath('total_users', all),
    activeUsers: figurePath('active_users', { from: addDays(today, 1 - ACTIVE_DAYS), to: today }),
    totalCourses: figurePath('total_courses', all),
    totalEnrollments: figurePath('total_enrollments', all),
    totalTeachers: figurePath('total_teachers', all),
  };
  const month = { from: `${today.slice(0, 7)}-01`, to: today };
  const paid = cards.monthlyRevenue.filter(({ value, previous }) => value !== 0 || previous !== 0);
  const shown = paid.length > 0 ? paid : cards.monthlyRevenue.slice(0, 1);
  return (
    <section aria-labelledby="figures">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="figures" className="text-xl">
          {t('admin.dashboard.figures')}
        </h2>
        <p className="text-sm text-soft">
          {t('admin.dashboard.comparedWith', { day: dayText(comparedWith) })}
        </p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3">
        {countCards.map(({ key, Icon }) => (
          <Card
            key={key}
            to={targets[key]}
            label={t(`admin.dashboard.cards.${key}`)}
            icon={<Icon className="size-5" />}
            hint={t(`admin.dashboard.cardHints.${key}`)}
          >
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-serif text-3xl font-semibold text-porcelain">
                {format.number(cards[key].value)}
              </span>
              <span className="text-sm">
                <Change now={cards[key].value} before={cards[key].previous} write={format.number} />
              </span>
            </p>
          </Card>
        ))}
        <Card
          to={paymentsPath(month)}
          label={t('admin.dashboard.cards.monthlyRevenue')}
          icon={<Wallet className="size-5" />}
          hint={t('admin.dashboard.cardHints.monthlyRevenue')}
        >
          {shown.map(({ currency, value, previous }) => (
            <p key={currency} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-serif text-2xl font-semibold text-porcelain">
                {format.price(value, currency)}
              </span>
              <span className="text-sm">
                <Change
                  now={value}
                  before={previous}
                  write={(amount) => format.price(amount, currency)}
                />
              </span>
            </p>
          ))}
        </Card>
      </ul>
    </section>
  );
}
