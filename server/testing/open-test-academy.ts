import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createTestAcademy, type TestAcademy } from './test-academy.ts';

type Options = Parameters<typeof createTestAcademy>;

/**
 * An empty academy for all tests of a file: opened before the first of them and before the file's
 * own `beforeAll`, closed after the last and after the file's own `afterAll`.
 * @param args as `createTestAcademy` takes them
 */
export function openTestAcademy(...args: Options): TestAcademy {
  return openBetween(beforeAll, afterAll, args);
}

/** The same before each test, where what others left behind would be counted. */
export function openTestAcademyForEach(...args: Options): TestAcademy {
  return openBetween(beforeEach, afterEach, args);
}

type Hook = (run: () => Promise<void>) => void;

function openBetween(before: Hook, after: Hook, args: Options): TestAcademy {
  let academy: TestAcademy | undefined;
  before(async () => {
    academy = await createTestAcademy(...args);
  });
  after(async () => {
    await academy?.close();
    academy = undefined;
  });
  // The academy is not open yet when the file destructures it.
  return new Proxy({} as TestAcademy, {
    get: (_, name) => {
      if (academy === undefined) throw new Error('The academy opens before the first test.');
      const value = Reflect.get(academy, name, academy);
      return typeof value === 'function' ? value.bind(academy) : value;
    },
  });
}
