import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, '../docs/decisions');
const files = fs.readdirSync(folder).filter((file) => file !== 'README.md');
const readText = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');

test('decisions have continuous numbers, each once', () => {
  const numbers = files.map((file) => file.slice(0, 4)).sort();
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(4, '0')));
});

test('the index names every decision with its title', () => {
  const listed = [...readText('README.md').matchAll(/^- \[\d{4}\]\((.+)\) (.+)$/gm)];
  const titles = files.map((file) => [
    file,
    readText(file).split('\n')[0]?.slice('# 0000 '.length),
  ]);
  expect(listed.map(([, file, title]) => [file, title]).sort()).toEqual(titles.sort());
});

describe.each(files)('%s', (file) => {
  test('has a title, status, date, context, decision and consequences', () => {
    const number = file.slice(0, 4);
    const parts = ['Context', 'Decision', 'Consequences'].map((name) => `\n## ${name}\n\n[^#]`);
    const status = '(?:accepted|replaced by \\d{4})';
    const form = `^# ${number} [^\n]+\n\nStatus: ${status} · Date: \\d{4}-\\d\\d-\\d\\d\n`;
    expect(readText(file)).toMatch(new RegExp([form, ...parts].join('[\\s\\S]*'), 'u'));
  });

  test('refers to decisions that there are', () => {
    const links = [...readText(file).matchAll(/\]\((\d{4}-[^)]+)\)/g)].map(([, link]) => link);
    expect(links.filter((link) => !files.includes(link ?? ''))).toEqual([]);
  });
});
