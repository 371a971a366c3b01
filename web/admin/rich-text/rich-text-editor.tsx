import { NodeSelection } from '@tiptap/pm/state';
import { EditorContent } from '@tiptap/react';
import { useRef, useState } from 'react';
import { UploadProgress } from '#web/admin/media/upload-progress.tsx';
import { useUpload } from '#web/admin/media/use-upload.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { describePicture } from './describe-picture.ts';
import styles from './editing.css?url';
import { type Formula, FormulaDialog } from './formula-dialog.tsx';
import { ImageDialog, type Picture } from './image-dialog.tsx';
import { leavePicture } from './leave-picture.ts';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDescription } from './picture-description.tsx';
import { Toolbar } from './toolbar.tsx';
import { type RichTextProps, useRichText } from './use-rich-text.ts';

type Side =
  | { kind: 'link'; href: string }
  | { kind: 'image'; picture: Picture }
  /** @property pos the position of the edited formula; null: a new one */
  | { kind: 'formula'; formula: Formula; pos: number | null };

/** The editor itself; loaded on demand, since nothing else of the site needs it. */
export default function RichTextEditor(props: RichTextProps) {
  const { id, label, lang } = props;
  const { t } = useTranslation();
  const [side, setSide] = useState<Side | null>(null);
  /** Pasted and dropped pictures whose alternative text has not been asked for yet. */
  const [undescribed, setUndescribed] = useState<readonly string[]>([]);
  const [asked] = undescribed;
  const frame = useRef<HTMLDivElement>(null);
  const upload = useUpload(['image'], ({ path }) => {
    setUndescribed((before) => [...before.filter((src) => src !== path), path]);
    const at = dropped.current ?? editor.state.selection.to;
    dropped.current = undefined;
    editor
      .chain()
      .focus()
      .insertContentAt(at, { type: 'image', attrs: { src: path, alt: '' } })
      .command(({ tr }) => {
        leavePicture(tr);
        return true;
      })
      .run();
  });
  /** Where files were dropped, until the first of them is there. */
  const dropped = useRef<number>(undefined);
  async function addPictures(files: File[], lost: number, pos?: number) {
    if (lost > 0) toast({ text: t('admin.lessons.rich.picturesLost', { count: lost }) });
    dropped.current = pos;
    for (const file of files) await upload.send(file);
    dropped.current = undefined;
  }
  const editor = useRichText(props, {
    onPictures: addPictures,
    onFormula: (formula, pos) => setSide({ kind: 'formula', formula, pos }),
    onToolbar: () =>
      frame.current?.querySelector<HTMLElement>('[data-tool][tabindex="0"]')?.focus(),
  });

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
      <UploadProgress upload={upload} />
      {upload.problem !== undefined && (
        <p role="alert" className="py-2 text-sm font-medium text-seal">
          {upload.problem}
        </p>
      )}
      <link rel="stylesheet" href={styles} precedence="default" />
      <EditorContent
        editor={editor}
        className="rich-text rounded-b-md border border-line-strong bg-raised focus-within:border-porcelain focus-within:outline-3 focus-within:outline-porcelain/35 has-[[aria-invalid=true]]:border-seal"
      />
      {asked !== undefined && (
        <PictureDescription
          key={asked}
          src={asked}
          lang={lang}
          onDescribe={(alt) => {
            editor.commands.command(({ tr }) => {
              describePicture(tr, asked, alt);
              return true;
            });
            setUndescribed((before) => before.filter((src) => src !== asked));
            editor.commands.focus();
          }}
        />
      )}
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
