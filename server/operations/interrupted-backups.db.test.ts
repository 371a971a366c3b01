import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { migrate } from '#database/migrate.ts';
import { checkFiles, hashOldFiles } from '#server/files/index.ts';
import { openBackedUpAcademy, sumsOf } from './backup.testing.ts';
import { writeArchive } from './backup-archive.ts';
import { describeFault, restoreBackup, writeBackup } from './index.ts';

const { academy, backedUp, newFolder, openTarget, withDamage, withStore, write } =
  openBackedUpAcademy();

describe('a backup that is being written', () => {
  test('leaves nothing where the disk is full, and says so', async () => {
    const into = newFolder();
    const full = withStore({
      async open() {
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      },
    });
    await expect(write(null, full, into)).rejects.toThrow('no space left');
    expect(fs.readdirSync(into)).toEqual([]);
  });

  test('ends with the error of the disk that it is written to', async () => {
    const identity = await generateIdentity();
    for (const recipients of [[], [await identityToRecipient(identity)]]) {
      const target = new Writable({
        write: (_chunk, _encoding, done) =>
          done(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })),
      });
      const endless = writeArchive(
        async (add) => {
          for (let index = 0; ; index++) {
            const bytes = randomBytes(100_000);
            await add({ name: String(index), size: bytes.length, content: Readable.from([bytes]) });
          }
        },
        target,
        recipients,
      );
      await expect(endless).rejects.toThrow('no space left');
    }
  });

  test('is distinguished from others of the same second', async () => {
    const into = newFolder();
    const now = new Date();
    const backups = await Promise.all(
      [1, 2].map(() => writeBackup(backedUp(), into, { recipient: null, now })),
    );
    expect(fs.readdirSync(into)).toHaveLength(2);
    for (const { file } of backups) await restoreBackup(await openTarget(), file, null);
  });

  test('is begun only with enough space', async () => {
    const into = newFolder();
    const last = path.join(into, 'academy-2026-11-24T00-00-00Z.tar.gz');
    fs.closeSync(fs.openSync(last, 'w'));
    fs.truncateSync(last, 2 ** 43);
    await expect(write(null, backedUp(), into)).rejects.toThrow(/MB of free space/);
    expect(fs.readdirSync(into)).toEqual([path.basename(last)]);
  });

  test('removes what a killed one has left, after a day', async () => {
    const into = newFolder();
    const [old, recent] = ['old', 'recent'].map((name) => path.join(into, `${name}.part`));
    for (const file of [old ?? '', recent ?? '']) fs.writeFileSync(file, 'half');
    fs.utimesSync(old ?? '', 0, 0);
    const { file } = await write(null, backedUp(), into);
    expect(fs.readdirSync(into).sort()).toEqual([path.basename(file), 'recent.part']);
  });

  test('says that it is smaller than the last one', async () => {
    const into = newFolder();
    fs.writeFileSync(
      path.join(into, 'academy-2026-11-24T00-00-00Z.tar.gz'),
      randomBytes(2_000_000),
    );
    expect(await write(null, backedUp(), into)).toMatchObject({ hasShrunk: true, faults: [] });
  });
});

describe('a backup is suspect', () => {
  test.each([
    ['missing', () => null, 'is missing'],
    ['emptied', () => Buffer.alloc(0), 'another size'],
    ['cut off', (bytes: Buffer) => bytes.subarray(1), 'another size'],
    [
      'flipped',
      (bytes: Buffer) => Buffer.concat([Buffer.from([bytes.readUInt8(0) ^ 1]), bytes.subarray(1)]),
      'another content',
    ],
  ] as const)('where a file was %s', async (_, damage, sentence) => {
    await withDamage(damage, async () => {
      const { file, faults } = await write();
      expect(file).toContain('-suspect.');
      expect(faults).toEqual([expect.stringContaining(sentence)]);
      const { faulty } = await checkFiles(academy.db, academy.app.dependencies.files);
      expect(faulty.map(describeFault)).toEqual(faults);
      const restored = await restoreBackup(await openTarget(), file, null);
      expect(restored.faults).toEqual(faults);
    });
    expect((await checkFiles(academy.db, academy.app.dependencies.files)).faulty).toEqual([]);
  });

  test('but not where a learner removes a file while it is made', async () => {
    const opening = withStore({
      async open(key) {
        await academy.db
          .updateTable('files')
          .set({ state: 'leaving' })
          .where('key', '=', key)
          .execute();
        return null;
      },
    });
    const { file, faults } = await write(null, opening);
    await academy.db.updateTable('files').set({ state: 'kept' }).execute();
    expect(faults).toEqual([]);
    expect((await restoreBackup(await openTarget(), file, null)).faults).toEqual([]);
  });

  test('where the ledger does not add up', async () => {
    const broken = await openTarget();
    await restoreBackup(broken, (await write()).file, null);
    const { db } = broken.database;
    await sql`alter table point_entries disable trigger user`.execute(db);
    await sql`update point_entries set amount = amount + 1`.execute(db);
    const { file, faults } = await write(null, broken);
    expect(file).toContain('-suspect.');
    expect(faults.join()).toMatch(/broken/);
  });
});

describe('a restore that breaks off among the files', () => {
  test('is repeated by the same command; before that the academy does not start', async () => {
    const { file, rows } = await write();
    const restored = await openTarget();
    const failing = {
      ...restored,
      files: {
        ...restored.files,
        put: async () => {
          throw new Error('killed');
        },
      },
    };
    await expect(restoreBackup(failing, file, null)).rejects.toThrow('killed');
    await expect(migrate(restored.database)).rejects.toThrow(/restored here in part/);
    await expect(write(null, restored)).rejects.toThrow(/restored here in part/);
    const later = await writeBackup(backedUp(), newFolder(), {
      recipient: null,
      now: new Date(Date.now() + 1_000),
    });
    await expect(restoreBackup(restored, later.file, null)).rejects.toThrow(/in part/);
    expect(await restoreBackup(restored, file, null)).toEqual({ rows, files: 1, faults: [] });
    expect(await migrate(restored.database)).toEqual([]);
    expect(await sumsOf(restored.database)).toEqual(await sumsOf(academy.database));
    await expect(restoreBackup(restored, file, null)).rejects.toThrow(/holds an academy/);
  });
});

test('files that were stored before hashes were are hashed later', async () => {
  const { dependencies } = academy.app;
  const hashes = () =>
    academy.db.selectFrom('files').select(['key', 'sha256']).orderBy('key').execute();
  const before = await hashes();
  expect(before.every(({ sha256 }) => sha256 !== null)).toBe(true);
  await academy.db.updateTable('files').set({ sha256: null }).execute();
  await hashOldFiles(dependencies);
  expect(await hashes()).toEqual(before);
});
