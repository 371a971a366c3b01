import type { Locale } from '#domain/locale.ts';
import type { EditedCue } from './lesson-form.ts';

/** Lines that begin this close to each other, in seconds, are translations of each other. */
const NEAR = 0.75;

interface SpokenLine {
  start: number;
  end: number;
  text: string;
}

/**
 * Merges new captions of a language into the transcript: their lines, each with the transcript's
 * text at that moment in the other language. Lines that only the other language has stay.
 */
export function mergeCues(
  transcript: readonly EditedCue[],
  language: Locale,
  lines: readonly SpokenLine[],
): EditedCue[] {
  const own = language === 'en' ? 'text' : 'text_zh';
  const other = language === 'en' ? 'text_zh' : 'text';
  const left = transcript.filter((cue) => cue[other] !== '');
  const cues = lines.map(({ start, end, text }): EditedCue => {
    const index = left.findIndex((cue) => Math.abs(cue.start - start) <= NEAR);
    const [same] = index < 0 ? [] : left.splice(index, 1);
    return { start, end, text: '', text_zh: '', [other]: same?.[other] ?? '', [own]: text };
  });
  const rest = left.map((cue) => ({ ...cue, [own]: '' }));
  return [...cues, ...rest].sort((a, b) => a.start - b.start);
}
