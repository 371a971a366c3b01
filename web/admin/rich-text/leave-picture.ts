import { NodeSelection, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';

/**
 * Moves the cursor from a selected picture into the text after it, or into a new paragraph: what is
 * typed or pasted next would replace the picture.
 */
export function leavePicture(tr: Transaction): void {
  const { selection, doc } = tr;
  if (!(selection instanceof NodeSelection)) return;
  const after = Selection.findFrom(doc.resolve(selection.to), 1, true);
  if (after !== null) {
    tr.setSelection(after);
    return;
  }
  const paragraph = doc.type.schema.nodes.paragraph?.create();
  if (paragraph === undefined) return;
  tr.insert(selection.to, paragraph);
  tr.setSelection(TextSelection.near(tr.doc.resolve(selection.to + 1)));
}
