import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { pgliteParsers } from '../durable-pglite.ts';
import { migrate } from '../migrate.ts';
import { type AcademyDatabase, fromPglite, openPostgres, type StatementListener } from '../open.ts';
import { CopiedFilesystem, copyFiles } from './copied-filesystem.ts';

/**
 * Databases for tests: each is a copy of one migrated template, so every test file
 * has its own and they run in any order and in parallel. Tests run on the embedded
 * engine; where the test run started a PostgreSQL cluster they run on that.
 */

/** Set by the test run's global setup for tests that run on real PostgreSQL. */
export const CLUSTER_VARIABLE = 'TEST_POSTGRES_URL';
/** Name of the migrated database that the others are copied from. */
export const TEMPLATE = 'academy_template';

/** Buffers of the embedded engine: by default each database takes 128 MB. */
const SMALL_BUFFERS = ['-c', 'shared_buffers=16MB'];

let embeddedTemplate: Promise<ReturnType<typeof copyFiles>> | undefined;

async function makeEmbeddedTemplate() {
  const pglite = await PGlite.create({ parsers: pgliteParsers });
  await migrate(fromPglite(pglite));
  await pglite.exec('checkpoint');
  const files = copyFiles(pglite);
  await pglite.close();
  return files;
}

async function openEmbeddedCopy(onStatement?: StatementListener): Promise<AcademyDatabase> {
  embeddedTemplate ??= makeEmbeddedTemplate();
  return fromPglite(
    await PGlite.create({
      fs: new CopiedFilesystem(await embeddedTemplate),
      parsers: pgliteParsers,
      startParams: [...PGlite.defaultStartParams, ...SMALL_BUFFERS],
    }),
    { onStatement },
  );
}

let copies = 0;

/** A database of its own on the cluster, dropped when it is closed. */
async function openOnCluster(
  clusterUrl: string,
  from: string,
  onStatement?: StatementListener,
): Promise<AcademyDatabase> {
  const name = `test_${process.pid}_${copies++}_${Math.random().toString(36).slice(2, 8)}`;
  const admin = new pg.Client({ connectionString: clusterUrl });
  await admin.connect();
  await admin.query(`create database ${name} template ${from}`);
  await admin.end();
  const url = clusterUrl.replace('/postgres?', `/${name}?`);
  const database = openPostgres(url, { poolSize: 60, waitTimeout: 60_000, onStatement });
  return {
    ...database,
    close: async () => {
      await database.close();
      const cleaner = new pg.Client({ connectionString: clusterUrl });
      await cleaner.connect();
      await cleaner.query(`drop database ${name} with (force)`);
      await cleaner.end();
    },
  };
}

/** An empty, migrated database of the caller's own; close it when done. */
export function createTestDatabase(onStatement?: StatementListener): Promise<AcademyDatabase> {
  const clusterUrl = process.env[CLUSTER_VARIABLE];
  return clusterUrl === undefined
    ? openEmbeddedCopy(onStatement)
    : openOnCluster(clusterUrl, TEMPLATE, onStatement);
}

/** A database of the caller's own without any migration; close it when done. */
export async function createEmptyDatabase(): Promise<AcademyDatabase> {
  const clusterUrl = process.env[CLUSTER_VARIABLE];
  return clusterUrl === undefined
    ? fromPglite(await PGlite.create({ parsers: pgliteParsers }))
    : openOnCluster(clusterUrl, 'template1');
}
