import { availableParallelism } from 'node:os';
import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const bucket = { S3_BUCKET: 'academy', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

test('without any setting the academy is on this machine alone', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    smtpUrl: null,
    s3: null,
    rateLimit: true,
    demo: 'auto',
  });
});

test('an empty setting counts as none', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '', S3_BUCKET: '' })).toMatchObject({
    port: 3000,
    databaseUrl: null,
    s3: null,
  });
});

test('files go into a bucket where one is named with its keys', () => {
  expect(readSettings({ ...bucket, S3_ENDPOINT: 'https://store.example/' }).s3).toEqual({
    endpoint: 'https://store.example',
    region: 'us-east-1',
    bucket: 'academy',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
});

test.each([
  [undefined, null],
  ['', null],
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['clamav:3310', { host: 'clamav', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
])('CLAMAV_SOCKET=%s is %j', (value, scanner) => {
  expect(readSettings({ CLAMAV_SOCKET: value }).scanner).toEqual(scanner);
});

test.each(['clamd.ctl', '127.0.0.1', '127.0.0.1:0', '127.0.0.1:70000', 'tcp://clamav:3310'])(
  'CLAMAV_SOCKET=%s is refused',
  (value) => {
    expect(() => readSettings({ CLAMAV_SOCKET: value })).toThrow('CLAMAV_SOCKET: must be the path');
  },
);

test('traces go below the address of a collector, under the usual names', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318/';
  expect(readSettings({}).tracing).toBeNull();
  expect(readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT }).tracing).toEqual({
    url: 'http://collector:4318/v1/traces',
    serviceName: 'prospect-academy',
  });
  expect(() => readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toThrow('http');
});

test.each([
  [undefined, null],
  ['https://api.pwnedpasswords.com/range', 'https://api.pwnedpasswords.com/range/'],
  ['http://127.0.0.1:8080/range/', 'http://127.0.0.1:8080/range/'],
])('BREACHED_PASSWORDS_URL=%s is %s', (value, url) => {
  expect(readSettings({ BREACHED_PASSWORDS_URL: value }).breachedPasswordsUrl).toBe(url);
});

test.each(['http://api.pwnedpasswords.com/range', 'api.pwnedpasswords.com', 'ftp://127.0.0.1'])(
  'BREACHED_PASSWORDS_URL=%s is refused',
  (value) => {
    expect(() => readSettings({ BREACHED_PASSWORDS_URL: value })).toThrow('must be an https');
  },
);

test.each([
  [undefined, false],
  ['', false],
  ['off', false],
  ['0', false],
  ['1', 1],
  ['2', 2],
  ['127.0.0.1', ['127.0.0.1']],
  ['10.0.0.0/8, 127.0.0.1', ['10.0.0.0/8', '127.0.0.1']],
  ['fc00::/7,::1', ['fc00::/7', '::1']],
])('TRUST_PROXY=%s trusts %j', (value, trusted) => {
  expect(readSettings({ TRUST_PROXY: value }).trustProxy).toEqual(trusted);
});

test.each([
  'on',
  'true',
  '*',
  '11',
  '-1',
  '1.5',
  'loopback',
  '0.0.0.0/0',
  '10.0.0.0/8,0.0.0.0/1',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
  '::/0',
  '::ffff:0:0/96',
  '::ffff:10.0.0.0/104',
  '100::/7',
  'proxy.example',
  '10.0.0.1,',
])('TRUST_PROXY=%s is refused with what to write instead', (value) => {
  expect(() => readSettings({ TRUST_PROXY: value })).toThrow(
    /^TRUST_PROXY: .*number of proxies in front \(1\).*10\.0\.0\.0\/8,127\.0\.0\.1/,
  );
});

test.each(['127.0.0.1', '127.8.8.8', '::1', 'localhost', ''])(
  'without PUBLIC_URL the academy may listen on %j',
  (host) => {
    expect(readSettings({ HOST: host }).publicUrl).toBeNull();
  },
);

test.each(['0.0.0.0', '::', '192.0.2.1', 'academy.example', '127.0.0.1.example'])(
  'an academy that listens on %s says under which address it is reached',
  (host) => {
    expect(() => readSettings({ HOST: host })).toThrow(/^PUBLIC_URL: is missing beside HOST=/);
    const settings = readSettings({ HOST: host, PUBLIC_URL: 'https://academy.example/' });
    expect(settings.publicUrl).toBe('https://academy.example');
  },
);

describe('a value that cannot be used stops the start and is named', () => {
  test.each([
    [{ PORT: 'eighty' }, /^PORT: /],
    [{ PORT: '70000' }, /^PORT: /],
    [{ PUBLIC_URL: 'academy.example' }, /^PUBLIC_URL: /],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: /],
    [{ DATABASE_URL: 'postgres://u:p@db.example/academy' }, /^DATABASE_URL: .*sslmode/],
    [{ DATABASE_MIGRATION_URL: 'mysql://x' }, /^DATABASE_MIGRATION_URL: /],
    [{ DATABASE_MIGRATION_URL: 'postgres://owner@db/x' }, /^DATABASE_URL: /],
    [{ READ_DATABASE_URL: 'postgres://reader@localhost/x' }, /^DATABASE_URL: /],
    [
      { DATABASE_URL: 'postgres://localhost/x', READ_DATABASE_URL: 'postgres://u:p@db.example/x' },
      /^READ_DATABASE_URL: .*sslmode/,
    ],
    [{ SMTP_URL: 'http://x' }, /^SMTP_URL: /],
    [{ SMTP_URL: 'smtp://[mail' }, /^SMTP_URL: /],
    [{ RATE_LIMIT: 'maybe' }, /^RATE_LIMIT: /],
    [{ MAX_CONNECTIONS: '0' }, /^MAX_CONNECTIONS: /],
    [{ DEMO: 'yes' }, /^DEMO: /],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: /],
    [{ S3_ENDPOINT: 'https://store.example' }, /^S3_BUCKET: /],
    [{ ...bucket, S3_ACCESS_KEY_ID: '' }, /^S3_ACCESS_KEY_ID: /],
    [{ ...bucket, S3_SECRET_ACCESS_KEY: '' }, /^S3_SECRET_ACCESS_KEY: /],
    [{ ...bucket, S3_ENDPOINT: 'store' }, /^S3_ENDPOINT: /],
  ])('%j', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message);
  });
});

