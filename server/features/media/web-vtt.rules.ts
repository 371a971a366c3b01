import { MAX_CUES } from '#domain/limits.ts';

/**
 * Parses captions in the WebVTT format (https://www.w3.org/TR/webvtt1/). Browsers silently drop
 * what they cannot parse; here the first mistake is reported with its line.
 */

/** One caption: from when to when, in seconds, and its text. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

/** More than can be read while one caption is shown. */
const MAX_CUE_LENGTH = 2000;

export type CaptionsMistake =
  | 'header'
  | 'comma'
  | 'timing'
  | 'backwards'
  | 'order'
  | 'text'
  | 'long'
  | 'many'
  | 'gap'
  | 'empty';

/** The mistake, and its line, counted from 1. */
export interface CaptionsProblem {
  mistake: CaptionsMistake;
  line: number;
}

const TIME = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;
const TIME_WITH_COMMA = /^(?:\d+:)?\d{1,2}:\d{2},\d{3}$/;

function secondsOf(time: string): number | null {
  const match = TIME.exec(time);
  if (!match) return null;
  const [, hours = '0', minutes, seconds, thousandths] = match.map((part) => part ?? '0');
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
}

function readTiming(line: string): { start: number; end: number } | CaptionsMistake {
  const [from = '', rest = ''] = line.split('-->').map((part) => part.trim());
  const [to = ''] = rest.split(/\s/);
  if (TIME_WITH_COMMA.test(from) || TIME_WITH_COMMA.test(to)) return 'comma';
  const start = secondsOf(from);
  const end = secondsOf(to);
  if (start === null || end === null) return 'timing';
  return end > start ? { start, end } : 'backwards';
}

/** A block of lines without an empty line between them, and where it begins. */
interface Block {
  line: number;
  lines: string[];
}

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') open = null;
    else if (open) open.lines.push(text);
    else {
      open = { line: index + 1, lines: [text] };
      blocks.push(open);
    }
  }
  return blocks;
}

const isTiming = (line: string | undefined) => line?.includes('-->') ?? false;
const withoutTags = (text: string) => text.replace(/<[^<>]*>/g, '');

/**
 * The captions of a WebVTT text, in order, or its first mistake.
 * @param source with any kind of line ends, with or without a byte-order mark
 */
export function parseWebVtt(source: string): Cue[] | CaptionsProblem {
  const lines = source.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) return { mistake: 'header', line: 1 };
  const [header, ...blocks] = blocksOf(lines);
  const early = header?.lines.findIndex(isTiming) ?? -1;
  if (early > 0) return { mistake: 'gap', line: early + 1 };
  const cues: Cue[] = [];
  for (const { line, lines: block } of blocks) {
    const at = isTiming(block[0]) ? 0 : 1;
    if (at === 1 && /^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(block[0] ?? '')) continue;
    const timing = block[at];
    if (timing === undefined || !isTiming(timing)) return { mistake: 'timing', line: line + at };
    const times = readTiming(timing);
    if (typeof times === 'string') return { mistake: times, line: line + at };
    const second = block.findIndex((text, index) => index > at && isTiming(text));
    if (second !== -1) return { mistake: 'gap', line: line + second };
    const source = block.slice(at + 1).join('\n');
    if (source.length > MAX_CUE_LENGTH) return { mistake: 'long', line: line + at + 1 };
    const text = withoutTags(source).trim();
    if (text === '') return { mistake: 'text', line: line + at };
    if (times.start < (cues.at(-1)?.start ?? 0)) return { mistake: 'order', line: line + at };
    if (cues.length === MAX_CUES) return { mistake: 'many', line: line + at };
    cues.push({ ...times, text });
  }
  return cues.length === 0 ? { mistake: 'empty', line: 1 } : cues;
}

/** The normalized text: one kind of line end, no byte-order mark, a line end at its end. */
export function tidyWebVtt(source: string): string {
  return `${source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n|\r/g, '\n')
    .trimEnd()}\n`;
}
