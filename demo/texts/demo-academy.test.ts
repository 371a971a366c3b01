import { describe, expect, test } from 'vitest';
import * as demo from './index.ts';

/** Every pair of languages within a value, with the path that leads to it. */
function pairsIn(value: unknown, path = ''): { path: string; en: string; zh: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'zh' in value) {
    return [{ path, en: String(value.en), zh: String(value.zh) }];
  }
  return Object.entries(value).flatMap(([key, inner]) => pairsIn(inner, `${path}.${key}`));
}

/** The names of a lesson's top-level blocks, in order. */
function blocksOf(html: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  for (const match of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*?(\/?)>/g)) {
    const [, closing, name = '', selfClosing] = match;
    if (closing) depth--;
    else {
      if (depth === 0) blocks.push(name);
      if (!selfClosing && !['br', 'img', 'hr', 'col'].includes(name)) depth++;
    }
  }
  return blocks;
}

test('nothing in the demo academy is in one language only', () => {
  const missing = pairsIn(demo).filter(({ en, zh }) => en.trim() === '' || zh.trim() === '');
  expect(missing).toEqual([]);
});

test('there are at least twelve courses over three levels, of at least five lessons each', () => {
  expect(demo.demoCourses.length).toBeGreaterThanOrEqual(12);
  expect(new Set(demo.demoCourses.map((course) => course.level)).size).toBe(3);
  for (const course of demo.demoCourses) expect(course.contents.length).toBeGreaterThanOrEqual(5);
});

test('the site has what its pages count on', () => {
  expect(demo.demoTeachers.length).toBeGreaterThanOrEqual(6);
  expect(demo.demoRewards.length).toBe(12);
  expect(new Set(demo.demoRewards.map((reward) => reward.category)).size).toBe(6);
  expect(demo.demoFaqs.length).toBe(10);
  expect(demo.demoCases.length).toBe(20);
  expect(demo.demoArticles.length).toBe(5);
  expect(demo.demoActivities.length).toBe(2);
  expect(demo.demoBanners.length).toBe(3);
});

test('every course is taught by a teacher who exists', () => {
  const teachers = new Set(demo.demoTeachers.map((teacher) => teacher.key));
  expect(demo.demoCourses.filter((course) => !teachers.has(course.teacher))).toEqual([]);
});

describe.each(demo.demoCourses.map((course) => [course.key, course] as const))(
  '%s',
  (_, course) => {
    test('its lessons can be read side by side, block by block', () => {
      for (const content of course.contents) {
        if (!('body' in content)) continue;
        expect(blocksOf(content.body.zh), content.title.en).toEqual(blocksOf(content.body.en));
      }
    });

    test('its quizzes have one right answer among their options', () => {
      for (const content of course.contents) {
        if (content.type !== 'quiz') continue;
        const ids = content.questions.map((question) => question.id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { type, options = [], answer } of content.questions) {
          if (type === 'true_false') expect(typeof answer).toBe('boolean');
          else expect(options.filter((option) => option.id === answer)).toHaveLength(1);
        }
      }
    });
  },
);

test('a pass costs no more points than the dearest course that it opens', () => {
  for (const level of ['intermediate', 'advanced'] as const) {
    const prices = demo.demoCourses
      .filter((course) => course.level === level)
      .map((course) => course.pointsRequired);
    const pass = demo.demoRewards.find(({ key }) => key === `${level}-course-pass`);
    expect(pass?.pointsRequired).toBeLessThanOrEqual(Math.max(...prices));
  }
});

test('no course pays back more points than it costs, its lessons and quizzes included', () => {
  const paying = demo.demoCourses.filter(({ pointsRequired, pointsReward, contents }) => {
    const quizzes = contents.filter(({ type }) => type === 'quiz').length;
    return pointsRequired > 0 && pointsReward + contents.length * 5 + quizzes * 20 > pointsRequired;
  });
  expect(paying.map(({ title }) => title.en)).toEqual([]);
});
