import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { type Db, openEmbedded } from '#database/open.ts';
import { memoryFolder } from '#database/testing/memory-folder.ts';
import { CLUSTER_VARIABLE } from '#database/testing/test-database.ts';
import { buildApp } from '../app.ts';
import { createDependencies } from '../create-dependencies.ts';
import { readSettings } from '../settings.ts';
import { ServedProcesses } from './served-processes.ts';
import { createTestAcademy, TestAcademy } from './test-academy.ts';

/** An academy that is filled here and then served by separate processes, on both engines. */
export class AcademyOfProcesses {
  /** The settings of a process that serves it. */
  readonly environment: NodeJS.ProcessEnv;
  readonly #academy: TestAcademy | null;
  readonly #served: ServedProcesses[] = [];

  private constructor(environment: NodeJS.ProcessEnv, academy: TestAcademy | null) {
    this.environment = environment;
    this.#academy = academy;
  }

  static async open(fill: (academy: TestAcademy) => Promise<void>): Promise<AcademyOfProcesses> {
    const cluster = process.env[CLUSTER_VARIABLE];
    if (cluster === undefined) return AcademyOfProcesses.#openEmbedded(fill);
    const academy = await createTestAcademy();
    academy.setClock(new Date());
    await fill(academy);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      academy.db,
    );
    const environment = {
      DATABASE_URL: cluster.replace('/postgres?', `/${rows[0]?.name}?`),
      DATA_DIR: academy.app.dependencies.settings.dataDir,
    };
    return new AcademyOfProcesses(environment, academy);
  }

  static async #openEmbedded(fill: (academy: TestAcademy) => Promise<void>) {
    const environment = { DATA_DIR: fs.mkdtempSync(path.join(memoryFolder(), 'academy-served-')) };
    const dependencies = await createDependencies(
      readSettings({ ...environment, LOG_LEVEL: 'error' }),
      () => {},
    );
    const app = await buildApp(dependencies);
    await app.ready();
    await fill(new TestAcademy(app, dependencies.database, [], { now: new Date() }));
    await app.close();
    await dependencies.database.close();
    return new AcademyOfProcesses(environment, null);
  }

  /** Starts processes that serve it. @param more settings */
  async start(more: NodeJS.ProcessEnv = {}): Promise<ServedProcesses> {
    const served = await ServedProcesses.start({ ...this.environment, ...more });
    this.#served.push(served);
    return served;
  }

  /** Ends the processes that still serve it. */
  async kill(): Promise<void> {
    for (const served of this.#served.splice(0)) await served.stop('SIGKILL');
  }

  /** Reads the database; the embedded one only while no process serves it. */
  async read<T>(work: (db: Db) => Promise<T>): Promise<T> {
    if (this.#academy !== null) return work(this.#academy.db);
    const database = await openEmbedded(this.environment.DATA_DIR ?? '');
    try {
      return await work(database.db);
    } finally {
      await database.close();
    }
  }

  async close(): Promise<void> {
    await this.kill();
    await this.#academy?.close();
    fs.rmSync(this.environment.DATA_DIR ?? '', { recursive: true, force: true });
  }
}
