/** What a cell holds that holds no table. */
const INNER = '(?:(?!</?(?:th|td|tr|table)\\b)[\\s\\S])*';
const CELL = `<th\\b[^>]*>${INNER}</th>`;
const FIRST_ROWS = new RegExp(`<tbody>((?:<tr>(?:${CELL})+</tr>)+)`, 'g');
const NAME_OF_ROW = new RegExp(`<tr><th>(${INNER}</th><td)`, 'g');
const CAPTION = /(<table\b[^>]*>)\s*<caption\b[^>]*>([\s\S]*?)<\/caption>/gi;

/**
 * HTML of the editor with the heads of its tables where a lesson has them: the editor knows
 * head cells, but no head that they stand in, and writes out spans of one cell.
 */
export function withTableHeads(html: string): string {
  return html
    .replace(/(<t[hd]\b[^>]*?) (?:colspan|rowspan)="1"(?: (?:colspan|rowspan)="1")?/g, '$1')
    .replace(FIRST_ROWS, (_, rows: string) => {
      const head = rows.replaceAll('<th', '<th scope="col"');
      return `<thead>${head}</thead><tbody>`;
    })
    .replace(NAME_OF_ROW, '<tr><th scope="row">$1')
    .replaceAll('<tbody></tbody>', '');
}

/** HTML for the editor, which would make a row of a table’s caption: it stands above it. */
export function withoutCaptions(html: string): string {
  return html.replace(CAPTION, '<p>$2</p>$1');
}
