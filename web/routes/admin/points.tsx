import { useTranslation } from 'react-i18next';
import { pointAdminCalls, pointCalls } from '#contract/points.ts';
import { rewardAdminCalls } from '#contract/rewards.ts';
import { AdminHeading } from '#web/features/admin/admin-heading.tsx';
import { type FoundLearner, LearnerPoints } from '#web/features/admin/learner-points.tsx';
import { LedgerCheck } from '#web/features/admin/ledger-check.tsx';
import { readUserId } from '#web/features/admin/read-user-id.ts';
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

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args);
  const userId = readUserId(args.url.searchParams.get('user'));
  const [rules, ledger, learner] = await Promise.all([
    api.call(pointAdminCalls.rules),
    api.call(pointAdminCalls.ledgerCheck).catch(() => null),
    userId === null ? null : findLearner(api, userId),
  ]);
  return { rules: rules.list, ledger, userId, learner };
}

export default function AdminPoints({ loaderData }: Route.ComponentProps) {
  const { rules, ledger, userId, learner } = loaderData;
  const { t } = useTranslation();
  return (
    <>
      <AdminHeading title={t('titles.AdminPoints')} lead={t('admin.points.lead')} />
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
            pathFor={(params) => {
              const id = readUserId(params.get('user'));
              return id === null ? '/admin/points' : `/admin/points?user=${id}`;
            }}
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
        <RuleTable rules={rules} />
      </div>
    </>
  );
}
