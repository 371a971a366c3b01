import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type AdminRedemption, MAX_AT_ONCE } from '#contract/redemptions-admin.ts';
import type { RedemptionAction } from '#domain/redemption-status.ts';
import { ApiError } from '#web/lib/api.ts';
import { useAction } from '#web/lib/browser-api.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { AgreeDialog } from './agree-dialog.tsx';
import { BatchBar } from './batch-bar.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { onQueueKey, useFirstRowKey } from './queue-keys.ts';
import { QueueRow } from './queue-row.tsx';
import { RedemptionDialog } from './redemption-dialog.tsx';
import { chooseRange, type QueueView, queueViews } from './redemption-queue.ts';
import { RejectDialog, ShipDialog } from './transition-dialog.tsx';
import { useFoundRequests } from './use-found-requests.ts';
import {
  type TransitionInput,
  type TransitionOutcome,
  useRedemptionTransitions,
} from './use-redemption-transitions.ts';

interface RedemptionQueueListProps {
  view: QueueView;
  rows: readonly AdminRedemption[];
  /** How many requests the filter finds, on all pages. */
  count: number;
  /** The request that the address opens; null for none. */
  open: AdminRedemption | null;
}

/** A transition that needs a text. */
interface Asked {
  action: 'reject' | 'ship';
  ids: number[];
  parcels: AdminRedemption[];
}

/** The requests of a page: open one, transition it, or transition many. */
export function RedemptionQueueList({ view, rows, count, open }: RedemptionQueueListProps) {
  const navigate = useNavigate();
  const revalidate = useRevalidate();
  const makeTransition = useRedemptionTransitions();
  const [choice, setChoice] = useState<ReadonlySet<number>>(new Set());
  /** The start of a range: the box that was last clicked. */
  const [anchor, setAnchor] = useState<number | null>(null);
  /** The transition whose text is being entered. */
  const [asking, setAsking] = useState<Asked | null>(null);
  /** The parcel that is being corrected, as it was when that began. */
  const [correcting, setCorrecting] = useState<AdminRedemption | null>(null);
  /** The request whose address is being corrected, as it was when that began. */
  const [addressing, setAddressing] = useState<AdminRedemption | null>(null);
  /** The consultation whose time is being agreed, as it was when that began. */
  const [agreeing, setAgreeing] = useState<AdminRedemption | null>(null);
  const [mixed, setMixed] = useState<Pick<MixedResultProps, 'outcome' | 'rows'> | null>(null);
  /** The request whose button is busy. */
  const [working, setWorking] = useState<readonly number[]>([]);

  const list = useFirstRowKey();
  const found = useFoundRequests(view, rows);
  const chosen = found.known.filter((row) => choice.has(row.redemption_id));
  const order = rows.map((row) => row.redemption_id);

  function announce(outcome: TransitionOutcome) {
    setChoice((before) => new Set([...before].filter((id) => !outcome.done.includes(id))));
    // The current rows: the next poll of the queue may return others.
    if (outcome.failed.length > 0) setMixed({ outcome, rows: found.known });
    else toast({ text: outcome.msg });
  }
  /** Another admin changed the request meanwhile: the list is reloaded to show it. */
  async function step(...input: Parameters<typeof makeTransition>) {
    try {
      announce(await makeTransition(...input));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'INVALID_STATE') void revalidate();
      throw error;
    }
  }
  const take = useAction(step);

  /** The transition whose text was entered. */
  async function takeAsked(details: TransitionInput) {
    if (asking === null) return;
    await step(asking.action, asking.ids, details);
    setAsking(null);
    await revalidate();
  }

  async function begin(action: RedemptionAction, ids: number[]) {
    if (action === 'reject' || action === 'ship') {
      // The current rows: a poll meanwhile may have removed some of them.
      const known = new Map(
        [...found.known, ...(open === null ? [] : [open])].map((row) => [row.redemption_id, row]),
      );
      setAsking({ action, ids, parcels: ids.flatMap((id) => known.get(id) ?? []) });
      return;
    }
    setWorking(ids);
    await take.run(action, ids);
    setWorking([]);
  }

  return (
    <>
      {rows.length > 0 && (
        <ChooseAll
          all={rows.length}
          chosen={rows.filter((row) => choice.has(row.redemption_id)).length}
          onChange={(on) => setChoice(new Set(on ? order : []))}
        />
      )}
      {count > rows.length && order.every((id) => choice.has(id)) && (
        <ChooseFound
          count={count}
          chosen={chosen.length}
          load={async () => {
            const all = await found.load();
            setChoice(new Set(all.map((row) => row.redemption_id)));
          }}
        />
      )}
      <ul ref={list} className="mt-1 grid gap-2.5 xl:gap-1.5" onKeyDown={onQueueKey}>
        {rows.map((row) => {
          const id = row.redemption_id;
          return (
            <QueueRow
              key={id}
              redemption={row}
              href={queueViews.href({ ...view, request: id })}
              showStatus={view.status === 'all'}
              chosen={choice.has(id)}
              busy={working.includes(id)}
              onChoose={(on, range) => {
                setChoice(chooseRange(choice, order, { from: range ? anchor : null, to: id, on }));
                setAnchor(id);
              }}
              onTransition={(action) => begin(action, [id])}
            />
          );
        })}
      </ul>
      {chosen.length > 0 && (
        <BatchBar
          chosen={chosen}
          busy={working.length > 1}
          onTransition={begin}
          onClear={() => setChoice(new Set())}
        />
      )}
      {open !== null && (
        <RedemptionDialog
          redemption={open}
          busy={working.includes(open.redemption_id)}
          onTransition={(action) => begin(action, [open.redemption_id])}
          onCorrect={() => setCorrecting(open)}
          onCorrectAddress={() => setAddressing(open)}
          onAgree={() => setAgreeing(open)}
          onClose={() =>
            navigate(queueViews.href({ ...view, request: null }), { preventScrollReset: true })
          }
        />
      )}
      {asking?.action === 'reject' && (
        <RejectDialog
          count={asking.ids.length}
          onClose={() => setAsking(null)}
          onSubmit={takeAsked}
        />
      )}
      {asking?.action === 'ship' && (
        <ShipDialog parcels={asking.parcels} onClose={() => setAsking(null)} onSubmit={takeAsked} />
      )}
      {correcting !== null && (
        <CorrectDialog redemption={correcting} onClose={() => setCorrecting(null)} />
      )}
      {addressing !== null && (
        <AddressDialog redemption={addressing} onClose={() => setAddressing(null)} />
      )}
      {agreeing !== null && <AgreeDialog redemption={agreeing} onClose={() => setAgreeing(null)} />}
      {mixed !== null && <MixedResult {...mixed} onClose={() => setMixed(null)} />}
    </>
  );
}

