import { afterAll, beforeAll } from 'vitest';
import { createTestAcademy, type TestAcademy } from './test-academy.ts';

/**
 * An empty academy for all tests of a file: opened before the first of them and before the file's
 * own `beforeAll`, closed after the last and after the file's own `afterAll`.
 * @param args as `createTestAcademy` takes them
 */
export function openTestAcademy(...args: Parameters<typeof createTestAcademy>): TestAcademy {
  let academy: TestAcademy | undefined;
  beforeAll(async () => {
    academy = await createTestAcademy(...args);
  });
  afterAll(() => academy?.close());
  // The academy is not open yet when the file destructures it.
  return new Proxy({} as TestAcademy, {
    get: (_, name) => {
      if (academy === undefined) throw new Error('The academy opens before the first test.');
      const value = Reflect.get(academy, name, academy);
      return typeof value === 'function' ? value.bind(academy) : value;
    },
  });
}
