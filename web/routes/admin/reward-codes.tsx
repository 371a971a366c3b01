import { useState } from 'react';
import { rewardAdminCalls } from '#contract/rewards-admin.ts';
import { rewardCodeAdminCalls } from '#contract/rewards-codes-admin.ts';
import { CodeTable } from '#web/admin/rewards/code-table.tsx';
import { CodeUpload } from '#web/admin/rewards/code-upload.tsx';
import { codesPath } from '#web/admin/rewards/codes-path.ts';
import { rewardViews } from '#web/admin/rewards/reward-list-view.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { idFrom } from '#web/lib/page.ts';
import { usePick } from '#web/lib/pick.tsx';
import { pageFrom } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { usePagerLabels } from '#web/lib/use-pager-labels.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Pager } from '#web/ui/pager.tsx';
import type { Route } from './+types/reward-codes.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args, 'rewards');
  const params = { id: idFrom(args.params.id) };
  const query = { page: pageFrom(args.url.searchParams.get('page')), limit: 50 };
  const [reward, stored] = await Promise.all([
    api.call(rewardAdminCalls.reward, { params }),
    api.call(rewardCodeAdminCalls.codes, { params, query }),
  ]);
  return { reward, stored };
}

/** The codes of a reward: how many there are, a new list, and who has got which. */
export default function AdminRewardCodes({ loaderData }: Route.ComponentProps) {
  const { reward, stored } = loaderData;
  const { t } = useTranslation();
  const text = usePick();
  const format = useFormat();
  const labels = usePagerLabels();
  const { reward_id: id, delivers_code: isCode } = reward;
  const { unused, awaited, delivered } = stored.stock;
  return (
    <>
      <Link to={rewardViews.href({ edit: id })} className="link inline-flex min-h-11 items-center">
        {t('admin.economy.codes.back')}
      </Link>
      <PageHeading
        title={t('admin.titles.RewardCodes')}
        heading={`${text(reward.name, reward.name_zh).text} · ${t('admin.titles.RewardCodes')}`}
        lead={t('admin.economy.codes.lead')}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <dl className="flex flex-wrap gap-x-12 gap-y-4">
          <Figure label={t('admin.economy.codes.unused')} value={format.number(unused)} />
          <Figure label={t('admin.economy.codes.awaited')} value={format.number(awaited)} />
          <Figure label={t('admin.economy.codes.delivered')} value={format.number(delivered)} />
        </dl>
        {isCode ? (
          <CodeUpload rewardId={id} />
        ) : (
          <Notice tone="warning" title={t('admin.economy.codes.notCodes')}>
            {t('admin.economy.codes.notCodesText')}
          </Notice>
        )}
        <section aria-labelledby="stored" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="stored" className="text-xl">
              {t('admin.economy.codes.stored')}
            </h2>
            {isCode && unused > awaited && <RemoveCodes rewardId={id} count={unused - awaited} />}
          </div>
          {stored.list.length === 0 ? (
            <EmptyState seed={id} title={t('admin.economy.codes.emptyTitle')}>
              {t('admin.economy.codes.emptyText')}
            </EmptyState>
          ) : (
            <CodeTable codes={stored.list} />
          )}
          <Pager
            page={stored.page}
            pageCount={Math.ceil(stored.count / stored.limit)}
            hrefFor={(page) => (page === 1 ? codesPath(id) : `${codesPath(id)}?page=${page}`)}
            labels={labels}
          />
        </section>
      </div>
    </>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="font-serif text-3xl tabular-nums">{value}</dd>
    </div>
  );
}

function RemoveCodes({ rewardId, count }: { rewardId: number; count: number }) {
  const { t } = useTranslation();
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const remove = useAction(async () => {
    const { msg } = await api.send(rewardCodeAdminCalls.removeCodes, { params: { id: rewardId } });
    toast({ text: msg });
  });
  return (
    <>
      <Button variant="secondary" size="sm" className="min-h-11" onClick={() => setAsking(true)}>
        {t('admin.economy.codes.remove')}
      </Button>
      <ConfirmDialog
        danger
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.run()}
        title={t('admin.economy.codes.removeTitle')}
        description={t('admin.economy.codes.removeText', { count })}
        confirmLabel={t('admin.economy.codes.remove')}
        cancelLabel={t('controls.cancel')}
        closeLabel={t('common.close')}
      />
    </>
  );
}
