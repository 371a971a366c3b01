import { execFileSync } from 'node:child_process';

/**
 * A second machine: a network namespace with a separate address. Packets to it can be dropped silently,
 * as when a cable is cut: neither end sees its connections close.
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
/** A hardware address that no machine has: frames to it are lost. */
const UNREACHABLE = '02:00:00:00:00:99';

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
    // The namespace did not exist.
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
      ip('neigh', 'replace', far, 'lladdr', UNREACHABLE, 'dev', links.near, 'nud', 'permanent');
      inside('neigh', 'replace', near, 'lladdr', UNREACHABLE, 'dev', links.far, 'nud', 'permanent');
    },
    mend: () => {
      ip('neigh', 'flush', 'dev', links.near, 'nud', 'permanent');
      inside('neigh', 'flush', 'dev', links.far, 'nud', 'permanent');
    },
  };
}
