import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { looks, portraitSvg } from '#demo/media-maker/portraits.ts';
import { courseMotif, giftOf } from '#domain/cover-motif.ts';
import { demoArticles, demoCourses, demoRewards, demoTeachers } from './index.ts';

const mediaFolder = path.join(import.meta.dirname, '../media');

test('any two courses have different motifs, in either language too', () => {
  const motifsOf = (languages: readonly ('en' | 'zh')[]) =>
    demoCourses.map(({ title }, i) =>
      courseMotif({
        course_id: i,
        ...(languages.includes('en') && { title: title.en }),
        ...(languages.includes('zh') && { title_zh: title.zh }),
      }),
    );
  const motifs = motifsOf(['en', 'zh']);
  expect(new Set(motifs).size).toBe(demoCourses.length);
  expect(motifsOf(['en'])).toEqual(motifs);
  expect(motifsOf(['zh'])).toEqual(motifs);
});

test('any two rewards are drawn as different things', () => {
  const gifts = demoRewards.map(({ name, category }) =>
    giftOf({ name: name.en, name_zh: name.zh, kind: category }),
  );
  expect(new Set(gifts.map((gift) => JSON.stringify(gift))).size).toBe(demoRewards.length);
  expect(gifts).not.toContainEqual({ motif: 'box' });
});

test('every teacher has a portrait of their own, as it is drawn, in at most 2 kB', () => {
  expect(Object.keys(looks)).toEqual(demoTeachers.map(({ key }) => key));
  const portraits = Object.entries(looks).map(([key, look]) => {
    const drawn = portraitSvg(look);
    const file = fs.readFileSync(path.join(mediaFolder, `${key}.svg`), 'utf8');
    expect(file, 'run demo/media-maker/portraits.ts').toBe(`${drawn}\n`);
    expect(file.length).toBeLessThan(2_000);
    return drawn;
  });
  expect(new Set(portraits).size).toBe(demoTeachers.length);
});

test('teachers joined when the history of the academy says', () => {
  const joinedOn = Object.fromEntries(demoTeachers.map(({ key, joinedOn }) => [key, joinedOn]));
  const [founding] = demoArticles;
  expect(joinedOn['lin-zhiyuan']).toBe(founding?.date);
  expect(joinedOn['wong-mei-fong']).toMatch(/^2023-0[345]-/);
  for (const { key, joinedOn: day } of demoTeachers) {
    expect(day >= (founding?.date ?? ''), key).toBe(true);
  }
});
