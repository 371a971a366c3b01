import { takeGuestPages } from './guest-pages.ts';
import { test } from './support.ts';

test('the pages of guests are taken, before other journeys add to them', ({
  browser,
  request,
  baseURL,
}) =>
  takeGuestPages(request, async () => {
    const context = await browser.newContext({ locale: 'zh-CN', baseURL: baseURL ?? '' });
    return context.newPage();
  }));
