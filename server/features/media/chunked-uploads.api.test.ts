import { describe, expect, test } from 'vitest';
import { mediaAdminCalls } from '#contract/media.ts';
import { MAX_CHUNK_BYTES } from '#domain/file-sizes.ts';
import { MEGABYTE } from '#domain/units.ts';
import { fileRows, filesOnDisk } from '#server/testing/stored-files.ts';
import { sweepUploads } from './index.ts';
import { demoFile, MediaAcademy } from './media.testing.ts';

const media = new MediaAcademy();
const { academy } = media;

describe('a file that is sent in chunks', () => {
  const content = demoFile('one-minute.mp3');
  const cut = 200_000;

  test('arrives, is checked and stored, and no chunk is left', async () => {
    const disk = filesOnDisk(academy);
    const { data: begun } = await media.start(content.length, 'talk.mp3');
    expect(begun).toEqual({
      upload_id: expect.any(Number),
      bytes: content.length,
      received_bytes: 0,
    });
    const id = begun.upload_id;
    expect((await media.chunk(id, 0, content.slice(0, cut))).data.received_bytes).toBe(cut);
    expect((await media.progress(id)).data.received_bytes).toBe(cut);
    expect((await media.chunk(id, cut, content.slice(cut))).status).toBe(200);
    const { status, data, msg } = await media.finish(id);
    expect(status, msg).toBe(200);
    expect(data).toMatchObject({ kind: 'audio', mime: 'audio/mpeg', bytes: content.length });
    const fetched = await media.fetchFile(data.path);
    expect(new Uint8Array(fetched.rawPayload)).toEqual(content);
    expect(filesOnDisk(academy)).toHaveLength(disk.length + 1);
  });

  test('a chunk that comes again changes nothing; one that leaves a gap gets the expected position', async () => {
    const { data } = await media.start(content.length, 'talk.mp3');
    const id = data.upload_id;
    await media.chunk(id, 0, content.slice(0, cut));
    expect(await media.chunk(id, 0, content.slice(0, cut))).toMatchObject({
      status: 200,
      data: { received_bytes: cut },
    });
    for (const wrong of [cut + 1, cut - 1]) {
      expect(await media.chunk(id, wrong, content.slice(wrong))).toMatchObject({
        status: 409,
        error: 'INVALID_STATE',
        data: { received_bytes: cut },
      });
    }
    await media.chunk(id, cut, content.slice(cut));
    const { data: file } = await media.finish(id);
    expect(new Uint8Array((await media.fetchFile(file.path)).rawPayload)).toEqual(content);
  });

  test('the same chunk twice at once counts once', async () => {
    const { data } = await media.start(content.length, 'talk.mp3');
    const id = data.upload_id;
    const answers = await Promise.all(
      [1, 2, 3].map(() => media.chunk(id, 0, content.slice(0, cut))),
    );
    expect(answers.map((answer) => [answer.status, answer.data.received_bytes])).toEqual([
      [200, cut],
      [200, cut],
      [200, cut],
    ]);
    await media.chunk(id, cut, content.slice(cut));
    const { data: file } = await media.finish(id);
    expect(new Uint8Array((await media.fetchFile(file.path)).rawPayload)).toEqual(content);
  });

  test('finished twice, even at once, it is one file', async () => {
    const rows = (await fileRows(academy)).length;
    const { data } = await media.start(content.length, 'talk.mp3');
    await media.chunk(data.upload_id, 0, content);
    const both = await Promise.all([media.finish(data.upload_id), media.finish(data.upload_id)]);
    const again = await media.finish(data.upload_id);
    const statuses = [...both, again].map((answer) => answer.status);
    expect(statuses).toEqual([200, 200, 200]);
    expect(new Set([...both, again].map((answer) => answer.data.path)).size).toBe(1);
    expect(await fileRows(academy)).toHaveLength(rows + 1);
  });

  test('is not finished before all of it is there', async () => {
    const { data } = await media.start(content.length, 'talk.mp3');
    await media.chunk(data.upload_id, 0, content.slice(0, cut));
    expect(await media.finish(data.upload_id)).toMatchObject({
      status: 409,
      error: 'INVALID_STATE',
      envelope: { data: { received_bytes: cut } },
    });
  });

  test('whose name has the wrong extension is refused, and its chunks are deleted', async () => {
    const disk = filesOnDisk(academy);
    const { data } = await media.start(content.length, 'film.mp4');
    await media.chunk(data.upload_id, 0, content);
    const answer = await media.finish(data.upload_id);
    expect(answer).toMatchObject({ status: 415, error: 'UNSUPPORTED_MEDIA_TYPE' });
    expect(answer.msg).toMatch(/MP4.*MP3/);
    expect(filesOnDisk(academy)).toEqual(disk);
    expect((await media.progress(data.upload_id)).status).toBe(404);
  });

  test.each([
    ['song.mp3', 50 * MEGABYTE + 1, 413],
    ['film.mp4', 500 * MEGABYTE + 1, 413],
    ['photo.png', 8 * MEGABYTE + 1, 413],
    ['film.mov', 5, 415],
    ['drawing.svg', 5, 415],
    ['film.mp4', 0, 400],
    [' ', 5, 400],
  ])('%j of %d bytes is refused before anything is sent', async (name, bytes, status) => {
    expect((await media.start(bytes, name)).status).toBe(status);
  });

  test('a chunk that is empty, too long or reaches beyond the end is refused', async () => {
    const { data } = await media.start(10);
    const id = data.upload_id;
    expect((await media.chunk(id, 0, new Uint8Array(0))).status).toBe(400);
    expect((await media.chunk(id, 0, new Uint8Array(11))).status).toBe(400);
    const { data: large } = await media.start(20 * MEGABYTE);
    expect(
      (await media.chunk(large.upload_id, 0, new Uint8Array(MAX_CHUNK_BYTES + 1))).status,
    ).toBe(413);
    expect((await media.chunk(large.upload_id, 0, new Uint8Array(MAX_CHUNK_BYTES))).status).toBe(
      200,
    );
    const asJson = await academy.callWith(
      mediaAdminCalls.chunk,
      { params: { id }, query: { offset: 0 }, body: {} },
      { as: media.admin },
    );
    expect(asJson.status).toBe(415);
  });

  test('bytes are taken by the calls that say so, and by no other', async () => {
    const answer = await academy.app.inject({
      method: 'POST',
      url: '/api/admin/uploads/start',
      headers: {
        'content-type': 'application/octet-stream',
        authorization: `Bearer ${media.admin.token}`,
      },
      payload: Buffer.from([1, 2]),
    });
    expect(answer.statusCode).toBe(415);
  });

  test('that is cancelled leaves nothing behind', async () => {
    const disk = filesOnDisk(academy);
    const { data } = await media.start(10);
    await media.chunk(data.upload_id, 0, new Uint8Array(4));
    const params = { id: data.upload_id };
    expect(
      (await academy.call(mediaAdminCalls.giveUp, { params }, { as: media.admin })).status,
    ).toBe(200);
    expect(
      (await academy.call(mediaAdminCalls.giveUp, { params }, { as: media.admin })).status,
    ).toBe(404);
    expect(filesOnDisk(academy)).toEqual(disk);
  });

  test('is discarded after a day without a chunk, but not while chunks arrive', async () => {
    const { data: resting } = await media.start(10);
    const { data: going } = await media.start(10);
    await media.chunk(resting.upload_id, 0, new Uint8Array(4));
    const restsSince = (id: number, hours: number) =>
      academy.db
        .updateTable('media_uploads')
        .set({ updated_at: new Date(academy.now.getTime() - hours * 60 * 60 * 1000) })
        .where('upload_id', '=', id)
        .execute();
    await restsSince(resting.upload_id, 25);
    await restsSince(going.upload_id, 25);
    await media.chunk(going.upload_id, 0, new Uint8Array(4));
    await sweepUploads(academy.app.dependencies);
    expect((await media.progress(resting.upload_id)).status).toBe(404);
    expect((await media.progress(going.upload_id)).status).toBe(200);
  });
});
