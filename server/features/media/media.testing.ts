import { samplePng } from '#server/testing/sample-files.ts';
import type { TestAcademy, TestPerson } from '#server/testing/test-academy.ts';

/** Set-up for tests of uploads: chunks, and files of a size. */

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

/** A PNG of so many bytes: what follows its end is nothing to its header. */
export function bigPng(bytes: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(bytes);
  all.set(samplePng());
  return all;
}
