import type { DemoCue } from './demo-types.ts';

/** The cues in one language as a WebVTT file. */
export function webVttOf(cues: readonly DemoCue[], language: 'en' | 'zh'): string {
  const blocks = cues.map(
    ({ start, end, text }, index) =>
      `${index + 1}\n${clockOf(start)} --> ${clockOf(end)}\n${escapeText(text[language])}\n`,
  );
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

function clockOf(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (value: number, length: number) => String(value).padStart(length, '0');
  return `${part(Math.floor(milliseconds / 60_000), 2)}:${part(Math.floor(milliseconds / 1000) % 60, 2)}.${part(milliseconds % 1000, 3)}`;
}

/** The signs that mean something else in WebVTT. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
