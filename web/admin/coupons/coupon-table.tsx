import { Archive, CalendarClock, CircleCheck, Clock, Pencil, UsersRound } from 'lucide-react';
import { type AdminCoupon, couponAdminCalls } from '#contract/coupons-admin.ts';
import { academyDay } from '#domain/academy-day.ts';
import type { CouponState } from '#domain/coupon.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { ArchiveButton } from '#web/lists/archive-button.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Table } from '#web/ui/table.tsx';

const looks = {
  active: ['jade', CircleCheck],
  scheduled: ['porcelain', CalendarClock],
  expired: ['clay', Clock],
  used_up: ['clay', UsersRound],
  archived: ['plain', Archive],
} as const satisfies Record<CouponState, readonly [BadgeTone, unknown]>;

/** Whether a coupon can be used, and if not, why. */
export function CouponStateBadge({ state }: Pick<AdminCoupon, 'state'>) {
  const { t } = useTranslation();
  const [tone, Sign] = looks[state];
  return (
    <Badge tone={tone} icon={<Sign aria-hidden="true" className="size-3.5" />}>
      {t(`admin.coupons.states.${state}`)}
    </Badge>
  );
}

interface CouponTableProps {
  coupons: readonly AdminCoupon[];
  hrefFor: (id: number) => string;
}

/** The coupons, one a row. */
export function CouponTable({ coupons, hrefFor }: CouponTableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Table
      caption={t('admin.titles.Coupons')}
      rows={coupons}
      keyOf={({ coupon_id }) => coupon_id}
      columns={[
        {
          id: 'code',
          header: t('admin.coupons.columns.code'),
          lead: true,
          cell: (coupon) => <Code coupon={coupon} href={hrefFor(coupon.coupon_id)} />,
        },
        {
          id: 'discount',
          header: t('admin.coupons.columns.discount'),
          cell: (coupon) => (
            <span className="font-semibold whitespace-nowrap">
              <Discount coupon={coupon} />
            </span>
          ),
        },
        {
          id: 'courses',
          header: t('admin.coupons.columns.courses'),
          cell: ({ course_ids: { length: count } }) =>
            count === 0 ? (
              <span className="text-soft">{t('admin.coupons.allCourses')}</span>
            ) : (
              t('admin.coupons.courseCount', { count })
            ),
        },
        {
          id: 'period',
          header: t('admin.coupons.columns.period'),
          cell: (coupon) => <Period coupon={coupon} />,
        },
        {
          id: 'used',
          header: t('admin.coupons.columns.used'),
          align: 'end',
          cell: ({ used_count: used, max_uses: max }) =>
            max === null
              ? format.number(used)
              : t('admin.coupons.usedOf', { used: format.number(used), max: format.number(max) }),
        },
        {
          id: 'state',
          header: t('admin.coupons.columns.state'),
          cell: ({ state }) => <CouponStateBadge state={state} />,
        },
        {
          id: 'actions',
          header: t('admin.coupons.columns.actions'),
          hideHeader: true,
          align: 'end',
          cell: (coupon) => <Actions coupon={coupon} href={hrefFor(coupon.coupon_id)} />,
        },
      ]}
    />
  );
}

interface CouponProps {
  coupon: AdminCoupon;
}

function Code({ coupon, href }: CouponProps & { href: string }) {
  const { t } = useTranslation();
  const { code, note, owner, state } = coupon;
  const about = [owner && t('admin.coupons.ownedBy', { name: owner.name }), note];
  return (
    <div className="min-w-0">
      {state === 'archived' ? (
        <span className="font-mono break-all">{code}</span>
      ) : (
        <Link
          to={href}
          className="inline-flex min-h-11 items-center font-mono font-medium break-all text-ink no-underline hover:underline md:min-h-0"
        >
          {code}
        </Link>
      )}
      {(note !== '' || owner !== null) && (
        <p className="max-w-sm text-sm break-words text-soft" dir="auto">
          {about.filter(Boolean).join(' · ')}
        </p>
      )}
    </div>
  );
}

function Discount({ coupon: { percent, amount, currency } }: CouponProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return amount === null || currency === null
    ? t('admin.coupons.percentOff', { percent: percent ?? 0 })
    : t('admin.coupons.amountOff', { amount: format.price(amount, currency) });
}

/** The first and the last day, in the academy's time zone. */
function Period({ coupon: { starts_at: start, ends_at: end } }: CouponProps) {
  const { t } = useTranslation();
  const { site } = useSiteData();
  const dayOf = (at: string) => academyDay(new Date(at), site.time_zone);
  if (start === null && end === null) {
    return <span className="text-soft">{t('admin.coupons.noEnd')}</span>;
  }
  return (
    <>
      {start !== null && (
        <span className="block whitespace-nowrap">
          {t('admin.coupons.from', { day: dayOf(start) })}
        </span>
      )}
      {end !== null && (
        <span className="block whitespace-nowrap">
          {t('admin.coupons.until', { day: dayOf(end) })}
        </span>
      )}
    </>
  );
}

function Actions({ coupon, href }: CouponProps & { href: string }) {
  const { t } = useTranslation();
  const api = useApi();
  const { code, coupon_id: id, state } = coupon;
  const isArchived = state === 'archived';
  return (
    <div className="flex flex-wrap justify-end">
      {!isArchived && (
        <>
          <CopyButton
            size="sm"
            variant="quiet"
            className="min-h-11"
            text={code}
            label={
              <>
                {t('admin.coupons.copy')}
                <span className="sr-only"> {code}</span>
              </>
            }
            copiedLabel={t('admin.copied')}
          />
          <Link
            to={href}
            aria-label={t('admin.coupons.editNamed', { code })}
            title={t('controls.edit')}
            className={`${buttonClass('quiet', 'sm')} min-h-11 min-w-11`}
          >
            <Pencil aria-hidden="true" className="size-5" />
          </Link>
        </>
      )}
      <ArchiveButton
        name={code}
        text={t('admin.coupons.archiveText')}
        isArchived={isArchived}
        archive={() => api.send(couponAdminCalls.delete, { params: { id } })}
        restore={() => api.send(couponAdminCalls.restore, { params: { id } })}
      />
    </div>
  );
}
