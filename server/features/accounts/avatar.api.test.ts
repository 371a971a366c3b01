import { describe, expect, test } from 'vitest';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { avatarCalls } from '#contract/avatar.ts';
import { runMaintenance } from '#server/jobs/maintenance.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { sampleFiles } from '#server/testing/sample-files.ts';
import type { TestFile, TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();

const picture = { name: 'me.png', content: sampleFiles.png };
const setAvatar = (file: TestFile | undefined, as: TestPerson | undefined) =>
  academy.callWith(avatarCalls.set, { body: {} }, { ...(as && { as }), ...(file && { file }) });
const remove = (as: TestPerson) => academy.call(avatarCalls.remove, {}, { as });
const fetchPath = (url: string) => academy.app.inject({ url });

/** Sets a picture and gives its path. */
async function pictureOf(as: TestPerson): Promise<string> {
  const { data } = await setAvatar(picture, as);
  return data.user.avatar ?? '';
}

describe('a person’s picture', () => {
  test('is shown to everybody under its path, without a session', async () => {
    const path = await pictureOf(await academy.addLearner());
    expect(path).toMatch(/^\/avatars\/[0-9a-f-]{36}\.png$/);
    const response = await fetchPath(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/png');
    expect(response.rawPayload).toEqual(Buffer.from(sampleFiles.png));
  });

  test('is a picture by its bytes, of a bounded size', async () => {
    const learner = await academy.addLearner();
    const script = { name: 'me.png', content: '<script>alert(1)</script>' };
    expect((await setAvatar(script, learner)).status).toBe(415);
    const paper = { name: 'me.pdf', content: sampleFiles.pdf };
    expect((await setAvatar(paper, learner)).status).toBe(415);
    const large = { name: 'me.png', content: new Uint8Array(3 * 1024 * 1024) };
    expect((await setAvatar(large, learner)).status).toBe(413);
    expect((await setAvatar(undefined, learner)).fields).toHaveProperty('file');
    expect((await setAvatar(picture, undefined)).status).toBe(401);
    const left = await academy.db
      .selectFrom('files')
      .select('file_id')
      .where('owner_user_id', '=', learner.userId)
      .execute();
    expect(left).toEqual([]);
  });

  test('is replaced by a later one, and the former is deleted', async () => {
    const learner = await academy.addLearner();
    const former = await pictureOf(learner);
    const latter = await pictureOf(learner);
    expect((await fetchPath(former)).statusCode).toBe(404);
    expect((await fetchPath(latter)).statusCode).toBe(200);
    await runMaintenance(academy.app.dependencies);
    const left = await academy.db
      .selectFrom('files')
      .select('state')
      .where('owner_user_id', '=', learner.userId)
      .execute();
    expect(left).toEqual([{ state: 'kept' }]);
  });

  test('can be removed, twice as well', async () => {
    const learner = await academy.addLearner();
    const path = await pictureOf(learner);
    expect((await remove(learner)).data.user.avatar).toBeNull();
    expect((await remove(learner)).status).toBe(200);
    expect((await fetchPath(path)).statusCode).toBe(404);
  });

  test('nobody reads another kind of file by the path of pictures', async () => {
    for (const name of ['x.png', '../files', `${'0'.repeat(8)}.png`]) {
      expect((await fetchPath(`/avatars/${name}`)).statusCode).toBe(404);
    }
  });
});

describe('an admin', () => {
  const removeOf = (id: number, as: TestPerson) =>
    academy.call(userAdminCalls.removeAvatar, { params: { id } }, { as });

  test('removes a picture, which the audit notes; a teacher and a learner do not', async () => {
    const admin = await academy.addAdmin();
    const learner = await academy.addLearner();
    const path = await pictureOf(learner);
    const teacher = await academy.addPerson({ role: 'teacher' });
    expect((await removeOf(learner.userId, teacher)).status).toBe(403);
    expect((await removeOf(learner.userId, learner)).status).toBe(403);
    expect((await removeOf(learner.userId, admin)).data.avatar).toBeNull();
    expect((await fetchPath(path)).statusCode).toBe(404);
    const lines = await academy.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity', '=', 'user')
      .where('entity_id', '=', String(learner.userId))
      .where('actor_user_id', '=', admin.userId)
      .execute();
    expect(lines).toEqual([{ action: 'user.update' }]);
  });

  test('who removes an account removes its picture', async () => {
    const admin = await academy.addAdmin();
    const learner = await academy.addLearner();
    const path = await pictureOf(learner);
    const params = { id: learner.userId };
    await academy.call(userAdminCalls.delete, { params }, { as: admin });
    expect((await fetchPath(path)).statusCode).toBe(404);
  });
});
