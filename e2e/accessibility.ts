import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Finds violations of the accessibility rules with axe. */

interface Inspection {
  /** Parts of the page; without them, the whole. */
  context?: { include: string[]; exclude: string[] };
  /** Only these rules; without them, all that axe has. */
  rules?: string[];
}

/**
 * Checks a page in its current state. The engine is injected into a page once and runs there:
 * injecting it again for each check takes longer than the check itself.
 */
export async function accessibilityProblems(
  page: Page,
  { context, rules }: Inspection = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  };
  return page.evaluate(
    async ([part, how]) => {
      const engine = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await engine.run(part ?? document, how);
      return violations.map(
        ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [context, options] as const,
  );
}
