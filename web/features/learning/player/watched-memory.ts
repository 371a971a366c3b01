import type { Stretch } from './watched-parts.ts';

/** What this device knows of one recording. */
export interface WatchedEntry {
  watched: Stretch[];
  positionSeconds: number;
}

type Memory = Record<string, WatchedEntry & { at: number }>;

/** So many recordings are remembered; the one not opened for longest is dropped first. */
const MAX_ENTRIES = 60;

/** The owner of the memory: people share devices. */
export function memoryKey(userId: number | null, lessonId: number): string {
  return `${userId ?? 'guest'}:${lessonId}`;
}

/** What a store holds of a recording, or null. */
export function recall(stored: string | null, key: string): WatchedEntry | null {
  const entry = parse(stored)[key];
  return entry === undefined
    ? null
    : { watched: entry.watched, positionSeconds: entry.positionSeconds };
}

/** The new value of the store. `at` is any increasing time. */
export function remember(
  stored: string | null,
  key: string,
  { watched, positionSeconds }: WatchedEntry,
  at: number,
): string {
  const tenth = (seconds: number) => Math.round(seconds * 10) / 10;
  const memory: Memory = {
    ...parse(stored),
    [key]: {
      watched: watched.map(({ start, end }) => ({ start: tenth(start), end: tenth(end) })),
      positionSeconds: tenth(positionSeconds),
      at,
    },
  };
  const newest = Object.entries(memory)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MAX_ENTRIES);
  return JSON.stringify(Object.fromEntries(newest));
}

function parse(stored: string | null): Memory {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, entry]) => isEntry(entry)));
  } catch {
    return {};
  }
}

function isEntry(value: unknown): value is Memory[string] {
  if (typeof value !== 'object' || value === null) return false;
  const { watched, positionSeconds, at } = value as Partial<Memory[string]>;
  return (
    Number.isFinite(positionSeconds) &&
    Number.isFinite(at) &&
    Array.isArray(watched) &&
    watched.every((part) => Number.isFinite(part?.start) && Number.isFinite(part?.end))
  );
}
