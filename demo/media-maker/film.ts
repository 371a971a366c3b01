import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { STAGE } from './stage.ts';

const serif = fs
  .readFileSync(path.join(import.meta.dirname, '../../web/assets/academy-serif.woff2'))
  .toString('base64');

/** The site’s own Latin serif. */
export const serifFace = `@font-face { font-family: Academy; src: url(data:font/woff2;base64,${serif}); font-weight: 400 700; }`;

/** The type of the slides, with the Noto families for Chinese. */
const faces = `
  ${serifFace}
  .serif { font-family: Academy, 'Noto Serif CJK SC', serif; }
  .sans { font-family: 'Noto Sans', 'Noto Sans CJK SC', sans-serif; }`;

/** Makes an empty page of the size of the video. */
export async function openStage(page: Page): Promise<void> {
  await page.setViewportSize({ width: STAGE.width, height: STAGE.height });
  await page.setContent(
    `<html lang="zh-CN"><style>${faces} body { margin: 0; font-variant-numeric: lining-nums; }</style><body></body></html>`,
  );
}

/** One frame as a picture. */
export async function photograph(page: Page, svg: string): Promise<Buffer> {
  await page.evaluate(async (markup) => {
    document.body.innerHTML = markup;
    await document.fonts.ready;
  }, svg);
  return page.screenshot({ type: 'jpeg', quality: 95 });
}

interface FilmOptions {
  page: Page;
  draw: (seconds: number) => string;
  seconds: number;
  /** WAV of the narration. */
  sound: string;
  file: string;
}

/**
 * Draws every frame and encodes it with the sound: H.264 and AAC, the index at the front
 * so that playing starts with the first bytes. Frames that are alike are drawn once.
 */
export async function film({ page, draw, seconds, sound, file }: FilmOptions): Promise<void> {
  await openStage(page);
  const encoder = spawn(
    'ffmpeg',
    [
      ...['-v', 'error', '-y', '-f', 'image2pipe', '-framerate', `${STAGE.framesPerSecond}`],
      ...['-c:v', 'mjpeg', '-i', '-', '-i', sound],
      ...['-c:v', 'libx264', '-preset', 'slow', '-crf', '27', '-tune', 'animation'],
      ...['-profile:v', 'high', '-level', '3.1', '-vf', 'format=yuv420p', '-g', '100'],
      ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'],
      ...['-c:a', 'aac', '-b:a', '64k', '-ac', '1', '-movflags', '+faststart', file],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const done = once(encoder, 'close');
  let last = '';
  let picture: Buffer = Buffer.alloc(0);
  for (let index = 0; index < seconds * STAGE.framesPerSecond; index++) {
    const svg = draw(index / STAGE.framesPerSecond);
    if (svg !== last) picture = await photograph(page, svg);
    last = svg;
    if (!encoder.stdin.write(picture)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await done;
  if (code !== 0) throw new Error(`Encoding ${file} failed.`);
}
