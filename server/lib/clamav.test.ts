import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FAKE_VIRUS, FakeClamd } from '#server/testing/fake-clamd.ts';
import { createClamav, type VirusScanner } from './clamav.ts';

let clamd: FakeClamd;
let scanner: VirusScanner;

beforeEach(async () => {
  clamd = new FakeClamd();
  await clamd.open();
  scanner = createClamav(clamd.address);
});
afterEach(() => clamd.close());

/** A scanner that is silent is given up soon, so that its tests do not wait. */
const impatientScanner = () => createClamav(clamd.address, { scan: 300, answer: 300 });

const fileOf = (...parts: string[]) => Readable.from(parts.map((part) => Buffer.from(part)));
const infected = () => fileOf('before ', FAKE_VIRUS, ' after');

describe('a file is scanned', () => {
  test('whole, in the chunks that come, and clean ones are found to be clean', async () => {
    const large = Buffer.alloc(3_000_000, 'academy');
    expect(await scanner.scan(Readable.from([large, Buffer.alloc(0), Buffer.from('.')]))).toBe(
      'clean',
    );
    expect(clamd.scanned[0]?.equals(Buffer.concat([large, Buffer.from('.')]))).toBe(true);
    expect(await scanner.scan(fileOf())).toBe('clean');
  });

  test('and a virus is found, also where the answer comes in several chunks', async () => {
    expect(await scanner.scan(infected())).toBe('infected');
    clamd.behaviour = 'split';
    expect(await scanner.scan(infected())).toBe('infected');
    expect(await scanner.scan(fileOf('text'))).toBe('clean');
    expect(scanner.counts).toEqual({ clean: 1, infected: 2, failed: 0 });
  });

  test('fifty at once, each with the verdict that is its own', async () => {
    const files = Array.from({ length: 50 }, (_, i) => (i % 5 === 0 ? infected() : fileOf('text')));
    const verdicts = await Promise.all(files.map((file) => scanner.scan(file)));
    expect(verdicts.map((verdict) => verdict === 'infected')).toEqual(
      files.map((_, i) => i % 5 === 0),
    );
  });
});

describe('no verdict is a failure, never “clean”', () => {
  test.each(['limits', 'nonsense', 'endless', 'closing', 'silent'] as const)(
    'where the scanner is %s',
    async (behaviour) => {
      clamd.behaviour = behaviour;
      if (behaviour === 'silent') scanner = impatientScanner();
      await expect(scanner.scan(fileOf('text'))).rejects.toThrow(/virus scanner/);
      expect(scanner.counts).toEqual({ clean: 0, infected: 0, failed: 1 });
    },
  );

  test('where the file is larger than the scanner takes', async () => {
    clamd.maxBytes = 1_000;
    const endless = new Readable({
      read() {
        this.push(Buffer.alloc(64 * 1024));
      },
    });
    await expect(scanner.scan(endless)).rejects.toThrow();
    expect(endless.destroyed).toBe(true);
  });

  test('where the scanner is away', async () => {
    await clamd.close();
    await expect(scanner.scan(fileOf('text'))).rejects.toThrow('ECONNREFUSED');
    const nowhere = createClamav({ path: '/nowhere/clamd.ctl' });
    await expect(nowhere.scan(fileOf('text'))).rejects.toThrow('ENOENT');
  });

  test('where the file itself cannot be read', async () => {
    const broken = new Readable({ read: () => broken.destroy(new Error('the disk is broken')) });
    await expect(scanner.scan(broken)).rejects.toThrow('the disk is broken');
  });
});

test('the scanner is asked whether it is up', async () => {
  expect(await scanner.isUp()).toBe(true);
  clamd.behaviour = 'silent';
  expect(await impatientScanner().isUp()).toBe(false);
  await clamd.close();
  expect(await scanner.isUp()).toBe(false);
});
