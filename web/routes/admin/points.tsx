import { redirect } from 'react-router';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import type { AdminUser } from '#contract/admin-user.ts';
import { type EarningKind, earningKinds, type PointRule, pointCalls } from '#contract/points.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { economyAdminCalls } from '#contract/points-economy-admin.ts';
import { maxLengths } from '#domain/limits.ts';
import { type FoundLearner, LearnerPoints } from '#web/admin/points/learner-points.tsx';
import { LedgerCheck } from '#web/admin/points/ledger-check.tsx';
import { PointsTabs } from '#web/admin/points/points-tabs.tsx';
import { readUserId } from '#web/admin/points/read-user-id.ts';
import type { RequestedRule } from '#web/admin/points/rule-dialog.tsx';
import { RuleTable } from '#web/admin/points/rule-table.tsx';
import { TotalsForm } from '#web/admin/points/totals-form.tsx';
import { readWhatIfView } from '#web/admin/points/what-if-view.ts';
import type { ApiClient } from '#web/lib/api.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';
import { FilterForm } from '#web/ui/filter-form.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Points } from '#web/ui/points.tsx';
import type { Route } from './+types/points.ts';

const LATEST_SHOWN = 8;
const FOUND_SHOWN = 8;

/** A learner by id; null where there is none. */
async function findLearner(api: ApiClient, user_id: number): Promise<FoundLearner | null> {
  try {
    const [{ balance, name, email }, latest, unpaid] = await Promise.all([
      api.call(userAdminCalls.get, { params: { id: user_id } }),
      api.call(economyAdminCalls.entries, { query: { user_id, limit: LATEST_SHOWN } }),
      api.call(pointCalls.unpaid, { query: { user_id } }).catch(() => null),
    ]);
    return { balance, entries: latest.list, unpaid, name, email };
  } catch {
    return null;
  }
}

/** The initial values of the rule's form, from a link of “what if”. */
function requestedRule(params: URLSearchParams, rule: PointRule): RequestedRule | null {
  if (!params.has('amount') && !params.has('cap')) return null;
  const asked = readWhatIfView(params, [rule])?.supposed;
  return asked ? { amount: asked.amount ?? rule.amount, daily_cap: asked.daily_cap ?? null } : null;
}

/** @param user the id of a learner, or a search for one */
function pointsPath(user: string, kind: EarningKind | null): string {
  const query = new URLSearchParams();
  if (user !== '') query.set('user', user);
  if (kind !== null) query.set('rule', kind);
  return query.size === 0 ? '/admin/points' : `/admin/points?${query}`;
}

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args, 'points');
  const params = args.url.searchParams;
  const asked = (params.get('user') ?? '').trim().slice(0, 200);
  const userId = readUserId(asked);
  const isName = asked !== '' && userId === null;
  const kind = earningKinds.find((one) => one === params.get('rule'));
  const [rules, totals, ledger, learner, found, history] = await Promise.all([
    api.call(pointAdminCalls.rules),
    api.call(pointAdminCalls.totals),
    api.call(pointAdminCalls.ledgerCheck).catch(() => null),
    userId === null ? null : findLearner(api, userId),
    isName ? api.call(userAdminCalls.list, { query: { search: asked, limit: FOUND_SHOWN } }) : null,
    kind && api.call(economyAdminCalls.ruleHistory, { params: { kind } }),
  ]);
  const [only] = found?.list ?? [];
  if (only && found?.count === 1)
    throw redirect(`${pointsPath(String(only.user_id), null)}#adjust`);
  const rule = rules.list.find((one) => one.kind === kind);
  const open =
    rule && history ? { rule, requestedRule: requestedRule(params, rule), history } : null;
  return { rules: rules.list, totals, ledger, asked, learner, found, open };
}

export default function AdminPoints({ loaderData }: Route.ComponentProps) {
  const { rules, totals, ledger, asked, learner, found, open } = loaderData;
  const { t } = useTranslation();
  return (
    <>
      <PageHeading title={t('admin.titles.Points')} lead={t('admin.points.lead')} />
      <PointsTabs current="rules" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        {ledger === null ? (
          <Notice tone="warning">{t('admin.loadFailed')}</Notice>
        ) : (
          <LedgerCheck check={ledger} />
        )}
        <section
          id="adjust"
          aria-labelledby="adjust-title"
          className="scroll-mt-24 rounded-lg bg-raised p-5 ring-1 ring-line sm:p-6"
        >
          <h2 id="adjust-title" className="text-xl">
            {t('admin.points.adjust.title')}
          </h2>
          <p className="mt-1 text-sm text-soft">{t('admin.points.adjust.text')}</p>
          <FilterForm
            action="/admin/points"
            pathFor={(params) => `${pointsPath((params.get('user') ?? '').trim(), null)}#adjust`}
            applyLabel={t('admin.filter')}
            className="mt-4 flex flex-wrap items-end gap-3"
          >
            <Field label={t('admin.points.adjust.user')}>
              <TextInput
                key={asked}
                name="user"
                autoComplete="off"
                maxLength={maxLengths.search}
                defaultValue={asked}
                className="sm:w-80"
              />
            </Field>
            <button type="submit" className={buttonClass('secondary')}>
              {t('admin.points.adjust.find')}
            </button>
          </FilterForm>
          {found !== null && found.count > 0 && (
            <FoundPeople people={found.list} count={found.count} />
          )}
          {asked !== '' && learner === null && (found?.count ?? 0) === 0 && (
            <Notice tone="warning" live className="mt-5">
              {t('admin.points.adjust.notFound')}
            </Notice>
          )}
          {learner !== null && <LearnerPoints learner={learner} />}
        </section>
        <RuleTable rules={rules} open={open} pathFor={(kind) => pointsPath(asked, kind)} />
        <TotalsForm key={totals.version} totals={totals} />
      </div>
    </>
  );
}

/** The people who match the search: one of them is selected. */
function FoundPeople({ people, count }: { people: readonly AdminUser[]; count: number }) {
  const { t } = useTranslation();
  return (
    <div className="mt-5">
      <p role="status" className="text-sm text-soft">
        {t('admin.economy.adjust.found', { count })}
      </p>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {people.map(({ user_id: id, name, email, available_points: points }) => (
          <li key={id}>
            <Link
              to={`${pointsPath(String(id), null)}#adjust`}
              className="flex min-h-11 flex-wrap items-center gap-x-4 py-1.5 text-ink no-underline hover:bg-wash"
            >
              <span className="link font-medium">{name}</span>
              <span className="text-sm break-all text-soft">{email}</span>
              <Points
                amount={points}
                label={t('common.points', { count: points })}
                className="ml-auto"
              />
            </Link>
          </li>
        ))}
      </ul>
      {count > people.length && (
        <p className="mt-2 text-sm text-soft">{t('admin.economy.adjust.more')}</p>
      )}
    </div>
  );
}
