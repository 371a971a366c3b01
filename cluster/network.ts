import { execFileSync } from 'node:child_process';

/**
 * A second machine: a network namespace with an address of its own. What is sent to it can be lost
 * without a word, as where a cable is cut: no end of a connection is seen.
 */
export interface Network {
  /** The address of this side, and of the other one. */
  near: string;
  far: string;
  /** Where programs of the other side run; null: the machine has no namespaces, all are on this side. */
  namespace: string | null;
  /** Loses what is sent between the sides, both ways. */
  cut(): void;
  mend(): void;
  remove(): void;
}

const namespace = 'academy-cluster';
const links = { near: 'academy-near', far: 'academy-far' };
const near = '10.77.0.1';
const far = '10.77.0.2';
/** No machine has it: frames for it reach nobody. */
const NOBODY = '02:00:00:00:00:99';

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: 'ignore' });
const inside = (...args: string[]) => ip('-n', namespace, ...args);

function open(): void {
  ip('netns', 'add', namespace);
  ip('link', 'add', links.near, 'type', 'veth', 'peer', 'name', links.far, 'netns', namespace);
  ip('address', 'add', `${near}/24`, 'dev', links.near);
  ip('link', 'set', links.near, 'up');
  inside('link', 'set', 'lo', 'up');
  inside('address', 'add', `${far}/24`, 'dev', links.far);
  inside('link', 'set', links.far, 'up');
}

function remove(): void {
  try {
    // The link ends with the namespace.
    ip('netns', 'delete', namespace);
  } catch {
    // There was none.
  }
}

export function openNetwork(): Network {
  try {
    remove();
    open();
  } catch {
    remove();
    const nothing = () => {};
    const loopback = '127.0.0.1';
    return { near: loopback, far: loopback, namespace: null, cut: nothing, mend: nothing, remove };
  }
  return {
    ...{ near, far, namespace, remove },
    cut: () => {
      ip('neigh', 'replace', far, 'lladdr', NOBODY, 'dev', links.near, 'nud', 'permanent');
      inside('neigh', 'replace', near, 'lladdr', NOBODY, 'dev', links.far, 'nud', 'permanent');
    },
    mend: () => {
      ip('neigh', 'flush', 'dev', links.near, 'nud', 'permanent');
      inside('neigh', 'flush', 'dev', links.far, 'nud', 'permanent');
    },
  };
}
