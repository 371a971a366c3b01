import { defineConfig } from 'vitest/config';

/**
 * `unit`: rules and components, no database. `embedded`: API and store tests on the
 * embedded engine. `postgres`: the same tests, and those about concurrency
 * (`*.parallel.test.ts`), on a real PostgreSQL that the run starts itself.
 */
const databaseTests = [
  'database/**/*.db.test.ts',
  '{demo,server}/**/*.api.test.ts',
  'server/**/*.db.test.ts',
];
const parallelTests = ['**/*.parallel.test.ts'];
/** What only the embedded engine does: its files, its lock, its end in the middle of writing. */
const embeddedTests = ['{database,server}/**/*.embedded.test.ts'];

export default defineConfig({
  test: {
    // Without this one core is left free, which on a machine with two is half of it.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: [
            '{contract,database,demo,domain,fuzz,i18n,scripts,server,web}/**/*.test.{ts,tsx}',
          ],
          exclude: [...databaseTests, ...parallelTests, ...embeddedTests],
        },
      },
      {
        extends: true,
        test: {
          name: 'embedded',
          include: [...databaseTests, ...embeddedTests],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [...databaseTests, ...parallelTests].map(
            (glob) => `{database,demo,server}/**/${glob.split('**/')[1]}`,
          ),
          // Each file has a database of its own; the modules they share hold no state.
          isolate: false,
          globalSetup: ['database/testing/global-setup.ts'],
        },
      },
    ],
  },
});
