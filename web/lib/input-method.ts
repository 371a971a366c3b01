/** Older Safari reports the Enter that ends a composition as this key, already composed. */
const KEY_OF_INPUT_METHOD = 229;

/**
 * Whether a key belongs to an input method: the Enter that confirms a candidate must not submit,
 * and arrows select among candidates.
 */
export function isOfInputMethod(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === KEY_OF_INPUT_METHOD;
}
