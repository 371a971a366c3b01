import { useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { cleanPasted } from './clean-pasted.ts';
import { lessonExtensions } from './extensions.ts';
import type { Formula } from './formula-dialog.tsx';
import { hasText, takePictures } from './pasted-pictures.ts';
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
  /**
   * Called with pasted or dropped files, and with the number of pictures that cannot be read.
   * @param pos where they were dropped; absent: at the cursor
   */
  onPictures: (files: File[], lost: number, pos?: number) => void;
  /** Called when the keyboard requests the toolbar. */
  onToolbar: () => void;
}

/** In pixels: the heights of the page's head with the toolbar, and of the bar with the save button. */
const HIDDEN_MARGIN = { top: 130, right: 0, bottom: 120, left: 0 };

/** The editor of one text, in sync with its value; null until it is ready. */
export function useRichText(
  { id, label, lang, value, onChange, describedBy, invalid }: RichTextProps,
  { onFormula, onPictures, onToolbar }: RichTextEvents,
) {
  const emitted = useRef(value);
  const emit = useRef(onChange);
  emit.current = onChange;
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
    // `editing.css` has these styles: the policy allows no injected ones.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes,
      // The current line stays between the page’s header and the bar with the save button.
      scrollThreshold: HIDDEN_MARGIN,
      scrollMargin: HIDDEN_MARGIN,
      transformPastedHTML: (html) => {
        const pasted = takePictures(cleanPasted(html), window.location.origin);
        if (pasted.files.length > 0 || pasted.lost > 0) onPictures(pasted.files, pasted.lost);
        return withoutCaptions(pasted.html);
      },
      handlePaste: (_view, { clipboardData }) => {
        const files = [...(clipboardData?.files ?? [])];
        // Word adds a picture of the text that it copies: the text counts.
        if (files.length === 0 || hasText(clipboardData?.getData('text/html') ?? '')) return false;
        onPictures(files, 0);
        return true;
      },
      handleDrop: (view, event, _slice, isMoved) => {
        const files = [...(event.dataTransfer?.files ?? [])];
        if (isMoved || files.length === 0) return false;
        event.preventDefault();
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        onPictures(files, 0, place?.pos);
        return true;
      },
      handleKeyDown: (_view, event) => {
        if (event.key !== 'F10' || !event.altKey) return false;
        onToolbar();
        return true;
      },
    },
    onUpdate: ({ editor: now }) => {
      const html = now.isEmpty ? '' : withTableHeads(now.getHTML());
      emitted.current = html;
      emit.current(html);
    },
  });

  // The other version was taken in a conflict, or the saved text came back cleaned.
  useEffect(() => {
    if (editor === null || value === emitted.current) return;
    emitted.current = value;
    editor.commands.setContent(withoutCaptions(value), { emitUpdate: false });
  }, [editor, value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these two are all that changes.
  useEffect(() => {
    editor?.setOptions({ editorProps: { ...editor.options.editorProps, attributes } });
  }, [editor, describedBy, invalid]);
  return editor;
}
