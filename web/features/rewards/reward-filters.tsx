import type { ReactNode } from 'react';
import type { RewardCategory } from '#contract/rewards.ts';
import { cx } from '#web/lib/cx.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { FilterForm, FilterSelect } from '#web/ui/filter-form.tsx';
import { Link } from '#web/ui/link.tsx';
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

function RangeAndOrder({ filter }: { filter: RewardFilter }) {
  const { t } = useTranslation();
  const { user } = useSiteData();
  const { category, points, sort } = filter;
  const known = new Set(pointsRanges.map(rangeText));
  const ranges: PointsRange[] = [...pointsRanges];
  // An address may contain another range; the list then offers it.
  if (points !== null && points !== 'mine' && !known.has(rangeText(points))) ranges.push(points);

  return (
    <FilterForm
      action="/rewards"
      pathFor={(params) => rewardsPath(readRewardFilter(params))}
      applyLabel={t('rewards.filters.apply')}
      className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap sm:items-center sm:gap-x-6"
    >
      {category !== null && <input type="hidden" name="category" value={category} />}
      <FilterSelect
        name="points"
        label={t('rewards.filters.points')}
        value={points === null || points === 'mine' ? (points ?? '') : rangeText(points)}
      >
        <option value="">{t('rewards.filters.anyPoints')}</option>
        {user !== null && <option value="mine">{t('rewards.filters.mine')}</option>}
        {ranges.map((range) => (
          <option key={rangeText(range)} value={rangeText(range)}>
            <RangeName range={range} />
          </option>
        ))}
      </FilterSelect>
      <FilterSelect name="sort" label={t('rewards.filters.sort')} value={sort}>
        {rewardSorts.map((one) => (
          <option key={one} value={one}>
            {t(`rewards.filters.sorts.${one}`)}
          </option>
        ))}
      </FilterSelect>
    </FilterForm>
  );
}

function RangeName({ range: { least, most } }: { range: PointsRange }) {
  const { t } = useTranslation();
  if (most === null) return t('rewards.filters.from', { least });
  if (least === 0) return t('rewards.filters.upTo', { most });
  return t('rewards.filters.between', { least, most });
}
