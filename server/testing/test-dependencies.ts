import fs from 'node:fs';
import path from 'node:path';
import { memoryFolder } from '#database/testing/memory-folder.ts';
import { createTestDatabase } from '#database/testing/test-database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { createDiskFileStore } from '#server/files/index.ts';
import type { Email } from '#server/mail/mailer.ts';
import { readSettings, type Settings } from '#server/settings.ts';

/** What an academy of tests is made of. */
interface TestDependencies {
  dependencies: Dependencies;
  /** Every email that is sent, the oldest first. */
  emails: Email[];
  /** The academy's present time. */
  clock: { now: Date };
}

/**
 * A database and a folder of their own, a clock that is set, and emails in memory. Rate limits are
 * off unless the settings turn them on.
 */
export async function createTestDependencies(
  settings: Partial<Settings>,
): Promise<TestDependencies> {
  const database = await createTestDatabase();
  const dataDir = fs.mkdtempSync(path.join(memoryFolder(), 'academy-test-'));
  const emails: Email[] = [];
  const clock = { now: new Date('2026-03-02T02:00:00Z') };
  const dependencies: Dependencies = {
    settings: {
      ...readSettings({
        PUBLIC_URL: 'https://academy.example',
        DATA_DIR: dataDir,
        RATE_LIMIT: 'off',
        // Tests read what they have just changed; tests of the cache turn it on.
        RESPONSE_CACHE: 'off',
        // Tests that send many requests at once are not about overload.
        MAX_IN_FLIGHT: '100000',
        LOG_LEVEL: 'error',
      }),
      ...settings,
    },
    database,
    mailer: {
      send: async (sentEmail) => {
        emails.push(sentEmail);
      },
    },
    files: createDiskFileStore(path.join(dataDir, 'files')),
    scanner: null,
    breachedPasswords: null,
    tracing: null,
    // Tests send nothing to the internet; those of web push bring a fake push service.
    postPublicly: async () => 503,
    now: () => new Date(clock.now),
  };
  return { dependencies, emails, clock };
}
