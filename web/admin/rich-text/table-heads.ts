/** The content of an empty cell. */
const INNER = '(?:(?!</?(?:th|td|tr|table)\\b)[\\s\\S])*';
const CELL = `<th\\b[^>]*>${INNER}</th>`;
const FIRST_ROWS = new RegExp(`<tbody>((?:<tr>(?:${CELL})+</tr>)+)`, 'g');
const NAME_OF_ROW = new RegExp(`<tr><th>(${INNER}</th><td)`, 'g');
const CAPTION = /(<table\b[^>]*>)\s*<caption\b[^>]*>([\s\S]*?)<\/caption>/gi;

/**
 * Converts the editor's tables to those of lessons: the editor has header cells, but no table head,
 * and writes out spans of one cell.
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

/**
 * Prepares HTML for the editor, which would turn a table’s caption into a row: it is placed above.
 */
export function withoutCaptions(html: string): string {
  return html.replace(CAPTION, '<p>$2</p>$1');
}
