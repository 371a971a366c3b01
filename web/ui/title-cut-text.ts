/** Elements whose title was set here, and may be changed again. */
const titled = new WeakSet<HTMLElement>();

/** Gives an element whose text ends in an ellipsis the whole text as its title. */
export function titleCutText({ target }: { target: EventTarget }): void {
  if (!(target instanceof HTMLElement) || (target.title !== '' && !titled.has(target))) return;
  const isCut =
    target.scrollWidth > target.clientWidth && getComputedStyle(target).textOverflow === 'ellipsis';
  if (!isCut && !titled.has(target)) return;
  titled.add(target);
  target.title = isCut ? (target.textContent ?? '') : '';
}
