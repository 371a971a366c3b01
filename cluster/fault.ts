import type { Cluster } from './cluster.ts';
import type { Limits } from './load.ts';

/** What is done to the cluster while people work on it. */
export interface Fault {
  name: string;
  limits: Limits;
  /** Why it cannot be tried on this machine. */
  isImpossible?(cluster: Cluster): string | null;
  /**
   * Breaks something and repairs it; the load runs on meanwhile.
   * @param isPossible is called when the service is possible again: when the part is back, or at once
   *   where another one can take over. Where it is not called, that is from the beginning.
   */
  run(cluster: Cluster, isPossible: () => void): Promise<void>;
}
