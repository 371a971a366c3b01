import { academyClock } from '#domain/academy-day.ts';
import { htmlLang, type Locale } from '#domain/locale.ts';
import { auditWords } from '#i18n/audit-field-labels.ts';
import { createTranslator } from '#i18n/index.ts';
import { escapeHtml } from '#server/lib/html/escape-html.ts';
import type { ExportedRow } from './export.queries.ts';
import type { ExportedTableName } from './personal-tables.ts';

/** Rows of one table on the page; the JSON files have all of them. */
export const ROWS_ON_PAGE = 200;
/** Characters of one value on the page. */
const VALUE_LENGTH = 300;

export interface ShownTable {
  name: ExportedTableName;
  /** The first ones. */
  rows: ExportedRow[];
  count: number;
}

interface ExportPage {
  locale: Locale;
  academy: string;
  timeZone: string;
  now: Date;
  tables: readonly ShownTable[];
  /** Names of the files in the archive. */
  files: readonly string[];
  filesLeftOut: number;
}

const style = `
:root{color-scheme:light dark}
body{max-width:70rem;margin:0 auto;padding:2rem 1rem;font:1rem/1.6 system-ui,"PingFang SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif}
h2{margin-top:2.5rem}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-size:.875rem}
th,td{border:1px solid #8888;padding:.25rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere;min-width:6rem;max-width:24rem}
`;

const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** The readable page of an export: every table under its name, in the person's language. */
export function presentExportPage(page: ExportPage): string {
  const { locale, academy, timeZone, tables, files } = page;
  const { t } = createTranslator(locale);
  const clock = academyClock(timeZone);
  const words = auditWords(t);
  const say = (value: unknown): string => {
    if (value === null || value === undefined) return '';
    if (typeof value === 'boolean') return t(value ? 'admin.audit.yes' : 'admin.audit.no');
    if (typeof value === 'string' && isTime.test(value)) return clock(new Date(value));
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return text.length > VALUE_LENGTH ? `${text.slice(0, VALUE_LENGTH)}…` : text;
  };
  const cells = (tag: 'th' | 'td', values: readonly string[]) =>
    `<tr>${values.map((value) => `<${tag}>${escapeHtml(value)}</${tag}>`).join('')}</tr>`;
  const section = ({ name, rows, count }: ShownTable): string => {
    const columns = Object.keys(rows[0] ?? {});
    const note =
      count > rows.length
        ? `<p>${escapeHtml(t('messages.privacy.page.more', { shown: rows.length, count }))}</p>`
        : '';
    const heads = cells('th', columns.map(words.field));
    const lines = rows.map((row) =>
      cells(
        'td',
        columns.map((column) => say(row[column])),
      ),
    );
    return `<h2 id="${name}">${escapeHtml(t(`messages.privacy.tables.${name}`))}</h2>${note}
<div class="wide" tabindex="0"><table><thead>${heads}</thead><tbody>${lines.join('\n')}</tbody></table></div>
<p><a href="tables/${name}.json">tables/${name}.json</a></p>`;
  };
  const filled = tables.filter(({ count }) => count > 0);
  const title = t('messages.privacy.page.title', { academy });
  const fileList = files
    .map((name) => {
      const address = name.split('/').map(encodeURIComponent).join('/');
      return `<li><a href="${escapeHtml(address)}">${escapeHtml(name)}</a></li>`;
    })
    .join('');
  const leftOut =
    page.filesLeftOut > 0
      ? `<p>${escapeHtml(t('messages.privacy.page.leftOut', { count: page.filesLeftOut }))}</p>`
      : '';
  return `<!doctype html>
<html lang="${htmlLang[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(t('messages.privacy.page.lead', { time: clock(page.now), timeZone }))}</p>
<ul>${filled
    .map(({ name, count }) => {
      const label = `${t(`messages.privacy.tables.${name}`)} (${count})`;
      return `<li><a href="#${name}">${escapeHtml(label)}</a></li>`;
    })
    .join('')}</ul>
${files.length > 0 || leftOut !== '' ? `<h2>${escapeHtml(t('messages.privacy.page.files'))}</h2><ul>${fileList}</ul>${leftOut}` : ''}
${filled.map(section).join('\n')}
</body></html>
`;
}
