import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { expect } from 'vitest';

/** Within what it stops, whatever it waits for, in milliseconds. */
const STOP_MS = 8_000;

interface Reply {
  status: number;
  text: string;
  body: { data?: unknown };
}

/** One socket to the academy that stays open: all its requests reach the same process. */
export class OneSocket {
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  /** @param payload bytes, or what is sent as JSON */
  async send(
    method: 'GET' | 'POST',
    address: string,
    { token, payload }: { token?: string; payload?: unknown } = {},
  ): Promise<Reply> {
    const isBytes = Buffer.isBuffer(payload);
    const request = http.request({
      agent: this.#agent,
      port: this.#port,
      method,
      path: address,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(payload !== undefined && {
          'content-type': isBytes ? 'application/octet-stream' : 'application/json',
        }),
      },
    });
    if (isBytes) request.end(payload);
    else request.end(payload === undefined ? undefined : JSON.stringify(payload));
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    let text = '';
    for await (const chunk of response.setEncoding('utf8')) text += chunk;
    const isJson = response.headers['content-type']?.startsWith('application/json');
    return { status: response.statusCode ?? 0, text, body: isJson ? JSON.parse(text) : {} };
  }

  /** The process that answers here. */
  async pid(): Promise<number> {
    const { text } = await this.send('GET', `/whoami?${Math.random()}`);
    return Number(/made by (\d+)/.exec(text)?.[1]);
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** An academy that runs as processes of its own. */
export class ServedProcesses {
  readonly port: number;
  readonly child: ChildProcess;
  /** What it has written, to both outputs. */
  output: string;
  readonly #sockets: OneSocket[] = [];

  private constructor(port: number, child: ChildProcess, output: string) {
    this.port = port;
    this.child = child;
    this.output = output;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: Buffer) => {
        this.output += text;
      });
    }
  }

  /** Starts it, and waits until it serves. @throws with its output where it does not */
  static async start(environment: NodeJS.ProcessEnv): Promise<ServedProcesses> {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'serve-processes.ts')], {
      env: { PATH: process.env.PATH, PORT: '0', DEMO: 'off', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const port = await new Promise<string>((resolve, reject) => {
      const listen = (text: Buffer) => {
        said += text;
        const found = /is open at \S+:(\d+)\n/.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('exit', () => reject(new Error(`the academy did not start: ${said}`)));
    });
    return new ServedProcesses(Number(port), child, said);
  }

  open(): OneSocket {
    const socket = new OneSocket(this.port);
    this.#sockets.push(socket);
    return socket;
  }

  /** A socket to each of two processes. */
  async openTwo(): Promise<[OneSocket, OneSocket]> {
    const one = this.open();
    const pid = await one.pid();
    for (;;) {
      const other = this.open();
      if ((await other.pid()) !== pid) return [one, other];
    }
  }

  /** @returns the exit code */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    for (const socket of this.#sockets) socket.close();
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    // Not `exit`: its last line would be missing.
    const closed = once(this.child, 'close');
    this.child.kill(signal);
    return (await closed)[0];
  }

  /** Stops it, in time. @returns its exit code, and what it says was still running */
  async stopInTime(): Promise<{ code: number | null; cut: string | null }> {
    const began = performance.now();
    const code = await this.stop();
    expect(performance.now() - began).toBeLessThan(STOP_MS);
    return { code, cut: /still running: (.*)\./.exec(this.output)?.[1] ?? null };
  }
}
