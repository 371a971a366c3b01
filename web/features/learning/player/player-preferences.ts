import type { Locale } from '#domain/locale.ts';

/** The selectable speeds. */
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const;

export interface PlayerPreferences {
  speed: number;
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  /** The shown captions: none, one language, or both at once. */
  captions: Record<Locale, boolean>;
  /** The transcript shows both languages, line by line. */
  bilingual: boolean;
}

/** The default: captions in the language of the page. */
export function firstPreferences(locale: Locale): PlayerPreferences {
  return {
    speed: 1,
    volume: 1,
    muted: false,
    captions: { zh: locale === 'zh', en: locale === 'en' },
    bilingual: false,
  };
}

/** The stored preferences of a device, each only where it is valid. */
export function readPreferences(stored: string | null, locale: Locale): PlayerPreferences {
  const first = firstPreferences(locale);
  const kept = parse(stored);
  if (kept === null) return first;
  const captions = asRecord(kept.captions);
  return {
    speed: SPEEDS.some((speed) => speed === kept.speed) ? Number(kept.speed) : first.speed,
    volume:
      typeof kept.volume === 'number' && kept.volume >= 0 && kept.volume <= 1
        ? kept.volume
        : first.volume,
    muted: kept.muted === true,
    captions:
      captions === null ? first.captions : { zh: captions.zh === true, en: captions.en === true },
    bilingual: kept.bilingual === true,
  };
}

function parse(text: string | null): Record<string, unknown> | null {
  if (text === null) return null;
  try {
    return asRecord(JSON.parse(text));
  } catch {
    return null;
  }
}

function asRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}
