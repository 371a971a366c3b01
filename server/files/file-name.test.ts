import { expect, test } from 'vitest';
import { attachmentHeader, safeFileName } from './file-name.ts';

test.each([
  ['plan.pdf', 'pdf', 'plan.pdf'],
  ['我的投资计划.docx', 'docx', '我的投资计划.docx'],
  ['photo.JPEG', 'jpg', 'photo.jpg'],
  ['virus.exe', 'pdf', 'virus.exe.pdf'],
  ['../../etc/passwd', 'txt', 'passwd.txt'],
  ['C:\\work\\plan.txt', 'txt', 'plan.txt'],
  ['a\u202Efdp.exe', 'pdf', 'a fdp.exe.pdf'],
  ['two\r\nlines.txt', 'txt', 'two lines.txt'],
  ['...', 'png', 'file.png'],
  ['', 'png', 'file.png'],
  ['.pdf', 'pdf', 'pdf.pdf'],
  ['cafe\u0301.txt', 'txt', 'caf\u00E9.txt'],
])('%j of a %s is called %j', (given, extension, name) => {
  expect(safeFileName(given, extension)).toBe(name);
});

test('a long name is cut between characters, and keeps its extension', () => {
  const name = safeFileName(`${'🧧'.repeat(300)}.pdf`, 'pdf');
  expect([...name]).toHaveLength(120);
  expect(name).toMatch(/^🧧+\.pdf$/u);
});

test.each([
  ['dots', '.'],
  ['spaces', ' '],
  ['marks on one character', '\u0301\u0316'],
  ['paths', '../'],
])('a name of 100,000 characters that are %s is cut before it is read', (_, unit) => {
  const given = `a${unit.repeat(100_000 / unit.length)}b.txt`;
  const before = performance.now();
  const name = safeFileName(given, 'txt');
  expect(performance.now() - before).toBeLessThan(100);
  expect([...name].length).toBeLessThanOrEqual(120);
  expect(name).toMatch(/^[^.].*\.txt$|^b\.txt$/u);
});

test('a name of any script travels in a header', () => {
  expect(attachmentHeader('计划 "A"(1).pdf')).toBe(
    'attachment; filename="__ _A_(1).pdf"; ' +
      "filename*=UTF-8''%E8%AE%A1%E5%88%92%20%22A%22%281%29.pdf",
  );
});
