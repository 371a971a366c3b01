/** How many frames a page is given to show what an action has changed. */
const FRAMES = 3;

/**
 * An action may take away the very button that began it: the row is gone, the switch is
 * another one now. The keyboard then goes on from the section that the button was in,
 * instead of from the top of the page.
 * @returns to be called when the action is over
 */
export function rememberFocus(): () => void {
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