interface ChooseFoundProps {
  count: number;
  chosen: number;
  load: () => Promise<void>;
}

/** Below a page that is selected as a whole: selects what the filter finds on the other pages too. */
function ChooseFound({ count, chosen, load }: ChooseFoundProps) {
  const { t } = useTranslation();
  const select = useAction(load, { revalidates: false });
  const most = Math.min(count, MAX_AT_ONCE);
  if (chosen >= most) return null;
  return (
    <Button size="sm" variant="quiet" busy={select.busy} onClick={() => void select.run()}>
      {count > MAX_AT_ONCE
        ? t('admin.redemptions.chooseFirst', { most, count })
        : t('admin.redemptions.chooseFound', { count })}
    </Button>
  );
}

interface ChooseAllProps {
  all: number;
  chosen: number;
  onChange: (on: boolean) => void;
}

function ChooseAll({ all, chosen, onChange }: ChooseAllProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = chosen > 0 && chosen < all;
  }, [chosen, all]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6">
      <label className="flex min-h-11 cursor-pointer items-center pl-1">
        <span className="grid size-11 place-items-center">
          <input
            ref={ref}
            type="checkbox"
            className="size-5 accent-solid"
            checked={all > 0 && chosen === all}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
        </span>
        <span className="text-sm text-soft">{t('admin.redemptions.chooseAll')}</span>
      </label>
      <p className="text-sm text-faint pointer-coarse:hidden">{t('admin.redemptions.keys')}</p>
    </div>
  );
}

interface MixedResultProps {
  outcome: TransitionOutcome;
  rows: readonly AdminRedemption[];
  onClose: () => void;
}

/** Some requests made the transition, some could not: which, and why. */
function MixedResult({ outcome, rows, onClose }: MixedResultProps) {
  const { t } = useTranslation();
  const text = usePick();
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('admin.redemptions.result.title')}
      footer={<Button onClick={onClose}>{t('admin.redemptions.dialog.close')}</Button>}
    >
      <p>{outcome.msg}</p>
      <ul className="mt-3 grid gap-2">
        {outcome.failed.map(({ id, msg }) => {
          const row = rows.find(({ redemption_id }) => redemption_id === id);
          const name = row && text(row.reward_name, row.reward_name_zh);
          return (
            <li key={id} className="rounded-md bg-seal-wash px-4 py-3 text-sm">
              <p className="font-medium">
                {t('admin.redemptions.number', { id })}
                {name && <span lang={name.lang}> · {name.text}</span>}
              </p>
              <p>{msg}</p>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
