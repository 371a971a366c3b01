/** `m:ss` and, from an hour on, `h:mm:ss`. */
export function clockOf(totalSeconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(totalSeconds) ? totalSeconds : 0));
  const part = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours === 0
    ? `${minutes}:${part(whole % 60)}`
    : `${hours}:${part(minutes)}:${part(whole % 60)}`;
}
