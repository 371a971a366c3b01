import type { ReactNode } from 'react';
import { cx } from '#web/lib/cx.ts';
import { titleCutText } from './title-cut-text.ts';

export interface Column<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** On phones this cell is the head of the card and has no label. */
  lead?: boolean;
  /** The header is for screen readers only (a column of buttons). */
  hideHeader?: boolean;
  className?: string;
  /** Hidden on tablets, where there is least room; on phones it is a line of the card. */
  notOnTablets?: boolean;
}

const notOnTablets = 'md:max-lg:hidden';

interface TableProps<Row> {
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Shown when there are no rows. */
  empty?: ReactNode;
  className?: string;
}

/**
 * A table on wide screens, a card a row on phones. Roles are set explicitly, as `display` removes
 * them.
 */
export function Table<Row>({ caption, columns, rows, keyOf, empty, className }: TableProps<Row>) {
  if (rows.length === 0 && empty !== undefined) return <>{empty}</>;
  return (
    <div
      className={cx(
        'relative min-w-0 md:overflow-x-auto md:rounded-lg md:bg-raised md:ring-1 md:ring-line',
        className,
      )}
    >
      {/* biome-ignore-start lint/a11y/noRedundantRoles: cards on phones take the meaning of a table away. */}
      <table
        role="table"
        className="w-full border-collapse text-left max-md:block"
        onPointerOver={titleCutText}
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row" className="border-b border-line bg-sunk text-sm text-soft">
            {columns.map(({ id, header, align, hideHeader, notOnTablets: isExtra }) => (
              <th
                key={id}
                role="columnheader"
                scope="col"
                className={cx(
                  'px-3 py-3 font-medium whitespace-nowrap lg:px-4 in-[.dense-type]:py-2',
                  align === 'end' && 'text-right',
                  isExtra && notOnTablets,
                )}
              >
                {hideHeader ? <span className="sr-only">{header}</span> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:grid max-md:gap-3">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              role="row"
              className={cx(
                'max-md:grid max-md:grid-cols-[minmax(0,1fr)] max-md:gap-2 max-md:wrap-anywhere max-md:rounded-lg max-md:bg-raised max-md:p-4 max-md:ring-1 max-md:ring-line',
                'md:border-b md:border-line/70 md:last:border-0 md:hover:bg-wash/50',
              )}
            >
              {columns.map(
                ({
                  id,
                  header,
                  cell,
                  align,
                  lead,
                  hideHeader,
                  className: cellClass,
                  notOnTablets: isExtra,
                }) => (
                  <td
                    key={id}
                    role="cell"
                    className={cx(
                      lead && 'row-rest',
                      'max-md:flex max-md:items-start max-md:justify-between max-md:gap-4 md:px-3 md:py-3 lg:px-4 md:in-[.dense-type]:py-1',
                      align === 'end' && 'md:text-right',
                      isExtra && notOnTablets,
                      cellClass,
                    )}
                  >
                    {!lead && !hideHeader && (
                      <span aria-hidden="true" className="shrink-0 text-sm text-soft md:hidden">
                        {header}
                      </span>
                    )}
                    <div
                      className={cx(
                        'max-md:min-w-0',
                        !lead && !hideHeader && 'max-md:text-right',
                        lead && 'grow',
                      )}
                    >
                      {cell(row)}
                    </div>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above. */}
    </div>
  );
}
