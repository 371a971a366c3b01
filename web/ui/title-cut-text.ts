/** Texts whose title was set here: what they say can change. */
const titled = new WeakSet<HTMLElement>();

/** Where a text ends in dots, the pointer over it shows the whole of it. */
export function titleCutText({ target }: { target: EventTarget }): void {
  if (!(target instanceof HTMLElement) || (target.title !== '' && !titled.has(target))) return;
  const isCut =
    target.scrollWidth > target.clientWidth && getComputedStyle(target).textOverflow === 'ellipsis';
  if (!isCut && !titled.has(target)) return;
  titled.add(target);
  target.title = isCut ? (target.textContent ?? '') : '';
}
