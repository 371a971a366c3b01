import { NodeSelection } from '@tiptap/pm/state';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanPasted } from './clean-pasted.ts';
import { lessonExtensions } from './extensions.ts';
import { type Formula, FormulaDialog } from './formula-dialog.tsx';
import { ImageDialog, type Picture } from './image-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { withoutCaptions, withTableHeads } from './table-heads.ts';
import { Toolbar } from './toolbar.tsx';

export interface RichTextProps {
  id: string;
  /** What the text is; the name of the field and of its toolbar. */
  label: string;
  lang: string;
  /** HTML; empty where nothing is written. */
  value: string;
  onChange: (html: string) => void;
  describedBy: string | undefined;
  invalid: boolean;
}

type Side =
  | { kind: 'link'; href: string }
  | { kind: 'image'; picture: Picture }
  /** @property pos where the formula stands that is changed; null: a new one */
  | { kind: 'formula'; formula: Formula; pos: number | null };

/** The editor itself; loaded when it is needed, since nothing else of the site needs it. */
export default function RichTextEditor({
  id,
  label,
  lang,
  value,
  onChange,
  describedBy,
  invalid,
}: RichTextProps) {
  const { t } = useTranslation();
  const [side, setSide] = useState<Side | null>(null);
  const told = useRef(value);
  const tell = useRef(onChange);
  tell.current = onChange;
  const frame = useRef<HTMLDivElement>(null);
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
    extensions: lessonExtensions(({ pos, ...formula }) =>
      setSide({ kind: 'formula', formula, pos }),
    ),
    content: withoutCaptions(value),
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes,
      transformPastedHTML: (html) => withoutCaptions(cleanPasted(html)),
      handleKeyDown: (_view, event) => {
        if (event.key !== 'F10' || !event.altKey) return false;
        frame.current?.querySelector<HTMLElement>('[data-tool][tabindex="0"]')?.focus();
        return true;
      },
    },
    onUpdate: ({ editor: now }) => {
      const html = now.isEmpty ? '' : withTableHeads(now.getHTML());
      told.current = html;
      tell.current(html);
    },
  });

  // Somebody else’s text was taken, or what was saved came back clean.
  useEffect(() => {
    if (editor === null || value === told.current) return;
    told.current = value;
    editor.commands.setContent(withoutCaptions(value), { emitUpdate: false });
  }, [editor, value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these two are all that changes.
  useEffect(() => {
    editor?.setOptions({ editorProps: { ...editor.options.editorProps, attributes } });
  }, [editor, describedBy, invalid]);

  if (editor === null) return null;

  function openFormula() {
    const { selection } = editor.state;
    const node = selection instanceof NodeSelection ? selection.node : null;
    const isBlock = node?.type.name === 'blockMath';
    if (node && (isBlock || node.type.name === 'inlineMath')) {
      const formula = { latex: String(node.attrs.latex), isBlock };
      setSide({ kind: 'formula', formula, pos: selection.from });
    } else setSide({ kind: 'formula', formula: { latex: '', isBlock: false }, pos: null });
  }
  function saveFormula({ latex, isBlock }: Formula, pos: number | null) {
    const content = { type: isBlock ? 'blockMath' : 'inlineMath', attrs: { latex } };
    const chain = editor.chain().focus();
    if (pos !== null) chain.setNodeSelection(pos).deleteSelection();
    chain.insertContent(content).run();
    setSide(null);
  }
  function close() {
    setSide(null);
    editor.commands.focus();
  }

  return (
    <div ref={frame}>
      <Toolbar
        editor={editor}
        controls={id}
        label={t('admin.lessons.rich.toolbar', { label })}
        onLink={() => setSide({ kind: 'link', href: editor.getAttributes('link').href ?? '' })}
        onImage={() => {
          const { src = '', alt = '' } = editor.getAttributes('image');
          setSide({ kind: 'image', picture: { src: src ?? '', alt: alt ?? '' } });
        }}
        onFormula={openFormula}
      />
      <EditorContent
        editor={editor}
        className="rich-text rounded-b-md border border-line-strong bg-raised focus-within:border-porcelain focus-within:outline-3 focus-within:outline-porcelain/35 has-[[aria-invalid=true]]:border-seal"
      />
      {side?.kind === 'link' && (
        <LinkDialog
          href={side.href}
          onClose={close}
          onRemove={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            setSide(null);
          }}
          onSave={(href) => {
            const chain = editor.chain().focus().extendMarkRange('link');
            if (editor.state.selection.empty && !editor.isActive('link')) {
              const text = href.replace(/^(?:https?:\/\/|mailto:|tel:)/, '');
              const marks = [{ type: 'link', attrs: { href } }];
              chain.insertContent({ type: 'text', text, marks }).run();
            } else chain.setLink({ href }).run();
            setSide(null);
          }}
        />
      )}
      {side?.kind === 'image' && (
        <ImageDialog
          picture={side.picture}
          lang={lang}
          onClose={close}
          onSave={(picture) => {
            editor.chain().focus().setImage(picture).run();
            setSide(null);
          }}
        />
      )}
      {side?.kind === 'formula' && (
        <FormulaDialog
          formula={side.formula}
          isNew={side.pos === null}
          onClose={close}
          onSave={(formula) => saveFormula(formula, side.pos)}
          onRemove={() => {
            if (side.pos !== null) {
              editor.chain().focus().setNodeSelection(side.pos).deleteSelection().run();
            }
            setSide(null);
          }}
        />
      )}
    </div>
  );
}
