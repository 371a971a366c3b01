import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { LoadJob } from './load.ts';
import type { Measured } from './measured.ts';

/** The process from which load comes. */
export class LoadProcess {
  readonly #child: ChildProcess = fork(path.join(import.meta.dirname, 'load.ts'));
  readonly #end = new Promise<never>((_, reject) => {
    const ended = new Error('the process that fires requests has ended');
    this.#child.once('exit', () => reject(ended));
  });

  constructor() {
    // The process also ends with the bench, when nobody awaits the error.
    this.#end.catch(() => {});
  }

  /** @throws where the process ends */
  async fire(job: LoadJob): Promise<Measured> {
    const answer = new Promise<Measured>((resolve) => {
      this.#child.once('message', (measured) => resolve(measured as Measured));
    });
    this.#child.send(job);
    return Promise.race([answer, this.#end]);
  }

  close(): void {
    this.#child.kill();
  }
}
