/**
 * Makes the files under `demo/media/` from the texts of
 * `demo/texts/media-lessons.ts`. They are committed: this runs only after a change.
 *
 *     node demo/media-maker/make-demo-media.ts [part of a file name …]
 *
 * It needs ffmpeg (with libflite for the English voices), espeak-ng, Chromium, hb-subset and
 * the Noto CJK fonts: apt install ffmpeg espeak-ng chromium libharfbuzz-bin fonts-noto-cjk.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { DemoMediaLesson } from '#demo/texts/index.ts';
import {
  checklistPdf,
  compoundInterestVideo,
  factsheetPdf,
  oneMinuteAudio,
  stopLossVideo,
  threeSentencesAudio,
} from '#demo/texts/media-lessons.ts';
import { webVttOf } from '#demo/texts/web-vtt.ts';
import { findChromium } from '../../scripts/machine.mjs';
import { checklist } from './checklist.ts';
import { drawCompoundInterest } from './compound-interest.ts';
import { factsheet } from './factsheet.ts';
import { film, openStage, photograph } from './film.ts';
import { print } from './paper.ts';
import { lengthOf, mixSound, writeSound } from './sound.ts';
import type { Voice } from './speech.ts';
import { drawStopLoss } from './stop-loss.ts';

interface Lesson {
  content: DemoMediaLesson;
  voice: Voice;
  /** Cues that open a part, by their index: two soft bells ring there. */
  parts: readonly number[];
  /** The slides of a video, and the second that is its poster. */
  draw?: (seconds: number) => string;
  posterAt?: number;
}

const lessons: readonly Lesson[] = [
  {
    content: compoundInterestVideo,
    voice: 'zh',
    parts: [2, 6, 10, 13],
    draw: drawCompoundInterest,
    posterAt: 4.6,
  },
  {
    content: stopLossVideo,
    voice: 'en-woman',
    parts: [4, 6, 8, 10],
    draw: drawStopLoss,
    posterAt: 5.6,
  },
  { content: threeSentencesAudio, voice: 'zh', parts: [2, 4, 6, 10] },
  { content: oneMinuteAudio, voice: 'en-man', parts: [2, 3, 4, 9] },
];

const sheets = [
  { content: checklistPdf, sheet: checklist },
  { content: factsheetPdf, sheet: factsheet },
];

const media = path.join(import.meta.dirname, '../media');
const wanted = process.argv.slice(2);
const isWanted = (file: string) =>
  wanted.length === 0 || wanted.some((part) => file.includes(part));

function run(...args: string[]): void {
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: 'inherit' });
}

async function makeLesson(lesson: Lesson, page: Page, folder: string): Promise<void> {
  const { content, voice, parts, draw, posterAt = 0 } = lesson;
  const file = path.join(media, content.media);
  for (const language of ['en', 'zh'] as const) {
    fs.writeFileSync(
      path.join(media, content.captions[language]),
      webVttOf(content.cues, language),
    );
  }
  const sound = path.join(folder, 'sound.wav');
  // The bells ring in the silence before their cue.
  const bells = parts.map((cue) => Math.max(0, (content.cues[cue]?.start ?? 0) - 0.5));
  writeSound(mixSound(content, voice, bells, folder), sound);
  if (draw === undefined) {
    run('-i', sound, '-c:a', 'libmp3lame', '-b:a', '64k', '-ac', '1', file);
    return;
  }
  await film({ page, draw, seconds: lengthOf(content), sound, file });
  if (content.poster !== null) {
    await openStage(page);
    const still = path.join(folder, 'poster.jpg');
    fs.writeFileSync(still, await photograph(page, draw(posterAt)));
    run('-i', still, '-c:v', 'libwebp', '-quality', '82', path.join(media, content.poster));
  }
}

async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('Chromium is not installed.');
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

fs.mkdirSync(media, { recursive: true });
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-media-'));
await withBrowser(async (browser) => {
  const page = await browser.newPage();
  for (const lesson of lessons) {
    if (isWanted(lesson.content.media)) await makeLesson(lesson, page, folder);
  }
  for (const { content, sheet } of sheets) {
    if (!isWanted(content.media)) continue;
    await print(page, sheet, path.join(media, content.media), folder);
  }
});
fs.rmSync(folder, { recursive: true });
for (const name of fs.readdirSync(media)) {
  const { size } = fs.statSync(path.join(media, name));
  console.log(`${name.padEnd(32)} ${(size / 1024).toFixed(0).padStart(6)} KB`);
}
