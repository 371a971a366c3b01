import { useTranslation } from 'react-i18next';
import { economyAdminCalls } from '#contract/economy.ts';
import {
  type EarningKind,
  earningKinds,
  type PointRule,
  pointAdminCalls,
  pointCalls,
} from '#contract/points.ts';
import { rewardAdminCalls } from '#contract/rewards.ts';
import { AdminHeading } from '#web/features/admin/admin-heading.tsx';
import { PointsTabs } from '#web/features/admin/economy/points-tabs.tsx';
import { readWhatIf } from '#web/features/admin/economy/what-if-view.ts';
import { type FoundLearner, LearnerPoints } from '#web/features/admin/learner-points.tsx';
import { LedgerCheck } from '#web/features/admin/ledger-check.tsx';
import { readUserId } from '#web/features/admin/read-user-id.ts';
import type { WishedRule } from '#web/features/admin/rule-dialog.tsx';
import { RuleTable } from '#web/features/admin/rule-table.tsx';
import type { ApiClient } from '#web/lib/api.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';
import { FilterForm } from '#web/ui/filter-form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/points.ts';

const LATEST_SHOWN = 8;

/** A learner by number; null where there is none. */
async function findLearner(api: ApiClient, user_id: number): Promise<FoundLearner | null> {
  try {
    const [balance, history, requests] = await Promise.all([
      api.call(pointCalls.balance, { query: { user_id } }),
      api.call(pointCalls.history, { query: { user_id, limit: LATEST_SHOWN } }),
      // Their latest request knows their name.
      api.call(rewardAdminCalls.redemptions, { query: { user_id, sort: 'newest', limit: 1 } }),
    ]);
    const [request] = requests.list;
    return {
      balance,
      entries: history.list,
      name: request?.user_name ?? null,
      email: request?.user_email ?? null,
    };
  } catch {
    return null;
  }
}

/** What a link from “what if” asks the rule's form to begin with. */
function wishedRule(params: URLSearchParams, rule: PointRule): WishedRule | null {
  if (!params.has('amount') && !params.has('cap')) return null;
  const asked = readWhatIf(params, [rule])?.supposed;
  return asked ? { amount: asked.amount ?? rule.amount, daily_cap: asked.daily_cap ?? null } : null;
}

function pointsPath(userId: number | null, kind: EarningKind | null): string {
  const query = new URLSearchParams();
  if (userId !== null) query.set('user', String(userId));
  if (kind !== null) query.set('rule', kind);
  return query.size === 0 ? '/admin/points' : `/admin/points?${query}`;
}

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args);
  const params = args.url.searchParams;
  const userId = readUserId(params.get('user'));
  const kind = earningKinds.find((one) => one === params.get('rule'));
  const [rules, ledger, learner, history] = await Promise.all([
    api.call(pointAdminCalls.rules),
    api.call(pointAdminCalls.ledgerCheck).catch(() => null),
    userId === null ? null : findLearner(api, userId),
    kind && api.call(economyAdminCalls.ruleHistory, { params: { kind } }),
  ]);
  const rule = rules.list.find((one) => one.kind === kind);
  const open = rule && history ? { rule, wished: wishedRule(params, rule), history } : null;
  return { rules: rules.list, ledger, userId, learner, open };
}

export default function AdminPoints({ loaderData }: Route.ComponentProps) {
  const { rules, ledger, userId, learner, open } = loaderData;
  const { t } = useTranslation();
  return (
    <>
      <AdminHeading title={t('titles.AdminPoints')} lead={t('admin.points.lead')} />
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
          className="rounded-lg bg-raised p-5 ring-1 ring-line sm:p-6"
        >
          <h2 id="adjust-title" className="text-xl">
            {t('admin.points.adjust.title')}
          </h2>
          <p className="mt-1 text-sm text-soft">{t('admin.points.adjust.text')}</p>
          <FilterForm
            action="/admin/points"
            pathFor={(params) => pointsPath(readUserId(params.get('user')), null)}
            applyLabel={t('admin.filter')}
            className="mt-4 flex flex-wrap items-end gap-3"
          >
            <Field label={t('admin.points.adjust.user')}>
              <TextInput
                key={userId}
                name="user"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={userId ?? ''}
                className="max-w-40"
              />
            </Field>
            <button type="submit" className={buttonClass('secondary')}>
              {t('admin.points.adjust.find')}
            </button>
          </FilterForm>
          {userId !== null && learner === null && (
            <Notice tone="warning" live className="mt-5">
              {t('admin.points.adjust.notFound')}
            </Notice>
          )}
          {learner !== null && <LearnerPoints learner={learner} />}
        </section>
        <RuleTable rules={rules} open={open} pathFor={(kind) => pointsPath(userId, kind)} />
      </div>
    </>
  );
}
