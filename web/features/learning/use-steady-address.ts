import { useState } from 'react';

const pathOf = (address: string) => address.split('?')[0];

/**
 * The address of a shown file. Reloading the page’s data may sign the same file again; a recording
 * or a document must not restart because of it.
 * @param isNeeded whether the address in use no longer works, for instance because it has expired
 */
export function useSteadyAddress(latest: string, isNeeded: boolean): string {
  const [used, setUsed] = useState(latest);
  if (used === latest || (!isNeeded && pathOf(used) === pathOf(latest))) return used;
  setUsed(latest);
  return latest;
}
