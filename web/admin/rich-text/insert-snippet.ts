/** A part of LaTeX; « » encloses a placeholder, to be typed over. */
export interface Snippet {
  text: string;
  /**
   * Powers and indices are inserted after the selection; other snippets put it into their first
   * placeholder.
   */
  isBehind?: boolean;
}

/** A text field's text, and what is selected in it. */
interface Selected {
  text: string;
  start: number;
  end: number;
}

const PLACEHOLDER = /«(.*?)»/;

/** Inserts a snippet at the cursor, and selects the first placeholder that is left to be typed. */
export function insertSnippet({ text, start, end }: Selected, snippet: Snippet): Selected {
  const marked = text.slice(start, end);
  let inserted = snippet.text;
  if (marked !== '') {
    inserted = snippet.isBehind ? marked + inserted : inserted.replace(PLACEHOLDER, () => marked);
    // A symbol without placeholders is put behind the selection, which stays.
    if (!snippet.isBehind && !PLACEHOLDER.test(snippet.text)) inserted = marked + inserted;
  }
  const next = PLACEHOLDER.exec(inserted);
  const plain = inserted.replaceAll(/[«»]/g, '');
  const from = start + (next === null ? plain.length : next.index);
  return {
    text: text.slice(0, start) + plain + text.slice(end),
    start: from,
    end: from + (next?.[1]?.length ?? 0),
  };
}
