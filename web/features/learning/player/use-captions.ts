import { type RefObject, useEffect, useState } from 'react';
import { type Locale, locales } from '#domain/locale.ts';
import type { MediaData } from './media-data.ts';

type Lines = Record<Locale, string>;

const noLines: Lines = { zh: '', en: '' };

/** The languages with captions or a transcript. */
export function captionLanguages({ captions, transcript }: MediaData): Locale[] {
  return locales.filter(
    (locale) =>
      captions.some(({ language }) => language === locale) ||
      transcript.some((cue) => (locale === 'zh' ? cue.text_zh : cue.text) !== ''),
  );
}

function linesOfTrack({ activeCues }: TextTrack): string {
  return Array.from(activeCues ?? [], (cue) =>
    cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '',
  ).join('\n');
}

/**
 * The current captions. The browser loads the tracks, hidden, and this page draws them: browsers
 * show one language at a time, and learners want both. A language without a track, or whose track
 * does not load, is taken from the transcript.
 */
export function useCaptions(
  media: RefObject<HTMLVideoElement | HTMLAudioElement | null>,
  data: MediaData,
  wanted: Record<Locale, boolean>,
  seconds: number,
): Lines {
  const [tracked, setTracked] = useState<Partial<Lines>>({});

  useEffect(() => {
    const element = media.current;
    if (element === null) return;
    const undo: (() => void)[] = [];
    for (const track of Array.from(element.textTracks)) {
      const language: Locale = track.language.startsWith('zh') ? 'zh' : 'en';
      // The page draws the captions; the browser’s own would cover them.
      track.mode = 'hidden';
      const onChange = () =>
        setTracked((before) => ({ ...before, [language]: linesOfTrack(track) }));
      track.addEventListener('cuechange', onChange);
      undo.push(() => track.removeEventListener('cuechange', onChange));
    }
    return () => {
      for (const one of undo) one();
    };
  }, [media]);

  // Where an iPhone or Safari’s picture-in-picture shows the picture alone, the browser draws one
  // language. Others draw nothing there, and would draw over the captions here.
  const { zh, en } = wanted;
  useEffect(() => {
    const element = media.current;
    if (element === null) return;
    const set = (mode: TextTrackMode) => {
      const first = Array.from(element.textTracks).find(({ language }) =>
        language.startsWith('zh') ? zh : en,
      );
      for (const track of Array.from(element.textTracks)) {
        track.mode = track === first ? mode : 'hidden';
      }
    };
    const show = () => set('showing');
    const hide = () => set('hidden');
    const moments: [string, () => void][] = [
      ['webkitbeginfullscreen', show],
      ['webkitendfullscreen', hide],
    ];
    if ('webkitSetPresentationMode' in element) {
      moments.push(['enterpictureinpicture', show], ['leavepictureinpicture', hide]);
    }
    for (const [event, listener] of moments) element.addEventListener(event, listener);
    return () => {
      for (const [event, listener] of moments) element.removeEventListener(event, listener);
    };
  }, [media, zh, en]);

  const cue = data.transcript.find(({ start, end }) => seconds >= start && seconds < end);
  const spoken: Lines = cue === undefined ? noLines : { zh: cue.text_zh, en: cue.text };
  const lines: Lines = { ...spoken, ...tracked };
  return { zh: zh ? lines.zh : '', en: en ? lines.en : '' };
}
