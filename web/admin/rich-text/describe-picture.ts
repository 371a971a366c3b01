import type { Transaction } from '@tiptap/pm/state';

/** Writes the alternative text of a picture wherever the text has it without one. */
export function describePicture(tr: Transaction, src: string, alt: string): void {
  tr.doc.descendants((node, pos) => {
    if (node.type.name !== 'image' || node.attrs.src !== src || node.attrs.alt) return;
    tr.setNodeMarkup(pos, undefined, { ...node.attrs, alt });
  });
}
