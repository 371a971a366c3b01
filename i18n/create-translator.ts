import type { TFunction } from 'i18next';
import type { Locale } from '#domain/locale.ts';

/** Texts by their dotted names: texts, or further texts below a name. */
export interface Texts {
  readonly [name: string]: string | Texts;
}

/** Translates keys into the texts of one language. */
export interface Translator {
  readonly language: Locale;
  /** The text of a key, with its variables; `count` also chooses the plural (`key_one`). */
  readonly t: TFunction;
  /** Adds the texts of an area that not everybody needs. */
  add(texts: Texts): void;
}

/** The name of a variable in a text: `{{name}}`. */
const VARIABLE = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * A translator over the texts it is given, ready at once. It stays with its language:
 * another language is another translator, so that no request changes another's texts.
 *
 * It does what our texts use of i18next, whose types check keys and variables and which the
 * tests compare it with, in a twentieth of its weight (docs/decisions/0107).
 */
export function createTranslatorFrom(language: Locale, ...areas: readonly Texts[]): Translator {
  const texts = new Map<string, string>();
  const plurals = new Intl.PluralRules(language);
  const add = (area: Texts, prefix = '') => {
    for (const [name, text] of Object.entries(area)) {
      if (typeof text === 'string') texts.set(prefix + name, text);
      else add(text, `${prefix}${name}.`);
    }
  };
  for (const area of areas) add(area);

  const find = (key: string, count: unknown): string | undefined => {
    if (typeof count !== 'number') return texts.get(key);
    return texts.get(`${key}_${plurals.select(count)}`) ?? texts.get(key);
  };
  const t = (key: string, variables: Readonly<Record<string, unknown>> = {}): string =>
    // The key of a missing text is shown instead of nothing.
    (find(key, variables.count) ?? key).replace(VARIABLE, (_, name: string) =>
      String(variables[name] ?? ''),
    );
  return { language, t: t as unknown as TFunction, add };
}
