import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  Bold,
  Columns3,
  Heading,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  MessageSquareQuote,
  Quote,
  Redo2,
  Rows3,
  Sigma,
  Table,
  TableColumnsSplit,
  TableRowsSplit,
  Trash2,
  Undo2,
} from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { cx } from '#web/lib/cx.ts';
import { useTranslation } from '#web/lib/translation.tsx';

const levels = [2, 3, 4] as const;
/** The number of tools, and how many more within a table. */
const TOOLS = 13;
const TABLE_TOOLS = 6;
type Style = 'text' | '2' | '3' | '4';

interface ToolbarProps {
  editor: Editor;
  /** The editor that it controls. */
  controls: string;
  label: string;
  onLink: () => void;
  onImage: () => void;
  onFormula: () => void;
}

/** The state at the cursor; the toolbar shows it. */
function stateOf(editor: Editor) {
  const level = levels.find((one) => editor.isActive('heading', { level: one }));
  return {
    style: (level === undefined ? 'text' : String(level)) as Style,
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    link: editor.isActive('link'),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    blockquote: editor.isActive('blockquote'),
    callout: editor.isActive('callout'),
    image: editor.isActive('image'),
    formula: editor.isActive('inlineMath') || editor.isActive('blockMath'),
    table: editor.isActive('table'),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}

/** The label of each tool. */
function useToolNames() {
  const { t } = useTranslation();
  return {
    style: t('admin.lessons.rich.tools.style'),
    bold: t('admin.lessons.rich.tools.bold'),
    italic: t('admin.lessons.rich.tools.italic'),
    link: t('admin.lessons.rich.tools.link'),
    bulletList: t('admin.lessons.rich.tools.bulletList'),
    orderedList: t('admin.lessons.rich.tools.orderedList'),
    blockquote: t('admin.lessons.rich.tools.blockquote'),
    callout: t('admin.lessons.rich.tools.callout'),
    table: t('admin.lessons.rich.tools.table'),
    image: t('admin.lessons.rich.tools.image'),
    formula: t('admin.lessons.rich.tools.formula'),
    undo: t('admin.lessons.rich.tools.undo'),
    redo: t('admin.lessons.rich.tools.redo'),
    addRow: t('admin.lessons.rich.tools.addRow'),
    addColumn: t('admin.lessons.rich.tools.addColumn'),
    deleteRow: t('admin.lessons.rich.tools.deleteRow'),
    deleteColumn: t('admin.lessons.rich.tools.deleteColumn'),
    headerRow: t('admin.lessons.rich.tools.headerRow'),
    deleteTable: t('admin.lessons.rich.tools.deleteTable'),
  };
}

/**
 * The tools of a text. One tab stop, arrow keys within it; Escape returns to the text, Alt+F10
 * moves from the text to the tools.
 */
export function Toolbar({ editor, controls, label, onLink, onImage, onFormula }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  /** The tool at the tab stop. */
  const [current, setCurrent] = useState(0);
  const state = useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) });
  // The tools of a table disappear with it.
  const stop = current < (state.table ? TOOLS + TABLE_TOOLS : TOOLS) ? current : 0;
  const run = () => editor.chain().focus();
  const names = useToolNames();
  let place = 0;

  function move(event: KeyboardEvent) {
    const tools = [...(bar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];
    const index = tools.indexOf(event.target as HTMLElement);
    if (event.key === 'Escape') {
      event.preventDefault();
      editor.commands.focus();
      return;
    }
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next =
      step !== undefined
        ? (index + step + tools.length) % tools.length
        : { Home: 0, End: tools.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    tools[next]?.focus();
  }
  const tool = (
    name: Exclude<keyof ReturnType<typeof useToolNames>, 'style'>,
    Icon: LucideIcon,
    onPress: () => void,
    isOn?: boolean,
    isOff = false,
  ): ReactNode => {
    const own = place++;
    return (
      <button
        key={name}
        type="button"
        data-tool={name}
        tabIndex={own === stop ? 0 : -1}
        aria-label={names[name]}
        title={names[name]}
        aria-pressed={isOn}
        aria-disabled={isOff || undefined}
        onFocus={() => setCurrent(own)}
        // The text keeps its selection while a tool is clicked.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (!isOff) onPress();
        }}
        className={cx(
          'inline-grid size-11 place-items-center rounded-md transition-colors hover:bg-wash hover:text-porcelain',
          isOn ? 'bg-wash text-porcelain ring-1 ring-porcelain' : 'text-soft',
          isOff && 'opacity-40',
        )}
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    );
  };
  const stylePlace = place++;

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      onKeyDown={move}
      className="sticky top-16 z-10 flex flex-wrap items-center gap-0.5 rounded-t-md border border-b-0 border-line-strong bg-sunk p-1"
    >
      <StyleSelect
        label={names.style}
        tabIndex={stylePlace === stop ? 0 : -1}
        style={state.style}
        onFocus={() => setCurrent(stylePlace)}
        onChoose={(level) => {
          if (level === undefined) run().setParagraph().run();
          else run().setHeading({ level }).run();
        }}
      />
      {tool('bold', Bold, () => run().toggleBold().run(), state.bold)}
      {tool('italic', Italic, () => run().toggleItalic().run(), state.italic)}
      {tool('link', Link, onLink, state.link)}
      {tool('bulletList', List, () => run().toggleBulletList().run(), state.bulletList)}
      {tool('orderedList', ListOrdered, () => run().toggleOrderedList().run(), state.orderedList)}
      {tool('blockquote', Quote, () => run().toggleBlockquote().run(), state.blockquote)}
      {tool('callout', MessageSquareQuote, () => run().toggleCallout().run(), state.callout)}
      {tool(
        'table',
        Table,
        () => {
          if (!state.table) run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
        },
        state.table,
      )}
      {tool('image', Image, onImage, state.image)}
      {tool('formula', Sigma, onFormula, state.formula)}
      {tool('undo', Undo2, () => run().undo().run(), undefined, !state.canUndo)}
      {tool('redo', Redo2, () => run().redo().run(), undefined, !state.canRedo)}
      {state.table && (
        <span className="flex flex-wrap gap-0.5 border-line sm:border-l sm:pl-1">
          {tool('addRow', Rows3, () => run().addRowAfter().run())}
          {tool('addColumn', Columns3, () => run().addColumnAfter().run())}
          {tool('deleteRow', TableRowsSplit, () => run().deleteRow().run())}
          {tool('deleteColumn', TableColumnsSplit, () => run().deleteColumn().run())}
          {tool('headerRow', Heading, () => run().toggleHeaderRow().run())}
          {tool('deleteTable', Trash2, () => run().deleteTable().run())}
        </span>
      )}
    </div>
  );
}

interface StyleSelectProps {
  label: string;
  tabIndex: number;
  style: Style;
  onFocus: () => void;
  /** undefined: an ordinary paragraph. */
  onChoose: (level: (typeof levels)[number] | undefined) => void;
}

/** Paragraph or heading. */
function StyleSelect({ label, tabIndex, style, onFocus, onChoose }: StyleSelectProps) {
  const { t } = useTranslation();
  return (
    <select
      data-tool="style"
      aria-label={label}
      title={label}
      tabIndex={tabIndex}
      value={style}
      onFocus={onFocus}
      onChange={({ target }) => onChoose(levels.find((one) => String(one) === target.value))}
      className="select-chevron min-h-11 rounded-md border border-line bg-raised py-1 pr-9 pl-3 text-base"
    >
      <option value="text">{t('admin.lessons.rich.styles.text')}</option>
      {levels.map((level) => (
        <option key={level} value={level}>
          {t(`admin.lessons.rich.styles.h${level}`)}
        </option>
      ))}
    </select>
  );
}
