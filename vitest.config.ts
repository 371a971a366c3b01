import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

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
const embeddedTests = ['database/**/*.embedded.test.ts'];

/** Takes minutes in one file: begun last, one core would wait for it alone. */
const LONGEST = 'server/bad-input.api.test.ts';

/** A clean clone knows no times of earlier runs, and begins with the largest files. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith(LONGEST);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
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
