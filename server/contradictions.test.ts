import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { contradictions } from './contradictions.ts';
import { readSettings } from './settings.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'academy-contradictions-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A disk other than that of temporary files, on every system with devices as files. */
const OTHER_DISK = '/dev';
const bucket = { S3_BUCKET: 'academy', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

const linesOf = (environment: NodeJS.ProcessEnv, siteEmail = '') =>
  contradictions(
    readSettings({ DATA_DIR: folder, BACKUP_DIR: OTHER_DISK, ...environment }),
    siteEmail,
  );
const site = { PUBLIC_URL: 'https://learn.academy.example', TRUST_PROXY: '127.0.0.1' };

test('an academy on this machine, and a site with consistent settings, get no warning', () => {
  expect(linesOf({ BACKUP_DIR: '' })).toEqual([]);
  expect(linesOf({ ...site, FILE_OFFLOAD: 'nginx:/files', SMTP_URL: 'smtps://mail' })).toEqual([]);
});

describe('behind a proxy', () => {
  test('files sent by nginx need TRUST_PROXY and PUBLIC_URL, one line each', () => {
    const [trust, address, ...rest] = linesOf({ FILE_OFFLOAD: 'nginx:/files' });
    expect(trust).toMatch(/^FILE_OFFLOAD sends files by nginx, but TRUST_PROXY is off/);
    expect(address).toMatch(/^FILE_OFFLOAD sends files by nginx, but PUBLIC_URL is not set/);
    expect(rest).toEqual([]);
  });

  test('an https address needs TRUST_PROXY', () => {
    expect(linesOf({ ...site, TRUST_PROXY: '' })).toEqual([
      expect.stringMatching(/^PUBLIC_URL is https, so a proxy ends TLS, but TRUST_PROXY is off/),
    ]);
  });

  test('a trusted proxy needs PUBLIC_URL', () => {
    expect(linesOf({ TRUST_PROXY: '1' })).toEqual([
      expect.stringMatching(/^TRUST_PROXY names a proxy, but PUBLIC_URL is not set/),
    ]);
  });
});

describe('backups of a public site', () => {
  const onOneDisk = [expect.stringMatching(/^BACKUP_DIR is on the same disk as DATA_DIR/)];

  test('belong on another disk, also where their folder does not exist yet', () => {
    expect(linesOf({ ...site, BACKUP_DIR: path.join(folder, 'a/b') })).toEqual(onOneDisk);
    expect(linesOf({ ...site, BACKUP_DIR: '' })).toEqual(onOneDisk);
    expect(linesOf({ ...site, BACKUP_DIR: '', ...bucket })).toEqual(onOneDisk);
  });

  test('may be on the disk of DATA_DIR where the data are on other machines', () => {
    const DATABASE_URL = 'postgres://localhost/academy';
    expect(linesOf({ ...site, BACKUP_DIR: '', ...bucket, DATABASE_URL })).toEqual([]);
  });
});

describe('the sender of emails', () => {
  const mailing = { ...site, SMTP_URL: 'smtps://mail.example' };

  test.each([
    '',
    'info@academy.example',
    'info@learn.academy.example',
    'info@mail.learn.academy.example',
  ])('may be “%s” for a site at learn.academy.example', (email) =>
    expect(linesOf(mailing, email)).toEqual([]),
  );

  test('of another domain than the site is reported', () => {
    expect(linesOf(mailing, 'academy@mail.test')).toEqual([
      expect.stringMatching(
        /^emails come from mail\.test, but PUBLIC_URL is at learn\.academy\.example/,
      ),
    ]);
  });

  test('does not matter without a mail server, or where the site has an address without a name', () => {
    expect(linesOf(site, 'academy@mail.test')).toEqual([]);
    expect(linesOf({ ...mailing, PUBLIC_URL: 'https://192.0.2.1' })).toEqual([]);
  });
});
