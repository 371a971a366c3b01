import { expect, test } from 'vitest';
import { databaseProtection, plainConnections } from './network-settings.ts';

test.each([
  ['postgres://u:p@127.0.0.1:5432/academy', undefined, 'stays here'],
  ['postgres://u:p@localhost/academy', undefined, 'stays here'],
  ['postgres://u:p@[::1]/academy', undefined, 'stays here'],
  ['postgres://u:p@%2Fvar%2Frun%2Fpostgresql/academy', undefined, 'stays here'],
  ['postgres:///academy?host=/var/run/postgresql', undefined, 'stays here'],
  ['postgres://u:p@/academy?host=/tmp', undefined, 'stays here'],
  ['postgres://u:p@db.example/academy', undefined, 'not said'],
  ['postgres://u:p@10.0.0.5/academy?application_name=x', undefined, 'not said'],
  ['postgres://localhost/academy?host=db.example', undefined, 'not said'],
  ['postgres://u:p@db.example/academy', 'verify-full', 'encrypted'],
  ['postgres://u:p@db.example/academy?sslmode=verify-full', undefined, 'encrypted'],
  ['postgres://u:p@db.example/academy?ssl=true', undefined, 'encrypted'],
  ['postgres://u:p@db.example/academy?sslmode=disable', 'require', 'plain'],
])('a connection to %s (PGSSLMODE=%s): %s', (url, mode, protection) => {
  expect(databaseProtection(url, mode)).toBe(protection);
});

test('what goes to other machines unencrypted is named', () => {
  const none = { databaseUrl: null, smtpUrl: null, s3: null };
  expect(plainConnections(none)).toEqual([]);
  expect(
    plainConnections({
      databaseUrl: 'postgres://db.example/academy?sslmode=disable',
      smtpUrl: 'smtp://mail.example?tls=off',
      s3: { endpoint: 'http://store.example:9000' },
    }),
  ).toEqual(['DATABASE_URL', 'SMTP_URL', 'S3_ENDPOINT']);
  expect(
    plainConnections({
      databaseUrl: 'postgres://127.0.0.1/academy',
      smtpUrl: 'smtp://127.0.0.1?tls=off',
      s3: { endpoint: 'http://127.0.0.1:9000' },
    }),
  ).toEqual([]);
});
