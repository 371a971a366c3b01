import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoCourses, demoTeachers } from './index.ts';
import { webVttOf } from './web-vtt.ts';

const folder = path.join(import.meta.dirname, '../media');
const sizeOf = (file: string) => fs.statSync(path.join(folder, file)).size;
const contents = demoCourses.flatMap((course) => course.contents);
const recordings = contents.filter((content) => 'cues' in content);
const documents = contents.filter((content) => 'pages' in content);

/** The limit for a phone on a slow connection. */
const KB = 1024;
const limits = { video: 1536 * KB, audio: 600 * KB, pdf: 400 * KB, poster: 60 * KB };

test('the academy shows a video, an audio and a document, two of each', () => {
  expect(recordings.map(({ type }) => type).sort()).toEqual(['audio', 'audio', 'video', 'video']);
  expect(documents).toHaveLength(2);
});

test('they come before the quiz of their course', () => {
  for (const { contents: list } of demoCourses) {
    const quiz = list.findIndex(({ type }) => type === 'quiz');
    const media = list.findIndex((content) => 'media' in content);
    if (media >= 0) expect(media).toBe(quiz - 1);
  }
});

describe.each(recordings.map((content) => [content.media, content] as const))(
  '%s',
  (file, { type, cues, captions, poster }) => {
    test('is small, and its poster as well', () => {
      expect(sizeOf(file)).toBeLessThanOrEqual(limits[type]);
      if (poster !== null) expect(sizeOf(poster)).toBeLessThanOrEqual(limits.poster);
    });

    test('says one thing at a time, in order', () => {
      for (const [index, { start, end }] of cues.entries()) {
        expect(end).toBeGreaterThan(start);
        expect(start).toBeGreaterThanOrEqual(cues[index - 1]?.end ?? 0);
      }
    });

    test.each(['en', 'zh'] as const)('has captions that say what its cues say (%s)', (language) => {
      const text = fs.readFileSync(path.join(folder, captions[language]), 'utf8');
      expect(text).toBe(webVttOf(cues, language));
    });
  },
);

test.each(documents.map((content) => [content.media, content] as const))(
  '%s is small and has the pages it is said to have',
  (file, { pages }) => {
    expect(sizeOf(file)).toBeLessThanOrEqual(limits.pdf);
    const text = fs.readFileSync(path.join(folder, file), 'latin1');
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(pages);
  },
);

test('no file lies there that nothing shows', () => {
  const shown = [
    ...recordings.flatMap(({ media, poster, captions }) => [
      media,
      poster,
      captions.en,
      captions.zh,
    ]),
    ...documents.map(({ media }) => media),
    ...demoTeachers.map(({ key }) => `${key}.svg`),
  ].filter((file) => file !== null);
  expect(fs.readdirSync(folder).sort()).toEqual(shown.sort());
});
