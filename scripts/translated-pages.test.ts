import fs from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/**
 * A browser's translator replaces each bare text by an element of its own. React can then neither
 * insert an element before the text nor remove the text, and the page ends as an error. So a text
 * that comes and goes, or stands behind something that does, is in an element of its own.
 */

const root = path.join(import.meta.dirname, '..');

type Outcome = 'text' | 'element' | 'nothing' | 'unknown';

/** An icon is often there only at times; what a component is given to show may be a text. */
const outcomesOfNames: Record<string, Outcome[]> = {
  children: ['text'],
  icon: ['element', 'nothing'],
  undefined: ['nothing'],
};

/** What an expression may draw. */
function outcomesOf(node: ESTree.Node, source: string): Outcome[] {
  switch (node.type) {
    case 'ConditionalExpression':
      return [...outcomesOf(node.consequent, source), ...outcomesOf(node.alternate, source)];
    case 'LogicalExpression': {
      const left: Outcome[] = node.operator === '&&' ? ['nothing'] : outcomesOf(node.left, source);
      return [...left, ...outcomesOf(node.right, source)];
    }
    case 'JSXElement':
    case 'JSXFragment':
      return ['element'];
    case 'JSXText':
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return ['text'];
    case 'Literal':
      return [typeof node.value === 'string' ? 'text' : 'nothing'];
    case 'Identifier':
      return outcomesOfNames[node.name] ?? ['unknown'];
    case 'CallExpression':
      // A list has as many elements as rows; a component draws what it likes with its `children`.
      if (/<[A-Za-z>]/.test(source.slice(node.start, node.end))) return ['element', 'nothing'];
      return source.startsWith('children(', node.start) ? ['unknown'] : ['text'];
    case 'JSXExpressionContainer':
      return outcomesOf(node.expression, source);
    default:
      return ['unknown'];
  }
}

const isDrawn = (child: ESTree.JSXChild) =>
  child.type === 'JSXText'
    ? child.value.trim() !== '' || !child.value.includes('\n')
    : child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';

/** The lines of a source where a translated page would end as an error. */
function findBareTexts(file: string, source: string): string[] {
  const found = new Set<string>();
  const note = ({ start }: ESTree.Node) =>
    found.add(`${file}:${source.slice(0, start).split('\n').length}`);
  const drawnBy = (parent: ESTree.JSXElement | ESTree.JSXFragment) =>
    parent.children.filter(isDrawn).map((child) => ({ child, draws: outcomesOf(child, source) }));

  function checkChildren(parent: ESTree.JSXElement | ESTree.JSXFragment) {
    const drawn = drawnBy(parent);
    let isBehind = false;
    for (const { child, draws } of drawn) {
      const varies = draws.length > 1;
      const goes =
        varies && draws.some((one) => one === 'element' || one === 'nothing') && drawn.length > 1;
      if (draws.includes('text') && (isBehind || goes)) note(child);
      if (varies && draws.includes('element')) isBehind = true;
      else if (draws.join() === 'element') isBehind = false;
    }
  }
  /** A fragment that comes and goes takes its texts along. */
  function checkBranches(node: ESTree.ConditionalExpression | ESTree.LogicalExpression) {
    const branches = 'right' in node ? [node.right] : [node.consequent, node.alternate];
    for (const branch of branches.filter(({ type }) => type === 'JSXFragment')) {
      const drawn = drawnBy(branch as ESTree.JSXFragment);
      for (const { child, draws } of drawn) if (draws.includes('text')) note(child);
    }
  }
  new Visitor({
    JSXElement: checkChildren,
    JSXFragment: checkChildren,
    ConditionalExpression: checkBranches,
    LogicalExpression: checkBranches,
  }).visit(parseSync(file, source).program);
  return [...found];
}

test('no text stands bare where something comes and goes', () => {
  const files = fs
    .globSync('web/**/*.tsx', { cwd: root })
    .filter((file) => !file.endsWith('.test.tsx'));
  const wrong = files.flatMap((file) =>
    findBareTexts(file, fs.readFileSync(path.join(root, file), 'utf8')),
  );
  expect(wrong).toEqual([]);
});

test.each([
  '<p>{a && <b />}text</p>',
  '<p>{a ? <b /> : null} {t(key)}</p>',
  '<p>{a ? <b /> : <i />}{a + one}</p>',
  '<p>{rows.map((row) => <b key={row} />)}{t(key)}</p>',
  '<p>{a && <b />}{c && <i />}text</p>',
  '<p>{icon}{children}</p>',
  '<p>{name}{a && t(key)}</p>',
  '<p><b />{a ? <b /> : t(key)}</p>',
  '<p>{a ? t(key) : <>text<b /></>}</p>',
])('%s is found', (jsx) => {
  expect(findBareTexts('a.tsx', `const drawn = ${jsx};`)).toEqual(['a.tsx:1']);
});

test.each([
  '<p>{a && <b />}<span>text</span></p>',
  '<p>text{a && <b />}</p>',
  '<p>{a ? t(one) : t(other)}{b && <i />}</p>',
  '<p>{a ? t(key) : <b />}</p>',
  '<p>{a && <b />}<i />text</p>',
  '<p>{/* note */}{a && <b />}</p>',
])('%s is fine', (jsx) => {
  expect(findBareTexts('a.tsx', `const drawn = ${jsx};`)).toEqual([]);
});
