import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import type { AuditLine } from '#contract/audit-admin.ts';
import { earningKinds } from '#contract/points.ts';
import { STREAK_DAYS } from '#domain/sign-in-streak.ts';
import { cx } from '#web/lib/cx.ts';
import { useFormat } from '#web/lib/format.ts';
import { useMay } from '#web/lib/may.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { FoldButton } from '#web/lists/fold-button.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/ui/link.tsx';
import { auditViews } from './audit-view.ts';
import { type FieldChange, listFieldChanges, nameOf } from './changed-fields.ts';
import { recordPath } from './record-path.ts';
import { useAuditTexts } from './use-audit-texts.ts';

/** Only the first fields of a large record are shown; the CSV file has them all. */
const MAX_FIELDS = 40;

/** The number of fields that are left out. */
function More({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count <= MAX_FIELDS) return null;
  return (
    <p className="mt-2 text-sm text-soft">{t('admin.audit.more', { count: count - MAX_FIELDS })}</p>
  );
}

interface ChangesProps {
  /** The type of the record, as the audit calls it. */
  entity: string;
  changes: readonly FieldChange[];
}

/** The changed fields, each with its old and new value. */
function Changes({ entity, changes, isFolded }: ChangesProps & { isFolded: boolean }) {
  const { t } = useTranslation();
  const words = useAuditTexts(entity);
  return (
    <dl
      className={cx(
        'mt-2 grid gap-2 text-sm',
        // The first change, to the end of its line.
        isFolded && 'xl:mt-0 xl:h-6 xl:min-w-0 xl:grow xl:overflow-hidden',
      )}
    >
      {changes.slice(0, MAX_FIELDS).map(({ path, before, after }) => (
        <div
          key={path.join('.')}
          className={cx(
            'grid gap-x-4 gap-y-0.5 sm:grid-cols-[minmax(8rem,14rem)_1fr]',
            isFolded && 'xl:flex xl:min-w-0',
          )}
        >
          <dt className="shrink-0 text-soft">{words.field(path)}</dt>
          <dd className={cx('min-w-0 wrap-anywhere', isFolded && 'xl:truncate')}>
            <span className="sr-only">{t('admin.audit.before')}: </span>
            <span className="text-soft line-through decoration-line-strong">
              {words.value(path, before)}
            </span>
            <ArrowRight
              aria-hidden="true"
              className="mx-2 inline size-4 align-text-bottom text-porcelain"
            />
            <span className="sr-only">{t('admin.audit.after')}: </span>
            <span className="font-medium">{words.value(path, after)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The fields of a record when it was added, or when it was archived. */
function State({ entity, changes, isNew }: ChangesProps & { isNew: boolean }) {
  const { t } = useTranslation();
  const words = useAuditTexts(entity);
  return (
    <details className="open:w-full">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
        {t(isNew ? 'admin.audit.initialValues' : 'admin.audit.beforeArchiving')}
      </summary>
      <dl className="grid gap-2 text-sm">
        {changes.slice(0, MAX_FIELDS).map(({ path, before, after }) => (
          <div
            key={path.join('.')}
            className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[minmax(8rem,14rem)_1fr]"
          >
            <dt className="text-soft">{words.field(path)}</dt>
            <dd className="min-w-0 wrap-anywhere">{words.value(path, isNew ? after : before)}</dd>
          </div>
        ))}
      </dl>
      <More count={changes.length} />
    </details>
  );
}

/** Who changed what, and when; the newest first. */
export function AuditList({ lines }: { lines: readonly AuditLine[] }) {
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-3 xl:gap-1.5">
      {lines.map((line) => (
        <AuditRow key={line.audit_id} line={line} />
      ))}
    </ol>
  );
}

/** One change: from 1280 pixels on one line, unless it is unfolded. */
function AuditRow({ line }: { line: AuditLine }) {
  const { t } = useTranslation();
  const format = useFormat();
  const text = usePick();
  const words = useAuditTexts();
  const [isFolded, setFolded] = useState(true);
  const { before = null, after = null, entity, entity_id: id } = line;
  const called = nameOf(before, after);
  const rule = entity === 'point_rule' && earningKinds.find((kind) => kind === id);
  const named =
    words.exported(entity, id) ??
    (rule ? t(`pointsScreens.earn.kinds.${rule}`, { days: STREAK_DAYS }) : null);
  // What people do with their own account keeps no record of it: their name is that of the actor.
  const isOwn = entity === 'user' && id === String(line.actor_user_id);
  const unnamed = { text: named ?? (isOwn ? line.actor_name : ''), lang: undefined };
  const found = text(called.en, called.zh);
  const name = named === null && found.text !== '' ? found : unnamed;
  // An import is identified by the name of its file.
  const nameless = name.text === '' && entity !== 'user_import';
  const to = recordPath(entity, id, useMay());
  const changes = listFieldChanges(before, after);
  const label = (
    <span className={cx('min-w-0', isFolded && 'xl:truncate')}>
      {words.entity(entity)} {/* The order is of all of them together. */}
      {id !== 'order' && (
        <span lang={name.lang}>{nameless ? `#${id}` : `“${name.text || id}”`}</span>
      )}
    </span>
  );
  return (
    <li
      className={cx(
        'rounded-lg bg-raised p-4 ring-1 ring-line sm:p-5',
        isFolded && 'xl:flex xl:items-center xl:gap-3 xl:px-3 xl:py-0.5',
      )}
    >
      <div className={cx('flex flex-wrap items-center gap-x-3 gap-y-1', isFolded && 'xl:contents')}>
        <Badge>{words.verb(line.action)}</Badge>
        <h2
          className={cx(
            'min-w-0 font-sans text-base font-medium wrap-anywhere',
            isFolded && 'xl:flex xl:max-w-72 xl:shrink-0 xl:text-sm',
          )}
        >
          {to === null ? (
            label
          ) : (
            <Link to={to} className="link inline-flex min-h-11 min-w-0 items-center">
              {label}
            </Link>
          )}
        </h2>
        <p
          className={cx(
            'ml-auto text-sm text-soft',
            isFolded && 'xl:order-2 xl:shrink-0 xl:whitespace-nowrap',
          )}
        >
          {words.actor(line.actor_name)} ·{' '}
          <time dateTime={line.at}>{format.dateTime(line.at)}</time>
        </p>
      </div>
      {before !== null && after !== null && (
        <>
          <Changes entity={entity} changes={changes} isFolded={isFolded} />
          <div className={cx(isFolded && 'xl:hidden')}>
            <More count={changes.length} />
          </div>
        </>
      )}
      <div
        className={cx(
          'mt-1 flex flex-wrap items-start gap-x-6',
          isFolded && 'xl:order-3 xl:mt-0 xl:shrink-0 xl:flex-nowrap',
        )}
      >
        {(before === null || after === null) && changes.length > 0 && (
          <div className={cx('open:w-full', isFolded && 'xl:hidden')}>
            <State entity={entity} changes={changes} isNew={before === null} />
          </div>
        )}
        <Link
          to={auditViews.href({ entity, entity_id: id })}
          className="link inline-flex min-h-11 items-center text-sm"
        >
          {t('admin.audit.history')}
          <span className="sr-only">
            : {words.entity(entity)} {id === 'order' ? '' : name.text || id}
          </span>
        </Link>
      </div>
      {changes.length > 0 ? (
        <FoldButton className="xl:order-4" isFolded={isFolded} onFold={setFolded} />
      ) : (
        <span className="xl:order-4 xl:w-11 xl:shrink-0" />
      )}
    </li>
  );
}
