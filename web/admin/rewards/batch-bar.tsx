import { Printer } from 'lucide-react';
import { type AdminRedemption, redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import type { RedemptionAction } from '#domain/redemption-status.ts';
import { SaveButton } from '#web/forms/save-button.tsx';
import { useApi } from '#web/lib/browser-api.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { batchActions } from './redemption-queue.ts';

interface BatchBarProps {
  chosen: readonly AdminRedemption[];
  busy: boolean;
  onTransition: (action: RedemptionAction, ids: number[]) => void;
  onClear: () => void;
}

/** The actions on the selected requests; nobody decides about their own. */
export function BatchBar({ chosen, busy, onTransition, onClear }: BatchBarProps) {
  const { t } = useTranslation();
  const ownId = useSiteData().user?.user_id;
  return (
    <div className="sticky bottom-0 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-t-lg border border-b-0 border-line bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float">
      <p role="status" className="mr-2 font-medium">
        {t('admin.redemptions.chosen', { count: chosen.length })}
      </p>
      {batchActions(chosen.filter((row) => row.user_id !== ownId)).map(({ action, ids }, i) => (
        <Button
          key={action}
          size="sm"
          variant={i === 0 ? 'primary' : 'secondary'}
          busy={busy}
          onClick={() => onTransition(action, ids)}
        >
          {t('admin.redemptions.batchAction', {
            action: t(`admin.redemptions.actions.${action}`),
            count: ids.length,
          })}
        </Button>
      ))}
      <ParcelActions chosen={chosen} />
      <Button size="sm" variant="quiet" className="ml-auto" onClick={onClear}>
        {t('admin.redemptions.clearChoice')}
      </Button>
    </div>
  );
}

/** The preparation of parcels: slips to print, a CSV for the courier. */
function ParcelActions({ chosen }: { chosen: readonly AdminRedemption[] }) {
  const { t } = useTranslation();
  const api = useApi();
  const parcels = chosen.filter((row) => row.requires_shipping);
  const ids = parcels.map((row) => row.redemption_id).join(',');
  if (parcels.length === 0) return null;
  return (
    <>
      <LinkButton
        to={`/admin/redemptions/slips?ids=${ids}`}
        size="sm"
        variant="secondary"
        icon={<Printer aria-hidden="true" className="size-4.5" />}
      >
        {t('admin.economy.queue.slips', { count: parcels.length })}
      </LinkButton>
      <SaveButton
        size="sm"
        label={t('admin.economy.queue.exportChosen', { count: parcels.length })}
        done={t('admin.economy.queue.exported')}
        load={() => api.download(redemptionAdminCalls.redemptionsCsv, { query: { ids } })}
      />
    </>
  );
}
