import { Pencil } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { EarningKind, PointRule } from '#contract/points.ts';
import type { RuleChange } from '#contract/points-economy-admin.ts';
import { STREAK_DAYS } from '#domain/sign-in-streak.ts';
import { KindIcon } from '#web/features/points/kind-icon.tsx';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Points } from '#web/ui/points.tsx';
import { Table } from '#web/ui/table.tsx';
import { type RequestedRule, RuleDialog } from './rule-dialog.tsx';

/** The rule in the form, from the address. */
export interface OpenRule {
  rule: PointRule;
  requestedRule: RequestedRule | null;
  history: { list: readonly RuleChange[]; count: number };
}

interface RuleTableProps {
  rules: readonly PointRule[];
  open: OpenRule | null;
  /** The page's address with a rule in the form, or with none. */
  pathFor: (kind: EarningKind | null) => string;
}

/** What each action earns, and a link to change it. */
export function RuleTable({ rules, open, pathFor }: RuleTableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const show = (kind: EarningKind | null) =>
    void navigate(pathFor(kind), { preventScrollReset: true });
  const actionOf = (kind: EarningKind) =>
    t(`pointsScreens.earn.kinds.${kind}`, { days: STREAK_DAYS });

  return (
    <section aria-labelledby="rules" className="scroll-mt-24">
      <h2 id="rules" className="mb-4 text-xl">
        {t('admin.points.rules.title')}
      </h2>
      <Table
        caption={t('admin.points.rules.title')}
        rows={rules}
        keyOf={({ kind }) => kind}
        columns={[
          {
            id: 'action',
            header: t('admin.points.rules.action'),
            lead: true,
            cell: ({ kind }) => (
              <span className="flex items-center gap-3">
                <KindIcon kind={kind} className="size-9" />
                {actionOf(kind)}
              </span>
            ),
          },
          {
            id: 'amount',
            header: t('admin.points.rules.amount'),
            align: 'end',
            cell: ({ amount }) =>
              amount === null ? (
                <span className="text-sm text-soft">{t('admin.points.rules.ofSubject')}</span>
              ) : (
                <Points amount={amount} label={t('common.points', { count: amount })} />
              ),
          },
          {
            id: 'cap',
            header: t('admin.points.rules.cap'),
            align: 'end',
            cell: ({ daily_cap, shares_cap_with: others }) => (
              <>
                {daily_cap === null ? (
                  <span className="text-soft">{t('admin.points.rules.noCap')}</span>
                ) : (
                  <span>{format.number(daily_cap)}</span>
                )}
                {others.length > 0 && (
                  <span className="block text-sm text-soft">
                    {t('admin.points.rules.together', { others: others.map(actionOf).join(' · ') })}
                  </span>
                )}
              </>
            ),
          },
          {
            id: 'expiry',
            header: t('admin.points.rules.expiry'),
            align: 'end',
            cell: ({ expires_after_days: days }) =>
              days === null ? (
                <span className="text-soft">{t('admin.points.rules.never')}</span>
              ) : (
                t('admin.points.rules.days', { count: days })
              ),
          },
          {
            id: 'state',
            header: t('admin.points.rules.state'),
            cell: ({ is_active }) => (
              <Badge tone={is_active ? 'jade' : 'plain'}>
                {t(is_active ? 'admin.points.rules.on' : 'admin.points.rules.off')}
              </Badge>
            ),
          },
          {
            id: 'edit',
            header: t('controls.edit'),
            hideHeader: true,
            align: 'end',
            cell: (rule) => (
              <IconButton
                label={t('admin.points.rules.editNamed', { action: actionOf(rule.kind) })}
                icon={<Pencil aria-hidden="true" className="size-5" />}
                onClick={() => show(rule.kind)}
              />
            ),
          },
        ]}
      />
      {open !== null && (
        <RuleDialog
          key={open.rule.kind}
          {...open}
          action={actionOf(open.rule.kind)}
          sharedWith={open.rule.shares_cap_with.map(actionOf).join(' · ')}
          onClose={() => show(null)}
        />
      )}
    </section>
  );
}
