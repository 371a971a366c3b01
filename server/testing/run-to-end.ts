import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** What a program left that has ended. */
export interface EndedProgram {
  code: number | null;
  errors: string;
  /** From its first output on: a busy machine may load a program for longer than it runs. */
  seconds: number;
}

/** Runs a program of the repository until it ends by itself. */
export async function runToEnd(
  file: string,
  environment: NodeJS.ProcessEnv,
): Promise<EndedProgram> {
  const child = spawn(process.execPath, [path.join(root, file)], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', DEMO: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  let began = performance.now();
  child.stdout.once('data', () => {
    began = performance.now();
  });
  child.stderr.on('data', (text: Buffer) => {
    errors += text;
  });
  const [code] = await once(child, 'close');
  return { code, errors, seconds: (performance.now() - began) / 1_000 };
}

/** The academy, which is expected not to start. */
export const startToEnd = (environment: NodeJS.ProcessEnv) =>
  runToEnd('server/testing/serve-processes.ts', environment);
