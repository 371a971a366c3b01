/** How long a browser may take to begin saving, in milliseconds. */
const REVOKE_AFTER_MS = 60_000;

/** Saves loaded data under a name, as a click on a download link would. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}

/** Saves a CSV with a byte-order mark, which Excel needs to detect the encoding. */
export function saveTable(csv: string, name: string): void {
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name);
}
