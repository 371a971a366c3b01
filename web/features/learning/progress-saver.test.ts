import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProgressSaver, type Progress } from './progress-saver.ts';

describe('saving progress', () => {
  let saved: Progress[];
  beforeEach(() => {
    vi.useFakeTimers();
    saved = [];
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const saverFrom = (from = 0) =>
    createProgressSaver({
      save: (progress) => {
        saved.push(progress);
        return undefined;
      },
      from,
    });

  it('sends the newest at most every ten seconds', () => {
    const saver = saverFrom();
    for (let second = 1; second <= 25; second++) {
      saver.note({ percent: second });
      vi.advanceTimersByTime(1000);
    }
    expect(saved).toEqual([{ percent: 10 }, { percent: 20 }]);
  });

  it('sends the rest on leaving, and then nothing', () => {
    const saver = saverFrom();
    saver.note({ percent: 42.9 });
    saver.close();
    saver.note({ percent: 80 });
    vi.advanceTimersByTime(60_000);
    expect(saved).toEqual([{ percent: 42 }]);
  });

  it('sends nothing that the server has already', () => {
    const saver = saverFrom(50);
    saver.note({ percent: 30 });
    saver.note({ percent: 50 });
    saver.close();
    expect(saved).toEqual([]);
  });

  it('stores the position of a video without lowering its progress', () => {
    const saver = saverFrom(50);
    saver.note({ percent: 20, position: 31 });
    saver.flush();
    saver.note({ percent: 20, position: 31 });
    saver.close();
    expect(saved).toEqual([{ percent: 50, position: 31 }]);
  });

  it('sends progress again that the server cut, until it counts', async () => {
    const counts = [40, 80, 100];
    const saver = createProgressSaver({
      save: (progress) => {
        saved.push(progress);
        return Promise.resolve(counts.shift());
      },
    });
    saver.note({ percent: 100, position: 60 });
    saver.flush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saved).toEqual(Array(3).fill({ percent: 100, position: 60 }));
  });

  it('never sends more than a hundred', () => {
    const saver = saverFrom();
    saver.note({ percent: 117 });
    saver.flush();
    expect(saved).toEqual([{ percent: 100 }]);
  });
});
