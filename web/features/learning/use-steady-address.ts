import { useState } from 'react';

const pathOf = (address: string) => address.split('?')[0];

/**
 * The address under which a file is shown. Loading the page's data again may sign the same file
 * again; a recording that plays, or a document that is being read, must not begin again for it.
 * @param isNeeded the address in use is no longer good
 */
export function useSteadyAddress(latest: string, isNeeded: boolean): string {
  const [used, setUsed] = useState(latest);
  if (used === latest || (!isNeeded && pathOf(used) === pathOf(latest))) return used;
  setUsed(latest);
  return latest;
}
