import { useId, useState } from 'react';
import {
  PARCEL_LINES,
  type ParcelFate,
  type ParcelReport,
  parcelAdminCalls,
  parcelFate,
} from '#contract/parcels-admin.ts';
import { carriers } from '#domain/carriers.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { ListReport } from '#web/lists/list-report.tsx';
import { ListUpload } from '#web/lists/list-upload.tsx';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';

const toneOf = (fate: ParcelFate): BadgeTone => {
  if (fate === 'shipped') return 'jade';
  return fate === 'same' ? 'plain' : 'clay';
};
const tones = Object.fromEntries(parcelFate.options.map((fate) => [fate, toneOf(fate)])) as Record<
  ParcelFate,
  BadgeTone
>;

/** Ships parcels by a list of tracking numbers: first checked, then carried out. */
export function ParcelImport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const api = useApi();
  const suggestions = useId();
  const [carrier, setCarrier] = useState('');
  const [problem, setProblem] = useState<string>();
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('admin.economy.parcels.title')}
      description={t('admin.economy.parcels.text')}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <ListUpload
        label={t('admin.economy.parcels.list')}
        hint={t('admin.economy.parcels.listHint', { limit: number(PARCEL_LINES) })}
        field="list"
        onRefused={({ carrier: refused }) => {
          setProblem(refused);
          return refused !== undefined;
        }}
        fields={
          <Field
            label={t('admin.economy.parcels.carrier')}
            hint={t('admin.economy.parcels.carrierHint')}
            mark={t('controls.optional')}
            error={problem}
          >
            <TextInput
              autoComplete="off"
              list={suggestions}
              value={carrier}
              onChange={({ currentTarget }) => setCarrier(currentTarget.value)}
            />
          </Field>
        }
        send={(list, isDryRun) =>
          api.send(parcelAdminCalls.shipParcels, { body: { list, carrier, dry_run: isDryRun } })
        }
      >
        {(report, onShip, busy) => <ParcelOutcome report={report} onShip={onShip} busy={busy} />}
      </ListUpload>
      <datalist id={suggestions}>
        {carriers.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </Dialog>
  );
}

interface ParcelOutcomeProps {
  report: ParcelReport;
  /** Ships the parcels that were checked; null once they are. */
  onShip: (() => void) | null;
  busy: boolean;
}

/** What a list of tracking numbers would do, or has done. */
function ParcelOutcome({ report, onShip, busy }: ParcelOutcomeProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const count = report.counts.shipped ?? 0;
  return (
    <ListReport
      report={report}
      fates={parcelFate.options}
      tones={tones}
      labelOf={(fate) =>
        fate === 'shipped' && !report.dry_run
          ? t('admin.economy.parcels.done')
          : t(`admin.economy.parcels.fates.${fate}`)
      }
      columns={[
        {
          id: 'request',
          header: t('admin.economy.parcels.request'),
          cell: ({ request, recipient }) => (
            <p className="break-all">
              {recipient === null ? request : `${request} · ${recipient}`}
            </p>
          ),
        },
        {
          id: 'tracking',
          header: t('admin.economy.parcels.tracking'),
          cell: ({ tracking_number: tracking, carrier }) => (
            <p className="break-all">
              <span className="font-mono">{tracking}</span>
              {carrier !== '' && <span className="text-sm text-soft"> {carrier}</span>}
            </p>
          ),
        },
      ]}
      nothing={t('admin.economy.parcels.nothing')}
      action={
        onShip !== null && count > 0
          ? {
              label: t('admin.economy.parcels.ship', { count, shown: number(count) }),
              busy,
              onRun: onShip,
            }
          : null
      }
    />
  );
}
