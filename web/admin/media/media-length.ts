/** The length of a recording in whole minutes, at least one; null where it is not known. */
export function wholeMinutes(seconds: number): number | null {
  return Number.isFinite(seconds) && seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : null;
}

/** Reads how long a stored recording is; null where the browser cannot tell. */
export function readMinutes(path: string, kind: 'video' | 'audio'): Promise<number | null> {
  return new Promise((resolve) => {
    const media = document.createElement(kind);
    media.preload = 'metadata';
    media.onloadedmetadata = () => resolve(wholeMinutes(media.duration));
    media.onerror = () => resolve(null);
    media.src = path;
  });
}
