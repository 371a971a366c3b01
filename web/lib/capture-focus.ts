/** How many frames a page may take to show the result of an action. */
const FRAMES = 3;

/**
 * An action may remove the very button that started it: the row is gone, the switch has changed.
 * The focus then moves to the section of the button, instead of the top of the page.
 * @returns to be called when the action is over
 */
export function captureFocus(): () => void {
  const button = document.activeElement;
  if (button === null || button === document.body) return () => {};
  const section = button.closest<HTMLElement>('section[aria-labelledby]');
  return function look(frames = FRAMES) {
    if (frames > 0) {
      requestAnimationFrame(() => look(frames - 1));
      return;
    }
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const target = section?.isConnected ? section : document.getElementById('content');
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
}
