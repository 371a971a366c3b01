import type { Call } from './call.ts';

/** Whether a call changes something, whatever its method is. */
export function changesSomething(call: Pick<Call, 'method' | 'alsoPost' | 'readsOnly'>): boolean {
  return call.alsoPost === true || (call.method !== 'GET' && call.readsOnly !== true);
}
