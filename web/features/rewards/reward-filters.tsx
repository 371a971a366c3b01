import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigate } from 'react-router';
import type { RewardCategory } from '#contract/rewards.ts';
import { cx } from '#web/lib/cx.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useSiteData } from '#web/lib/site-data.ts';
import { Button } from '#web/ui/button.tsx';
import {
  type PointsRange,
  pointsRanges,
  type RewardFilter,
  rangeText,
  readRewardFilter,
  rewardSorts,
  rewardsPath,
} from './reward-filter.ts';

interface RewardFiltersProps {
  filter: RewardFilter;
  categories: readonly RewardCategory[];
}

/** Category, range of points and order: all of it in the address. */
export function RewardFilters({ filter, categories }: RewardFiltersProps) {
  const { t } = useTranslation();
  const text = usePick();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <nav aria-label={t('rewards.filters.categories')}>
        <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0">
          <Chip
            to={rewardsPath({ ...filter, category: null, page: 1 })}
            current={filter.category === null}
          >
            {t('rewards.filters.all')}
          </Chip>
          {categories.map((category) => {
            const name = text(category.name, category.name_zh);
            const id = category.reward_category_id;
            return (
              <Chip
                key={id}
                to={rewardsPath({ ...filter, category: id, page: 1 })}
                current={filter.category === id}
                lang={name.lang}
              >
                {name.text}
                <span className="text-sm opacity-75">{category.reward_count}</span>
              </Chip>
            );
          })}
        </ul>
      </nav>
      <RangeAndOrder filter={filter} />
    </div>
  );
}

interface ChipProps {
  to: string;
  current: boolean;
  lang?: string | undefined;
  children: ReactNode;
}

function Chip({ to, current, lang, children }: ChipProps) {
  return (
    <li className="shrink-0">
      <Link
        to={to}
        lang={lang}
        preventScrollReset
        aria-current={current ? 'true' : undefined}
        className={cx(
          'flex min-h-11 items-center gap-2 rounded-full px-4 whitespace-nowrap no-underline ring-1 transition-colors',
          current
            ? 'bg-wash font-medium text-porcelain ring-porcelain/60'
            : 'text-ink ring-line-strong/50 hover:bg-wash',
        )}
      >
        {children}
      </Link>
    </li>
  );
}

/** A form, so that it works without scripts; with them a choice is enough. */
function RangeAndOrder({ filter }: { filter: RewardFilter }) {
  const { t } = useTranslation();
  const { user } = useSiteData();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const chosen =
    filter.points === null || filter.points === 'mine' ? filter.points : rangeText(filter.points);
  const known = new Set(pointsRanges.map(rangeText));
  const ranges: PointsRange[] = [...pointsRanges];
  // An address may ask for a range of its own; the list then shows it.
  if (filter.points !== null && filter.points !== 'mine' && !known.has(rangeText(filter.points))) {
    ranges.push(filter.points);
  }
  const select =
    'select-chevron min-h-11 w-full rounded-md border border-line-strong/60 bg-raised py-2 pr-10 pl-3.5 text-ink hover:border-porcelain';

  return (
    <Form
      method="get"
      action="/rewards"
      className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap sm:items-center sm:gap-x-6"
      onSubmit={(event) => {
        event.preventDefault();
        const asked = new URLSearchParams();
        for (const [name, value] of new FormData(event.currentTarget)) {
          asked.set(name, String(value));
        }
        void navigate(rewardsPath(readRewardFilter(asked)), { preventScrollReset: true });
      }}
      onChange={(event) => event.currentTarget.requestSubmit()}
    >
      {filter.category !== null && <input type="hidden" name="category" value={filter.category} />}
      <label className="grid gap-1 sm:flex sm:items-center sm:gap-3">
        <span className="text-sm whitespace-nowrap text-soft">{t('rewards.filters.points')}</span>
        <select name="points" key={chosen} defaultValue={chosen ?? ''} className={select}>
          <option value="">{t('rewards.filters.anyPoints')}</option>
          {user !== null && <option value="mine">{t('rewards.filters.mine')}</option>}
          {ranges.map((range) => (
            <option key={rangeText(range)} value={rangeText(range)}>
              {range.most === null
                ? t('rewards.filters.from', { least: range.least })
                : range.least === 0
                  ? t('rewards.filters.upTo', { most: range.most })
                  : t('rewards.filters.between', { least: range.least, most: range.most })}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1 sm:flex sm:items-center sm:gap-3">
        <span className="text-sm whitespace-nowrap text-soft">{t('rewards.filters.sort')}</span>
        <select name="sort" key={filter.sort} defaultValue={filter.sort} className={select}>
          {rewardSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`rewards.filters.sorts.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      {!hydrated && (
        <noscript>
          <Button type="submit" variant="secondary">
            {t('rewards.filters.apply')}
          </Button>
        </noscript>
      )}
    </Form>
  );
}
