import { describe, expect, it } from 'vitest';
import { firstPreferences, readPreferences } from './player-preferences.ts';

describe('what a device keeps of a player', () => {
  it('begins with captions in the language of the page', () => {
    expect(readPreferences(null, 'zh').captions).toEqual({ zh: true, en: false });
    expect(readPreferences(null, 'en').captions).toEqual({ zh: false, en: true });
  });

  it('returns what was chosen, captions in both languages and in none included', () => {
    const chosen = {
      speed: 1.5,
      volume: 0.4,
      muted: true,
      captions: { zh: true, en: true },
      bilingual: true,
    };
    expect(readPreferences(JSON.stringify(chosen), 'zh')).toEqual(chosen);
    const none = { ...chosen, captions: { zh: false, en: false } };
    expect(readPreferences(JSON.stringify(none), 'zh')).toEqual(none);
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['impossible values', '{"speed":9,"volume":7,"muted":"yes","captions":3,"bilingual":1}'],
  ])('falls back where the store holds %s', (_, stored) => {
    expect(readPreferences(stored, 'en')).toEqual(firstPreferences('en'));
  });
});
