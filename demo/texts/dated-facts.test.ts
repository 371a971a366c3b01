import { expect, test } from 'vitest';
import { demoCourses } from './index.ts';

/** Facts that change with the law, with the source and the date that their lesson must name. */
const facts = [
  {
    name: 'the Special Account is closed at 55',
    en: [/on 19 January 2025 it was closed/, /ask\.gov\.sg\/cpf/, /as of 2026/],
    zh: [/2025年1月19日/, /ask\.gov\.sg\/cpf/, /2026年/],
  },
  {
    name: 'flat rates and the Rule of 78 end in Malaysia',
    en: [/Rule of 78/, /1 January 2027/, /30 January 2026/, /bnm\.gov\.my/],
    zh: [/78法则/, /2027年1月1日/, /2026年1月30日/, /bnm\.gov\.my/],
  },
  {
    name: 'interest cover is worked out by the formula of MAS',
    en: [/EBITDA/, /28 November 2024/, /mas\.gov\.sg/],
    zh: [/EBITDA/, /2024年11月28日/, /mas\.gov\.sg/],
  },
  {
    name: 'a court found the write-down of AT1 bonds unlawful',
    en: [/AT1/, /On 1 October 2025/, /bvger\.ch/, /B-2334\/2023/],
    zh: [/AT1/, /2025年10月1日/, /bvger\.ch/, /B-2334\/2023/],
  },
] as const;

const lessons = demoCourses.flatMap(({ contents }) =>
  contents.flatMap((lesson) => ('body' in lesson ? [lesson.body] : [])),
);

test.each(facts)('that $name is told with its source and date, in both languages', (fact) => {
  const told = lessons.filter(
    ({ en, zh }) =>
      fact.en.every((part) => part.test(en)) && fact.zh.every((part) => part.test(zh)),
  );
  expect(told.length).toBeGreaterThan(0);
});
