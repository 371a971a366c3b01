import katex from 'katex';
import { useRef, useState } from 'react';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, Field, TextArea } from '#web/ui/field.tsx';
import { insertSnippet, type Snippet } from './insert-snippet.ts';
import { SideDialog } from './side-dialog.tsx';

/** A new formula, or one that is edited. */
export interface Formula {
  latex: string;
  isBlock: boolean;
}

/** As MathML; null where it is not valid LaTeX. */
function toMathMl(latex: string, displayMode: boolean): string | null {
  try {
    return katex.renderToString(latex, {
      output: 'mathml',
      displayMode,
      throwOnError: true,
      strict: 'ignore',
      trust: false,
    });
  } catch {
    return null;
  }
}

/** Snippets that one click inserts at the cursor, or around what is selected. */
const snippets = [
  ['fraction', { text: '\\frac{«a»}{«b»}' }],
  ['power', { text: '^{«n»}', isBehind: true }],
  ['index', { text: '_{«i»}', isBehind: true }],
  ['root', { text: '\\sqrt{«a»}' }],
  ['sum', { text: '\\sum_{i=1}^{n} «a_i»' }],
  ['times', { text: '\\times ' }],
  ['percent', { text: '\\%' }],
  ['words', { text: '\\text{«收益»}' }],
] as const;

interface FormulaDialogProps {
  formula: Formula;
  isNew: boolean;
  onSave: (formula: Formula) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** A formula as LaTeX, with a live preview. */
export function FormulaDialog({ formula, isNew, onSave, onRemove, onClose }: FormulaDialogProps) {
  const { t } = useTranslation();
  const [latex, setLatex] = useState(formula.latex);
  const [isBlock, setBlock] = useState(formula.isBlock);
  const area = useRef<HTMLTextAreaElement>(null);
  const isEmpty = latex.trim() === '';
  const shown = isEmpty ? '' : toMathMl(latex, isBlock);

  function insert(snippet: Snippet) {
    const box = area.current;
    if (box === null) return;
    const { selectionStart: start, selectionEnd: end } = box;
    const after = insertSnippet({ text: box.value, start, end }, snippet);
    box.value = after.text;
    box.focus();
    box.setSelectionRange(after.start, after.end);
    setLatex(after.text);
  }
  return (
    <SideDialog
      title={t('admin.lessons.rich.formulaTitle')}
      submitLabel={t('admin.lessons.rich.insert')}
      canSubmit={!isEmpty && shown !== null}
      onSubmit={() => onSave({ latex: latex.trim(), isBlock })}
      onClose={onClose}
      extra={
        !isNew && (
          <Button variant="quiet" className="mr-auto" onClick={onRemove}>
            {t('admin.lessons.rich.remove')}
          </Button>
        )
      }
    >
      <Field
        label={t('admin.lessons.rich.latex')}
        hint={t('admin.lessons.rich.latexHint')}
        error={shown === null ? t('admin.lessons.rich.latexBroken') : undefined}
      >
        <TextArea
          ref={area}
          rows={3}
          autoFocus
          spellCheck={false}
          maxLength={2000}
          value={latex}
          className="font-mono"
          onChange={(event) => setLatex(event.target.value)}
        />
      </Field>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that belong together, no fields. */}
      <div
        role="group"
        aria-label={t('admin.lessons.rich.formulaParts.label')}
        className="-mt-2 flex flex-wrap gap-2"
      >
        {snippets.map(([name, snippet]) => (
          <Button
            key={name}
            size="sm"
            variant="secondary"
            className="min-h-11"
            onClick={() => insert(snippet)}
          >
            {t(`admin.lessons.rich.formulaParts.${name}`)}
          </Button>
        ))}
      </div>
      <Checkbox
        label={t('admin.lessons.rich.formulaBlock')}
        checked={isBlock}
        onChange={(event) => setBlock(event.target.checked)}
      />
      <div>
        <p className="text-sm font-medium">{t('admin.lessons.rich.preview')}</p>
        <div
          className="prose mt-1 min-h-16 overflow-x-auto rounded-md bg-sunk p-4"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: MathML that KaTeX makes without trust; it escapes what was typed.
          dangerouslySetInnerHTML={{ __html: shown ?? '' }}
        />
      </div>
    </SideDialog>
  );
}
