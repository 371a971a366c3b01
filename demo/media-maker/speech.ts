import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pinyin } from 'pinyin-pro';

/** Samples a second of everything that is mixed. */
export const SAMPLE_RATE = 44_100;

export type Voice = 'zh' | 'en-woman' | 'en-man';

/**
 * Mandarin as pinyin with tone numbers, one word a group: eSpeak reads characters one by
 * one and guesses those with two readings; pinyin-pro knows them in their sentence.
 */
function mandarinSyllables(line: string): string {
  const readings = pinyin(line, { toneType: 'num', toneSandhi: true, type: 'array' });
  const characters = [...line];
  if (readings.length !== characters.length) {
    throw new Error(`“${line}” needs a reading for every character; write its numbers as words.`);
  }
  const words = [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(line)];
  let at = 0;
  return words
    .map(({ segment }) => {
      const { length } = [...segment];
      const word = readings.slice(at, at + length).join('');
      at += length;
      return word.replaceAll('0', '5');
    })
    .join(' ')
    .replace(/[“”]/g, '')
    .replace(/\s*[，、：；]/g, ',')
    .replace(/\s*[。？！]/g, '.');
}

/**
 * The range is doubled because eSpeak’s own spans 4 semitones between its highest and
 * lowest tone, measured, where people use 8 and more; so the four tones stand apart.
 */
function speakMandarin(line: string, file: string): void {
  const text = `<speak><prosody range="200%">${mandarinSyllables(line)}</prosody></speak>`;
  const voice = ['-b', '1', '-m', '-v', 'cmn-latn-pinyin+f2', '-s', '188', '-p', '40'];
  execFileSync('espeak-ng', [...voice, '-w', file, text], {
    stdio: ['ignore', 'ignore', 'ignore'],
  });
}

function speakEnglish(line: string, voice: 'slt' | 'rms', file: string): void {
  const text = `${file}.txt`;
  fs.writeFileSync(text, line);
  const source = `flite=textfile=${text}:voice=${voice}`;
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', source, file]);
}

/** Softens what is metallic in a computer voice, and brings every line to one loudness. */
const VOICE_FILTER = [
  'highpass=f=90',
  'equalizer=f=280:t=q:w=1:g=2',
  'equalizer=f=3800:t=q:w=1.2:g=-4',
  'lowpass=f=8500',
  'silenceremove=start_periods=1:start_threshold=-48dB',
  'areverse',
  'silenceremove=start_periods=1:start_threshold=-48dB',
  'areverse',
  'afade=t=in:d=0.03',
  'aecho=0.9:0.25:19|31:0.22|0.14',
  'acompressor=threshold=-20dB:ratio=2.5:attack=8:release=120:makeup=2',
].join(',');

/** Speaks one line. @returns mono samples */
export function speak(line: string, voice: Voice, folder: string): Float32Array {
  const file = path.join(folder, 'line.wav');
  if (voice === 'zh') speakMandarin(line, file);
  else speakEnglish(line, voice === 'en-woman' ? 'slt' : 'rms', file);
  const raw = execFileSync(
    'ffmpeg',
    [
      '-v',
      'error',
      '-i',
      file,
      '-af',
      VOICE_FILTER,
      '-ac',
      '1',
      '-ar',
      `${SAMPLE_RATE}`,
      '-f',
      'f32le',
      '-',
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const samples = new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.length));
  return atLevel(samples, 0.1);
}

/** Scales to a root mean square over what is not silence. */
function atLevel(samples: Float32Array, level: number): Float32Array {
  let sum = 0;
  let count = 0;
  for (const sample of samples) {
    if (Math.abs(sample) < 0.005) continue;
    sum += sample * sample;
    count++;
  }
  const gain = level / Math.sqrt(sum / Math.max(1, count));
  return samples.map((sample) => sample * gain);
}
