import { expect, test } from 'vitest';
import { questionSubject } from './questions.rules.ts';

test.each([
  ['市盈率是什么', '市盈率'],
  ['什么是市盈率？', '市盈率'],
  ['怎么看年报', '看年报'],
  ['如何分散风险', '分散风险'],
  ['平息率怎么算', '平息率'],
  ['What is compound interest?', 'compound interest'],
  ['how do I know if a broker is licensed?', 'broker licensed'],
  ['Should I buy a REIT', 'buy REIT'],
  ['dividend', 'dividend'],
  ['what if', 'what if'],
  ['什么是', '什么是'],
  ['The price of bonds', 'The price of bonds'],
])('%s is searched by %s', (search, subject) => {
  expect(questionSubject(search)).toBe(subject);
});
