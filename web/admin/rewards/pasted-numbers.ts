/**
 * The tracking numbers of a pasted column, one a line; an empty cell between two numbers keeps its
 * place, so that the numbers after it stay with their parcels.
 */
export function pastedNumbers(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.split('\t')[0]?.trim() ?? '');
  while (lines.at(-1) === '') lines.pop();
  return lines;
}
