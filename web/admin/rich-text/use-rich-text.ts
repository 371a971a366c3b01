import { useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { cleanPasted } from './clean-pasted.ts';
import { lessonExtensions } from './extensions.ts';
import type { Formula } from './formula-dialog.tsx';
import { withoutCaptions, withTableHeads } from './table-heads.ts';

export interface RichTextProps {
  id: string;
  /** The label of the field and of its toolbar. */
  label: string;
  lang: string;
  /** HTML; empty without text. */
  value: string;
  onChange: (html: string) => void;
  describedBy: string | undefined;
  invalid: boolean;
}

interface RichTextEvents {
  /** Called when a formula at this position was clicked. */
  onFormula: (formula: Formula, pos: number) => void;
  /** Called when the keyboard requests the toolbar. */
  onToolbar: () => void;
}

/** The editor of one text, in sync with its value; null until it is ready. */
export function useRichText(
  { id, label, lang, value, onChange, describedBy, invalid }: RichTextProps,
  { onFormula, onToolbar }: RichTextEvents,
) {
  const told = useRef(value);
  const tell = useRef(onChange);
  tell.current = onChange;
  const attributes = {
    id,
    lang,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    ...(invalid && { 'aria-invalid': 'true' }),
    class: 'prose min-h-64 px-4 py-3 outline-none',
  };

  const editor = useEditor({
    extensions: lessonExtensions(({ pos, ...formula }) => onFormula(formula, pos)),
    content: withoutCaptions(value),
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes,
      transformPastedHTML: (html) => withoutCaptions(cleanPasted(html)),
      handleKeyDown: (_view, event) => {
        if (event.key !== 'F10' || !event.altKey) return false;
        onToolbar();
        return true;
      },
    },
    onUpdate: ({ editor: now }) => {
      const html = now.isEmpty ? '' : withTableHeads(now.getHTML());
      told.current = html;
      tell.current(html);
    },
  });

  // The other version was taken in a conflict, or the saved text came back cleaned.
  useEffect(() => {
    if (editor === null || value === told.current) return;
    told.current = value;
    editor.commands.setContent(withoutCaptions(value), { emitUpdate: false });
  }, [editor, value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these two are all that changes.
  useEffect(() => {
    editor?.setOptions({ editorProps: { ...editor.options.editorProps, attributes } });
  }, [editor, describedBy, invalid]);
  return editor;
}
