import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { courseCalls } from '#contract/courses.ts';
import { callApi, expect, hydrated, type Language, test } from './support.ts';

/**
 * What guests get before other journeys add to the academy: fetched first (`guest-pages.setup.ts`)
 * and checked later, so that a page over its budget does not stop the other journeys.
 */
interface GuestPages {
  /** Pages as they are transferred, in base64, by language and path. */
  sent: Record<string, string>;
  /** Paths of all that the home page asks this site for until it is hydrated, by language. */
  asked: Record<string, string[]>;
  reviews: { count: number; replies: number };
}

export const languages = ['zh', 'en'] as const satisfies readonly Language[];
/** Whose reviews are counted: how many there are differs by the hour that the demo loads. */
const REVIEWED_COURSE = 1;
export const reviewedPage = `/courses/${REVIEWED_COURSE}`;
export const guestPaths = ['/', '/courses', reviewedPage, '/teachers/1', '/faq'] as const;
export type GuestPath = (typeof guestPaths)[number];

const baseUrl = () => test.info().project.use.baseURL ?? '';
const fileOfPages = () =>
  path.join(os.tmpdir(), `academy-e2e-pages-${new URL(baseUrl()).port}.json`);

/** The bytes of a response as they are transferred. */
export function bytesOf(path: string, language: Language): Promise<Buffer> {
  const address = `${baseUrl()}${path}`;
  const headers = { 'accept-encoding': 'br', cookie: `locale=${language}` };
  return new Promise((resolve, reject) => {
    http
      .get(address, { headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          expect(response.statusCode, address).toBe(200);
          expect(response.headers['content-encoding'], address).toBe('br');
          resolve(Buffer.concat(chunks));
        });
      })
      .on('error', reject);
  });
}

async function requestsOf(page: Page, language: Language, path: string): Promise<string[]> {
  await page
    .context()
    .addCookies([{ name: 'locale', value: language, url: baseUrl(), sameSite: 'Lax' }]);
  const asked: string[] = [];
  const note = (request: { url: () => string }) => asked.push(new URL(request.url()).pathname);
  page.on('request', note);
  await page.goto(path);
  await hydrated(page);
  page.off('request', note);
  return asked;
}

/**
 * Fetches all of it.
 * @param openPage opens a page of a browser that has stored nothing yet
 */
export async function takeGuestPages(
  request: APIRequestContext,
  openPage: () => Promise<Page>,
): Promise<void> {
  const query = { course_id: REVIEWED_COURSE };
  const { list } = await callApi(request, courseCalls.reviews, { query });
  const replies = list.filter(({ reply }) => reply !== null).length;
  const pages: GuestPages = { sent: {}, asked: {}, reviews: { count: list.length, replies } };
  for (const language of languages) {
    for (const path of guestPaths) {
      const sent = await bytesOf(path, language);
      pages.sent[`${language} ${path}`] = sent.toString('base64');
    }
    const page = await openPage();
    pages.asked[language] = await requestsOf(page, language, '/');
    await page.context().close();
  }
  fs.writeFileSync(fileOfPages(), JSON.stringify(pages));
}

function readGuestPages(): GuestPages {
  return JSON.parse(fs.readFileSync(fileOfPages(), 'utf8'));
}

/** A page as it was fetched, and its size in bytes. */
export function guestPage(path: GuestPath, language: Language) {
  const sent = Buffer.from(readGuestPages().sent[`${language} ${path}`] ?? '', 'base64');
  const whole = zlib.brotliDecompressSync(sent);
  return { brotli: sent.length, html: whole.length, text: whole.toString() };
}

export const reviewsTaken = () => readGuestPages().reviews;
export const requestsTaken = (language: Language) => readGuestPages().asked[language] ?? [];
