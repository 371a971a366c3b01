/** From here on a finger or the mouse drags, and does not tap. */
const DRAG_PX = 8;

interface DragListener {
  onStart: () => void;
  /** How far it has been dragged to the left. */
  onMove: (way: number) => void;
  /** With its last speed to the left, in pixels a millisecond; 0 where the browser took over. */
  onEnd: (speed: number) => void;
}

/** A finger or the mouse that is down. */
interface Drag {
  pointer: number;
  startX: number;
  isMoving: boolean;
  /** The last moment, for the speed. */
  lastX: number;
  lastTime: number;
  speed: number;
}

/**
 * Tells of what is dragged sideways in an element, with a finger or the mouse, until `signal` is
 * aborted. Whoever only taps or clicks does not drag, and what ends a drag is no click.
 */
export function followDrag(
  element: HTMLElement,
  listener: DragListener,
  signal: AbortSignal,
): void {
  let drag: Drag | null = null;
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    onEvent: (event: HTMLElementEventMap[Name]) => void,
  ) => element.addEventListener(name, onEvent, { signal });

  const letGo = (speed: number) => {
    const wasMoving = drag?.isMoving === true;
    drag = null;
    if (wasMoving) listener.onEnd(speed);
    return wasMoving;
  };

  // Neither text is selected nor a picture dragged away.
  listen('mousedown', (event) => event.preventDefault());
  listen('dragstart', (event) => event.preventDefault());
  listen('pointerdown', ({ isPrimary, button, pointerId: pointer, clientX, timeStamp }) => {
    if (!isPrimary || button !== 0) return;
    const isMoving = false;
    drag = { pointer, startX: clientX, isMoving, lastX: clientX, lastTime: timeStamp, speed: 0 };
  });
  listen('pointermove', ({ pointerId, clientX, timeStamp }) => {
    if (drag?.pointer !== pointerId) return;
    if (!drag.isMoving) {
      if (Math.abs(drag.startX - clientX) < DRAG_PX) return;
      // From here: the first pixels only told a drag from a tap.
      drag.isMoving = true;
      drag.startX = clientX;
      element.setPointerCapture(pointerId);
      listener.onStart();
    }
    const time = timeStamp - drag.lastTime;
    if (time > 0) drag.speed = (drag.lastX - clientX) / time;
    drag.lastX = clientX;
    drag.lastTime = timeStamp;
    listener.onMove(drag.startX - clientX);
  });
  listen('pointerup', ({ pointerId }) => {
    if (drag?.pointer !== pointerId || !letGo(drag.speed)) return;
    const swallow = (click: Event) => {
      click.preventDefault();
      click.stopPropagation();
    };
    element.addEventListener('click', swallow, { capture: true, once: true });
    // Where the browser sends no click, the next one is meant.
    setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
  });
  listen('pointercancel', () => letGo(0));
}
