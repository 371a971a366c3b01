import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/translation.tsx';
import { Link } from '#web/ui/link.tsx';

/** A figure that links to the entries behind it. */
export function FigureLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="link inline-flex min-h-11 min-w-11 items-center gap-1 justify-end">
      {children}
    </Link>
  );
}

interface FigureTableProps {
  /** The headers of the columns; the first is that of the rows. */
  heads: readonly string[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
  label?: string;
}

/** The figures of a chart, for those who would rather read or copy them. */
export function WeekTable({ heads, rows, label }: FigureTableProps) {
  const { t } = useTranslation();
  const name = label ?? t('admin.economy.view.table');
  return (
    <details className="mt-2">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
        {name}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section aria-label={name} tabIndex={0} className="overflow-x-auto">
        <table className="w-full text-sm">
          <caption className="sr-only">{name}</caption>
          <thead>
            <tr className="border-b border-line text-left text-soft">
              {heads.map((head, index) => (
                <th
                  key={head}
                  scope="col"
                  className={`px-2 py-1.5 font-medium whitespace-nowrap ${index > 0 ? 'text-right' : ''}`}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, cells }) => (
              <tr key={id} className="border-b border-line/70">
                {cells.map((cell, index) =>
                  index === 0 ? (
                    <th
                      key={heads[index]}
                      scope="row"
                      className="px-2 text-left font-normal whitespace-nowrap"
                    >
                      {cell}
                    </th>
                  ) : (
                    <td key={heads[index]} className="px-2 text-right">
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
