import { describe, expect, it } from 'vitest';
import { mediaProblem, mimeTypeOf } from './media-data.ts';

describe('why a recording does not play', () => {
  it.each([
    // It is not there, or the line is down.
    ['video', 4, 'maybe', 'videoUnavailable'],
    ['audio', 4, 'probably', 'audioUnavailable'],
    ['video', 2, null, 'videoUnavailable'],
    // The browser does not know the type, or cannot read what it began.
    ['video', 4, '', 'unsupported'],
    ['audio', 4, '', 'unsupported'],
    ['video', 3, 'maybe', 'unsupported'],
  ] as const)('%s, error %i, “%s”: %s', (type, code, canPlay, problem) => {
    expect(mediaProblem(type, code, canPlay)).toBe(problem);
  });

  it.each([
    ['/media/a.mp4', 'video/mp4'],
    ['/files/7/A.MP3?v=2', 'audio/mpeg'],
    ['https://cdn.example.com/x.webm#t=3', 'video/webm'],
    ['/files/7', null],
    ['', null],
  ])('%s is %s', (url, type) => {
    expect(mimeTypeOf(url)).toBe(type);
  });
});
