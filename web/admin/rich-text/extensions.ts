import { Mark, mergeAttributes, Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { BlockMath, InlineMath } from '@tiptap/extension-mathematics';
import { Table, TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    callout: {
      /** Wraps the selected blocks in a callout, or unwraps them. */
      toggleCallout: () => ReturnType;
    };
  }
}

/** `aside.callout`: a highlighted block of a lesson. */
const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: () => ['aside', { class: 'callout' }, 0],
  addCommands() {
    return {
      toggleCallout:
        () =>
        ({ commands }) =>
          commands.toggleWrap(this.name),
    };
  },
});

/** Marks without a button, so that lessons with them do not lose them. */
const plainMarks = (['sub', 'sup', 'small', 'mark'] as const).map((tag) =>
  Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  }),
);

type FormulaClick = (formula: { latex: string; isBlock: boolean; pos: number }) => void;

/** MathML needs neither style nor font; learners see the same, made on the server. */
const katexOptions = {
  output: 'mathml',
  throwOnError: false,
  strict: 'ignore',
  trust: false,
} as const;

/**
 * The elements of a lesson: those that `clean-html.ts` of the server allows.
 * @param onFormula called when a formula is clicked
 */
export function lessonExtensions(onFormula: FormulaClick) {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        protocols: ['https', 'http', 'mailto', 'tel'],
        HTMLAttributes: { target: null, rel: null },
      },
    }),
    ...plainMarks,
    Callout,
    TableKit.configure({ table: false }),
    // Without the widths that Tiptap writes as styles into the markup, which the policy forbids.
    Table.extend({
      renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
    }).configure({ resizable: false }),
    Image.configure({ allowBase64: false }),
    InlineMath.extend({
      parseHTML: () => [{ tag: 'span[data-latex]' }],
      renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes)],
    }).configure({
      katexOptions,
      onClick: (node, pos) => onFormula({ latex: node.attrs.latex, isBlock: false, pos }),
    }),
    BlockMath.extend({
      parseHTML: () => [{ tag: 'figure[data-latex]', priority: 60 }],
      renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes)],
    }).configure({
      katexOptions: { ...katexOptions, displayMode: true },
      onClick: (node, pos) => onFormula({ latex: node.attrs.latex, isBlock: true, pos }),
    }),
  ];
}
