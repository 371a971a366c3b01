import { describe, expect, test } from 'vitest';
import { expiryOf, secondsLeft, signatureOf, signUploadsIn } from './media-signature.rules.ts';

const key = Buffer.alloc(32, 7);
const name = '11111111-2222-4333-8444-555555555555.pdf';
const other = '99999999-2222-4333-8444-555555555555.pdf';
const now = new Date('2026-03-02T13:00:00Z');
const HOUR = 3600;

describe('a signed address', () => {
  test.each([
    ['2026-03-02T12:00:00Z', 24],
    ['2026-03-02T13:00:00Z', 23],
    ['2026-03-02T23:59:59Z', 12],
    ['2026-03-03T00:00:00Z', 24],
  ])('made at %s is good for about %s hours', (at, hours) => {
    const made = new Date(at);
    const left = secondsLeft(key, name, signatureOf(key, name, expiryOf(made)), made) ?? 0;
    expect(Math.floor(left / HOUR)).toBe(hours);
  });

  test('is the same all through its window, so that browsers keep what they fetched', () => {
    const at = (time: string) => signatureOf(key, name, expiryOf(new Date(time)));
    expect(at('2026-03-02T12:00:00Z')).toBe(at('2026-03-02T23:59:59Z'));
    expect(at('2026-03-03T00:00:00Z')).not.toBe(at('2026-03-02T23:59:59Z'));
  });

  const good = signatureOf(key, name, expiryOf(now));
  const [until, digest] = good.split('.') as [string, string];
  const later = (Number.parseInt(until, 36) + 1).toString(36);
  test.each<[string, unknown]>([
    ['no signature', undefined],
    ['an empty one', ''],
    ['that of another file', signatureOf(key, other, expiryOf(now))],
    ['that of another key', signatureOf(Buffer.alloc(32, 8), name, expiryOf(now))],
    ['a later end', `${later}.${digest}`],
    ['half a digest', `${until}.${digest.slice(0, 20)}`],
    ['a longer digest', `${good}A`],
    ['no end', `.${digest}`],
    ['two of them', [good, good]],
    ['something long', 'a'.repeat(100_000)],
    ['one of yesterday', signatureOf(key, name, expiryOf(new Date('2026-03-01T13:00:00Z')) - 1)],
  ])('is not good with %s', (_, signature) => {
    expect(secondsLeft(key, name, signature, now)).toBeNull();
  });

  test('ends at its second', () => {
    const end = expiryOf(now);
    expect(secondsLeft(key, name, good, new Date((end - 1) * 1000))).toBe(1);
    expect(secondsLeft(key, name, good, new Date(end * 1000))).toBeNull();
  });
});

describe('uploads in a lesson', () => {
  const sign = (file: string) => `S-${file.slice(0, 4)}`;
  test.each([
    ['a field', { url: `/uploads/${name}` }, { url: `/uploads/${name}?s=S-1111` }],
    [
      'pictures in HTML',
      { html: `<p><img src="/uploads/${name}"><img src="/uploads/${other}"></p>` },
      {
        html: `<p><img src="/uploads/${name}?s=S-1111"><img src="/uploads/${other}?s=S-9999"></p>`,
      },
    ],
    [
      'a list of captions',
      { captions: [{ language: 'en', url: `/uploads/${name}` }], poster: null, page_count: 3 },
      {
        captions: [{ language: 'en', url: `/uploads/${name}?s=S-1111` }],
        poster: null,
        page_count: 3,
      },
    ],
    [
      'a signed address that was copied into the lesson',
      { url: `/uploads/${name}?s=old.signature` },
      { url: `/uploads/${name}?s=S-1111` },
    ],
    [
      'files of other sites, which learn nothing',
      { url: `https://evil.example/uploads/${name}` },
      { url: `https://evil.example/uploads/${name}` },
    ],
    ['files of the demo academy', { url: '/media/a.mp4' }, { url: '/media/a.mp4' }],
    ['no body at all', null, null],
  ])('are signed: %s', (_, data, expected) => {
    expect(signUploadsIn<unknown>(data, sign)).toEqual(expected);
  });

  test('a lesson of 300,000 characters is signed at once', () => {
    const started = performance.now();
    for (const part of ['/uploads/', '"', ' /uploads/0', '('])
      signUploadsIn(part.repeat(300_000 / part.length), sign);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
