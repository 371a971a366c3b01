import pg from 'pg';
import { migrate } from '../migrate.ts';
import { openPostgres } from '../open.ts';
import { startPostgresCluster } from './postgres-cluster.ts';
import { CLUSTER_VARIABLE, TEMPLATE } from './test-database.ts';

/** Vitest global setup of the tests on real PostgreSQL: one cluster, one template. */
export default async function setup() {
  const cluster = await startPostgresCluster({ inMemory: true });
  const admin = new pg.Client({ connectionString: cluster.url('postgres') });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const template = openPostgres(cluster.url(TEMPLATE), { poolSize: 2 });
  await migrate(template);
  await template.close();
  process.env[CLUSTER_VARIABLE] = cluster.url('postgres');
  return () => cluster.stop();
}
