import { describe, expect, test } from 'vitest';
import { emailKindNames, emailKinds, emailValueNames } from './email-kinds.ts';
import {
  cleanText,
  type EmailTextField,
  type EmailTextProblem,
  emailBlocksOf,
  emailTextFields,
  fillText,
  findTextProblem,
  neededValuesOf,
  paragraphsOf,
  placeholder,
  valuesOf,
} from './email-texts.ts';

const BODY = 'Hello from {{academy}}.\n\n{{action}}';

describe('a text of an email', () => {
  test.each<[what: string, field: EmailTextField, text: string, problem: EmailTextProblem | null]>([
    ['with what it may name is fine', 'subject', '{{academy}}: {{minutes}} minutes', null],
    ['without placeholders is fine', 'heading', 'A new password', null],
    ['that is empty is none', 'action', '', { problem: 'empty' }],
    ['has one line, but for the body', 'subject', 'One\ntwo', { problem: 'lines' }],
    ['of the body may have many', 'text', `One\ntwo\n\n${BODY}`, null],
    ['has no control characters', 'subject', 'A\u0007b', { problem: 'invisible' }],
    ['has no tabulator', 'text', `A\tb\n\n${BODY}`, { problem: 'invisible' }],
    ['is not written backwards', 'heading', 'A\u202Eb', { problem: 'invisible' }],
    ['has no separator of lines', 'subject', 'A\u2028b', { problem: 'invisible' }],
    [
      'names no value of another email',
      'text',
      `{{course}} ${BODY}`,
      { problem: 'unknown', name: 'course' },
    ],
    [
      'names nothing that there never was',
      'heading',
      '{{nme}}',
      { problem: 'unknown', name: 'nme' },
    ],
    [
      'has the button in the body alone',
      'subject',
      'Now: {{action}}',
      { problem: 'unknown', name: 'action' },
    ],
    [
      'has a list only where the email has one',
      'text',
      `{{facts}}\n\n${BODY}`,
      { problem: 'unknown', name: 'facts' },
    ],
    ['does not inherit names', 'heading', '{{toString}}', { problem: 'unknown', name: 'toString' }],
    ['closes what it opens', 'subject', 'Hi {{academy', { problem: 'broken', at: 'Hi {{academy' }],
    [
      'closes it with both braces',
      'subject',
      '{{academy}',
      { problem: 'broken', at: '{{academy}' },
    ],
    ['opens it with both braces', 'subject', '{academy}}', { problem: 'broken', at: '{academy}}' }],
    ['has no single braces', 'heading', '{academy}', { problem: 'broken', at: '{academy}' }],
    [
      'has no braces of a Chinese keyboard left',
      'heading',
      '欢迎｛academy｝',
      { problem: 'broken', at: '欢迎｛academy｝' },
    ],
    ['names its values by words', 'heading', '{{a b}}', { problem: 'broken', at: '{{a b}}' }],
    [
      'has no brace around a placeholder',
      'heading',
      '{{{academy}}}',
      { problem: 'broken', at: '{}' },
    ],
    ['of the body has the button', 'text', 'Hello.', { problem: 'missing', name: 'action' }],
    [
      'has the button once',
      'text',
      '{{action}}\n\n{{action}}',
      { problem: 'twice', name: 'action' },
    ],
    [
      'has the button in a paragraph of its own',
      'text',
      'Here: {{action}}',
      { problem: 'alone', name: 'action' },
    ],
  ])('%s', (_, field, text, problem) => {
    expect(findTextProblem('reset', field, text)).toEqual(problem);
  });

  test('a list that the email has must be in it', () => {
    expect(findTextProblem('newDevice', 'text', '{{action}}')).toEqual({
      problem: 'missing',
      name: 'facts',
    });
    expect(findTextProblem('newDevice', 'text', '{{facts}}\n\n{{action}}')).toBeNull();
  });

  test('what an email is about must be in its body', () => {
    expect(findTextProblem('welcome', 'text', BODY)).toEqual({ problem: 'missing', name: 'email' });
    expect(findTextProblem('welcome', 'text', `{{email}}\n\n${BODY}`)).toBeNull();
  });
});

describe('what is typed', () => {
  test.each([
    ['spaces inside the braces', 'Hi {{ academy }}', 'Hi {{academy}}'],
    ['the braces of a Chinese keyboard', '｛｛academy｝｝您好', '{{academy}}您好'],
    ['lines of another system', 'a\r\n\r\nb\rc', 'a\n\nb\nc'],
    ['more than one blank line', 'a\n\n\n\nb', 'a\n\nb'],
    ['a blank line that has spaces', 'a\n  \n\u3000\nb', 'a\n\nb'],
    ['space at the ends', '\n a  \n', 'a'],
  ])('is put right: %s', (_, typed, stored) => {
    expect(cleanText(typed)).toBe(stored);
    expect(cleanText(stored)).toBe(stored);
  });

  test('is read in a moment, however it is made', () => {
    const long = `${'{ '.repeat(20_000)}${' \n'.repeat(20_000)}${'{{a'.repeat(20_000)}`;
    const start = performance.now();
    findTextProblem('reset', 'text', cleanText(long));
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

test('a value is text, whatever it looks like', () => {
  const values = { course: '{{number}} $1 $&', number: 7 };
  expect(fillText('{{course}}: {{number}}', values)).toBe('{{number}} $1 $&: 7');
});

describe.each(emailKindNames)('the email “%s”', (kind) => {
  test('needs only what it has', () => {
    expect(valuesOf(kind)).toEqual(expect.arrayContaining([...neededValuesOf(kind)]));
    expect(emailValueNames).toEqual(expect.arrayContaining([...valuesOf(kind)]));
  });

  test('can be written with no more than what it needs', () => {
    const least = [...neededValuesOf(kind), ...emailBlocksOf(kind)].map(placeholder).join('\n\n');
    expect(findTextProblem(kind, 'text', least)).toBeNull();
    expect(paragraphsOf(least)).toContain('{{action}}');
    for (const field of emailTextFields.filter((one) => one !== 'text')) {
      expect(findTextProblem(kind, field, valuesOf(kind).map(placeholder).join(' '))).toBeNull();
    }
    expect(emailKinds[kind].values).not.toContain('academy');
  });
});
