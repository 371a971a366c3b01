/** The keyboard goes on from the page: what had the focus is gone. */
export function focusPage(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
