/** After how long a pause a person has noticed that another form is shown. */
const QUIET_MS = 700;

const BEFORE_THE_FORM = { capture: true };

/** A key that changes or submits a form; others, such as Tab, harm nothing. */
function isInput({ key, altKey }: KeyboardEvent): boolean {
  return !altKey && (key.length === 1 || ['Enter', 'Backspace', 'Delete'].includes(key));
}

interface TypingGuard {
  /** The next form is shown: typing reaches it after a pause. */
  release: () => void;
}

/**
 * Drops what is typed while a form is saved, and the rest of it once the next form is shown: half of
 * a number is another number.
 * @param onDropped called once at the end, where anything was dropped
 */
export function guardTyping(onDropped: () => void): TypingGuard {
  let droppedAt: number | null = null;
  let isReleased = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function end() {
    window.removeEventListener('keydown', drop, BEFORE_THE_FORM);
    if (droppedAt !== null) onDropped();
  }
  function waitForPause() {
    clearTimeout(timer);
    timer = setTimeout(end, QUIET_MS);
  }
  function drop(event: KeyboardEvent) {
    if (!isInput(event)) return;
    event.preventDefault();
    event.stopPropagation();
    droppedAt = Date.now();
    if (isReleased) waitForPause();
  }
  window.addEventListener('keydown', drop, BEFORE_THE_FORM);
  return {
    release: () => {
      if (isReleased) return;
      isReleased = true;
      if (droppedAt !== null && Date.now() - droppedAt < QUIET_MS) waitForPause();
      else end();
    },
  };
}
