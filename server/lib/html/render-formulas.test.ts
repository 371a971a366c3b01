import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { drawFormulas } from './render-formulas.ts';

const shown = (html: string) => drawFormulas(cleanHtml(html)).html;

test('a formula in a line becomes MathML in that line', () => {
  const html = shown('<p>So <span data-latex="E=mc^2"></span>.</p>');
  expect(html).toMatch(
    /^<p>So <math [^>]*>.*<msup><mi>c<\/mi><mn>2<\/mn><\/msup>.*<\/math>\.<\/p>$/,
  );
  expect(html).not.toContain('annotation');
});

test('a formula of its own becomes a block', () => {
  const html = shown('<figure data-latex="\\frac{a}{b}"></figure>');
  expect(html).toMatch(/^<figure><math [^>]*display="block">.*<mfrac>.*<\/math><\/figure>$/);
});

test('signs of HTML in a formula stay signs', () => {
  expect(shown('<p><span data-latex="a &lt; b"></span></p>')).toContain('<mo>&lt;</mo>');
});

test('what is no LaTeX is shown as it was typed', () => {
  expect(shown('<p><span data-latex="\\frac{"></span></p>')).toBe('<p><code>\\frac{</code></p>');
  expect(shown(`<p><span data-latex="${'x'.repeat(2001)}"></span></p>`)).toContain('<code>xxx');
});

test('no tag closes itself, so that blocks can be counted', () => {
  expect(shown('<p><span data-latex="a\\hspace{2em}b"></span></p>')).not.toContain('/>');
});

test('a formula without anything in it is nothing', () => {
  expect(shown('<p>a<span data-latex=" "></span></p><figure data-latex></figure>')).toBe(
    '<p>a</p>',
  );
});

test('other figures and spans stay as they are', () => {
  const html = '<figure><img src="/a.png" alt="" /></figure><p><span lang="en">x</span></p>';
  expect(shown(html)).toBe(html);
});

describe('formulas cannot grow beyond a page:', () => {
  const draw = (html: string) => drawFormulas(cleanHtml(html));
  const span = (latex: string) => `<p><span data-latex="${latex}"></span></p>`;

  test.each([
    '\\def\\a{x}\\a',
    '\\gdef\\a{x}\\a',
    '\\edef\\a{x}\\a',
    '\\xdef\\a{x}\\a',
    '\\let\\a=x\\a',
    '\\futurelet\\a\\b\\c',
    '\\newcommand{\\a}{x}\\a',
    '\\renewcommand{\\frac}{x}\\frac',
    '\\providecommand{\\a}{x}\\a',
    '\\global\\long\\def\\a{x}\\a',
  ])('the macro of %s is refused and shown as typed', (latex) => {
    expect(draw(span(latex))).toEqual({
      html: `<p><code>${latex}</code></p>`,
      problem: 'formula_macro',
    });
  });

  test('commands that only begin like those of macros are drawn', () => {
    const html = span('\\left( \\deg \\longrightarrow x \\right)');
    expect(draw(html)).toMatchObject({ problem: null, html: expect.stringContaining('<math') });
  });

  test('200 formulas are drawn, and no more', () => {
    const use = { formulas: 0, latex: 0, mathml: 0 };
    expect(drawFormulas(span('x').repeat(200), use).problem).toBeNull();
    expect(drawFormulas(span('x'), use)).toEqual({
      html: '<p><code>x</code></p>',
      problem: 'formulas_many',
    });
  });

  test.each([
    ['cells', `\\begin{matrix}${'&'.repeat(1900)}\\end{matrix}`],
    ['signs that become long', "'".repeat(1900)],
    ['text', `\\text{${'a'.repeat(1900)}}`],
    ['braces', `${'{'.repeat(900)}x${'}'.repeat(900)}`],
    ['what is no LaTeX', `${'x'.repeat(1900)}}`],
  ])('a lesson full of %s is drawn in part, and soon', (_, latex) => {
    const html = span(latex.replaceAll('&', '&amp;')).repeat(140);
    const before = process.cpuUsage();
    const drawn = drawFormulas(html);
    const { user, system } = process.cpuUsage(before);
    expect(drawn.problem).toBe('formulas_large');
    expect(drawn.html.length).toBeLessThan(html.length + 400_000);
    expect((user + system) / 1000).toBeLessThan(1000);
  });
});

describe('no formula harms a reader:', () => {
  test.each([
    '\\href{javascript:alert(1)}{x}',
    '\\url{javascript:alert(1)}',
    '\\includegraphics{https://tracker.example/p.gif}',
    '\\htmlStyle{color:red}{x}',
    '\\htmlClass{evil}{x}',
    '\\htmlData{x=1}{y}',
    '\\text{<img src=x onerror=alert(1)>}',
    '\\text{</math><script>alert(1)</script>}',
    '"><script>alert(1)</script>',
    '\\color{red;background:url(//evil.example)}{x}',
    '\\def\\a{\\a\\a}\\a',
    '\\rule{9999em}{9999em}',
  ])('%s', (latex) => {
    const attribute = latex.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
    const html = shown(`<p><span data-latex="${attribute}"></span></p>`);
    const tags = [...html.matchAll(/<[^>]*>/g)].join('');
    expect(tags).not.toMatch(/<(?:script|img|a|style|iframe|svg)\b|\s(?:style|href|src|on\w+)=/i);
    expect(html).not.toContain('9999em');
  });

  test('whatever is typed, only MathML and code come out', () => {
    const pieces = fc.constantFrom(
      ...['\\frac', '{', '}', 'x', '^', '_', '\\text{', '<b>', '"', '&', '\\href{javascript:1}{a}'],
      ...['\\begin{matrix}', '\\end{matrix}', '\\\\', '$', '投资', '%', '#', '~', "'", '>'],
    );
    const latex = fc.array(pieces, { maxLength: 10 }).map((all) => all.join(''));
    fc.assert(
      fc.property(latex, (text) => {
        const attribute = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
        const html = shown(`<p><span data-latex="${attribute}"></span></p>`);
        for (const [, tag] of html.matchAll(/<\/?([a-z]+)/g)) {
          expect(tag).toMatch(/^(?:p|code|semantics|m[a-z]+)$/);
        }
      }),
      { numRuns: 300 },
    );
  });
});
