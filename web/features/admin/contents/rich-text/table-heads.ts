/** A head cell without another table in it. */
const CELL = '<th\\b[^>]*>(?:(?!</?(?:th|td|tr|table)\\b)[\\s\\S])*</th>';
const FIRST_ROWS = new RegExp(`<tbody>((?:<tr>(?:${CELL})+</tr>)+)`, 'g');

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
    .replaceAll('<tr><th>', '<tr><th scope="row">')
    .replaceAll('<tbody></tbody>', '');
}
