import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { pgliteParsers } from '../durable-pglite.ts';
import { migrate } from '../migrate.ts';
import { type AcademyDatabase, fromPglite, openPostgres } from '../open.ts';

/**
 * Databases for tests: each is a copy of one migrated template, so every test file
 * has its own and they run in any order and in parallel. Tests run on the embedded
 * engine; where the test run started a PostgreSQL cluster they run on that.
 */

/** Set by the test run's global setup for tests that run on real PostgreSQL. */
export const CLUSTER_VARIABLE = 'TEST_POSTGRES_URL';
/** Name of the migrated database that the others are copied from. */
export const TEMPLATE = 'academy_template';

let embeddedTemplate: Promise<Blob> | undefined;

async function makeEmbeddedTemplate(): Promise<Blob> {
  const pglite = await PGlite.create({ parsers: pgliteParsers });
  await migrate(fromPglite(pglite));
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return dump;
}

async function openEmbeddedCopy(): Promise<AcademyDatabase> {
  embeddedTemplate ??= makeEmbeddedTemplate();
  const dump = await embeddedTemplate;
  return fromPglite(await PGlite.create({ loadDataDir: dump, parsers: pgliteParsers }));
}

let copies = 0;

/** A database of its own on the cluster, dropped when it is closed. */
async function openOnCluster(clusterUrl: string, from: string): Promise<AcademyDatabase> {
  const name = `test_${process.pid}_${copies++}_${Math.random().toString(36).slice(2, 8)}`;
  const admin = new pg.Client({ connectionString: clusterUrl });
  await admin.connect();
  await admin.query(`create database ${name} template ${from}`);
  await admin.end();
  const url = clusterUrl.replace('/postgres?', `/${name}?`);
  const database = openPostgres(url, { poolSize: 60 });
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
export function createTestDatabase(): Promise<AcademyDatabase> {
  const clusterUrl = process.env[CLUSTER_VARIABLE];
  return clusterUrl === undefined ? openEmbeddedCopy() : openOnCluster(clusterUrl, TEMPLATE);
}

/** A database of the caller's own without any migration; close it when done. */
export async function createEmptyDatabase(): Promise<AcademyDatabase> {
  const clusterUrl = process.env[CLUSTER_VARIABLE];
  return clusterUrl === undefined
    ? fromPglite(await PGlite.create({ parsers: pgliteParsers }))
    : openOnCluster(clusterUrl, 'template1');
}
