import { accountCalls, adminRole } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { callApi, expect, freshEmail, test, tokenOf } from './support.ts';

/** Admins of each role, and whether what they are shown leads anywhere they may not go. */

/** The same page with other records or filters is one page. */
const shapeOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://academy');
  return [pathname.replace(/\d+/g, '#'), ...new Set(searchParams.keys())].join(' ');
};

/** The pages of the administration to which a page leads, in this language. */
function linksOf(html: string): string[] {
  const found = html.matchAll(/href="(\/(?:admin|teach)[^"#]*)/g);
  return [...found]
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
    .filter((address) => !/[?&]lang=/.test(address));
}

for (const role of adminRole.exclude(['owner']).options) {
  test(`no link leads an admin of the role ${role} to a page that is closed to them`, async ({
    request,
    playwright,
    baseURL,
  }) => {
    const person = { email: freshEmail(), password: 'see-the-distance' };
    const owner = await tokenOf(request, 'admin');
    const body = { ...person, name: 'Lee', role: 'admin', admin_role: role } as const;
    await callApi(request, userAdminCalls.create, { body }, owner);
    const browser = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    await browser.post(`/api${accountCalls.login.path}`, { data: person });

    const seen = new Set<string>();
    const closed: string[] = [];
    const visit = async (address: string): Promise<void> => {
      const shape = shapeOf(address);
      if (seen.has(shape)) return;
      seen.add(shape);
      const response = await browser.get(address);
      if (response.status() === 403) closed.push(address);
      await Promise.all(linksOf(await response.text()).map(visit));
    };
    await visit('/admin');
    expect(closed).toEqual([]);
    expect(seen.size).toBeGreaterThan(8);
    await browser.dispose();
  });
}
