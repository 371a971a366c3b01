import fs from 'node:fs';
import path from 'node:path';
import { beforeAll } from 'vitest';
import { mediaAdminCalls } from '#contract/media.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { samplePng } from '#server/testing/sample-files.ts';
import type { TestAcademy, TestFile, TestPerson } from '#server/testing/test-academy.ts';

/** Set-up for tests of uploads: an admin who uploads, chunks, and files of a size. */

const demoFolder = path.join(import.meta.dirname, '../../../demo/media');

/** A file of the demo academy. */
export const demoFile = (name: string) =>
  new Uint8Array(fs.readFileSync(path.join(demoFolder, name)));

/** The shortest valid file of captions. */
export const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n';

/** An academy whose admin uploads files. */
export class MediaAcademy {
  readonly academy = openTestAcademy();
  #admin: TestPerson | undefined;

  constructor() {
    beforeAll(async () => {
      this.#admin = await this.academy.addAdmin({ name: 'Ms Chen' });
    });
  }

  get admin(): TestPerson {
    if (this.#admin === undefined) throw new Error('The academy opens before the first test.');
    return this.#admin;
  }

  /** Uploads a file whole. */
  upload(file: TestFile, as = this.admin) {
    return this.academy.call(mediaAdminCalls.upload, {}, { as, file });
  }

  /** Begins an upload in chunks. */
  start(bytes: number, name = 'film.mp4', as = this.admin) {
    return this.academy.call(mediaAdminCalls.start, { body: { name, bytes } }, { as });
  }

  chunk(id: number, offset: number, bytes: Uint8Array, as: TestPerson | null = this.admin) {
    return sendChunk(this.academy, as, { id, offset, bytes });
  }

  progress(id: number, as = this.admin) {
    return this.academy.call(mediaAdminCalls.progress, { params: { id } }, { as });
  }

  finish(id: number, as = this.admin) {
    return this.academy.call(mediaAdminCalls.finish, { params: { id } }, { as });
  }

  /** Fetches as the admin: files that no page shows are served to editors only. */
  fetchFile(url: string, headers: Record<string, string> = {}) {
    const authorization = `Bearer ${this.admin.token}`;
    return this.academy.app.inject({ url, headers: { authorization, ...headers } });
  }
}

/** Sends a part of an upload, as bytes; null for a guest. */
export async function sendChunk(
  { app }: TestAcademy,
  as: Pick<TestPerson, 'token'> | null,
  { id, offset, bytes }: { id: number; offset: number; bytes: Uint8Array },
) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/admin/uploads/${id}/chunk?offset=${offset}`,
    headers: {
      'content-type': 'application/octet-stream',
      ...(as ? { authorization: `Bearer ${as.token}` } : {}),
    },
    payload: Buffer.from(bytes),
  });
  const { error, data, msg } = answer.json();
  return { status: answer.statusCode, error, data, msg };
}

/** A valid PNG of so many bytes: padding after its end does not change its header. */
export function bigPng(bytes: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(bytes);
  all.set(samplePng());
  return all;
}
