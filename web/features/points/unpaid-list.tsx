import type { CallData } from '#contract/call.ts';
import type { pointCalls, UnpaidEarning } from '#contract/points.ts';
import { useFormat } from '#web/lib/format.ts';
import { lessonPath } from '#web/lib/page-paths.ts';
import { Bilingual } from '#web/lib/pick.tsx';
import { Sentences } from '#web/lib/split-sentences.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Link } from '#web/ui/link.tsx';
import { KindIcon } from './kind-icon.tsx';

export type UnpaidEarnings = CallData<typeof pointCalls.unpaid>;

/** What was not paid yet, or not at all, and why; nothing where all of it was. */
export function UnpaidList({ unpaid }: { unpaid: UnpaidEarnings }) {
  const { t } = useTranslation();
  const { list, count, points_owed: owed } = unpaid;
  if (count === 0) return null;
  return (
    <section aria-labelledby="unpaid" className="mb-8">
      <h2 id="unpaid" className="mb-1 text-xl">
        {t('pointsScreens.unpaid.title')}
      </h2>
      {owed > 0 && <p className="text-soft">{t('pointsScreens.unpaid.owed', { count: owed })}</p>}
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {list.map((earning) => (
          <UnpaidItem key={earning.unpaid_earning_id} earning={earning} />
        ))}
      </ul>
      {count > list.length && (
        <p className="mt-2 text-sm text-soft">
          {t('pointsScreens.unpaid.more', { count: count - list.length })}
        </p>
      )}
    </section>
  );
}

function UnpaidItem({ earning }: { earning: UnpaidEarning }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { reason, points, points_paid: paid, missing_seconds: missing } = earning;
  const { course_id, content_id } = earning;
  const description = <Bilingual as="span" en={earning.description} zh={earning.description_zh} />;
  return (
    <li className="flex items-center gap-3 py-2.5">
      <KindIcon kind={earning.kind} className="size-9" />
      <div className="min-w-0 grow">
        <p>
          {content_id !== null && course_id !== null ? (
            <Link to={lessonPath(course_id, content_id)} className="link">
              {description}
            </Link>
          ) : (
            description
          )}
        </p>
        <p className="text-sm text-soft">
          <time dateTime={earning.happened_at}>{format.dateTime(earning.happened_at)}</time>
          {' · '}
          <Sentences
            parts={[
              t(`pointsScreens.unpaid.reasons.${reason}`),
              missing !== null &&
                missing > 0 &&
                t('pointsScreens.unpaid.missing', { count: Math.ceil(missing / 60) }),
            ]}
          />
        </p>
      </div>
      <p className="shrink-0 text-right text-sm text-soft">
        {paid > 0
          ? t('pointsScreens.unpaid.partPaid', {
              paid: format.number(paid),
              points: format.number(points),
            })
          : t('common.points', { count: points })}
      </p>
    </li>
  );
}
