/** A field that exists in both languages. */
export interface BothLanguages {
  en: string;
  zh: string;
}

/** Which languages of a record’s texts are missing while the other one is there. */
export function missingLanguages(texts: readonly BothLanguages[]): ('zh' | 'en')[] {
  const lacks = (own: 'zh' | 'en', other: 'zh' | 'en') =>
    texts.some((text) => text[own].trim() === '' && text[other].trim() !== '');
  return [
    ...(lacks('zh', 'en') ? (['zh'] as const) : []),
    ...(lacks('en', 'zh') ? (['en'] as const) : []),
  ];
}