describe('WORKERS', () => {
  const postgres = { DATABASE_URL: 'postgresql://localhost/academy' };

  test.each([
    ['one where nothing is said', postgres, 1],
    ['as many as are said', { ...postgres, WORKERS: '3' }, 3],
  ])('are %s', (_, environment, workers) => {
    expect(readSettings(environment)).toMatchObject({ workers, lacksWorkers: false });
  });

  test('auto is one for each core, eight at most', () => {
    const { workers } = readSettings({ ...postgres, WORKERS: 'auto' });
    expect(workers).toBe(Math.min(availableParallelism(), 8));
  });

  test.each([
    ['2', true],
    ['1', false],
    ['auto', false],
  ])('with the embedded database WORKERS=%s is one, and said to lack some: %s', (value, lacks) => {
    const { workers, lacksWorkers } = readSettings({ WORKERS: value });
    expect([workers, lacksWorkers]).toEqual([1, lacks]);
  });

  test.each(['0', '65', 'all', '1.5', '-1'])('%s is refused', (value) => {
    expect(() => readSettings({ ...postgres, WORKERS: value })).toThrow(
      'WORKERS: must be auto or a number from 1 to 64',
    );
  });
});

describe('FILE_OFFLOAD', () => {
  test('is nobody, nginx with a prefix, or the bucket', () => {
    expect(readSettings({}).fileOffload).toBeNull();
    expect(readSettings({ FILE_OFFLOAD: 'off' }).fileOffload).toBeNull();
    expect(readSettings({ FILE_OFFLOAD: 'nginx:/internal/files' }).fileOffload).toEqual({
      by: 'nginx',
      prefix: '/internal/files',
    });
    const environment = { ...bucket, FILE_OFFLOAD: 'presigned' };
    expect(readSettings(environment).fileOffload).toEqual({ by: 'bucket' });
  });

  test.each(['nginx', 'nginx:', 'nginx:/', 'nginx:files', 'nginx:/a/../b', 'nginx:/a b', 's3'])(
    '%s is refused',
    (value) => {
      expect(() => readSettings({ FILE_OFFLOAD: value })).toThrow('FILE_OFFLOAD: must be off');
    },
  );

  test('needs the files where it says they are', () => {
    expect(() => readSettings({ FILE_OFFLOAD: 'presigned' })).toThrow('needs a bucket');
    expect(() => readSettings({ ...bucket, FILE_OFFLOAD: 'nginx:/files' })).toThrow('DATA_DIR');
  });
});

describe('Stripe', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' };

  test('is used with its key and the secret of its events', () => {
    expect(readSettings({}).stripe).toBeNull();
    expect(readSettings({ STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' }).stripe).toBeNull();
    expect(readSettings(keys).stripe).toEqual({
      secretKey: 'sk_test_12345678',
      webhookSecret: 'whsec_12345678',
      apiUrl: null,
    });
    const local = { ...keys, STRIPE_API_URL: 'http://127.0.0.1:12111/' };
    expect(readSettings(local).stripe?.apiUrl).toBe('http://127.0.0.1:12111');
  });

  test.each([
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: '' }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: '' }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'pk_test_12345678' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'sk_test_12345678' }],
    ['STRIPE_API_URL', { STRIPE_API_URL: 'http://stripe.example' }],
  ])('stops the start by %s, whose value is not repeated, where it is wrong', (name, wrong) => {
    const read = () => readSettings({ ...keys, ...wrong });
    expect(read).toThrow(new RegExp(`^${name}: `));
    expect(read).not.toThrow(/12345678/);
  });
});
