import { z } from 'zod';
import { glossaryTermTexts } from '#domain/bilingual-entities.ts';
import { shownPairs } from './bilingual-fields.ts';
import { defineCall } from './call.ts';
import { id } from './fields.ts';
import { MAX_SEARCH_LENGTH } from './search.ts';

/** A term of investing, in both languages. */
export const term = z
  .object({
    term_id: id,
    en: z.string(),
    zh: z.string(),
    aliases: z.array(z.string()).describe('Other names, of either language, that people type.'),
    names: z
      .array(z.string())
      .describe('By these it is recognised in a text: no word among them means something else.'),
    has_lessons: z
      .boolean()
      .describe('A search for its name, in either language, finds a lesson for everybody.'),
    ...shownPairs(glossaryTermTexts),
  })
  .meta({ id: 'Term' });
export type Term = z.output<typeof term>;

export const glossaryCalls = {
  list: defineCall({
    name: 'glossary.list',
    method: 'GET',
    path: '/glossary/lists',
    access: 'guest',
    isShared: true,
    summary: 'The terms of the glossary, by their English name.',
    query: z.object({
      q: z
        .string()
        .max(MAX_SEARCH_LENGTH)
        .default('')
        .describe(
          'Terms with such a name alone, sought as everything is: by pinyin, initials, Traditional characters.',
        ),
    }),
    data: z.object({ list: z.array(term) }),
  }),
};
