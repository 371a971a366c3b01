import { describe, expect, test } from 'vitest';
import { marketingCalls } from '#contract/marketing.ts';
import { activityAdminCalls, bannerAdminCalls } from '#contract/marketing-admin.ts';
import { MarketingAcademy } from './marketing.testing.ts';

const site = new MarketingAcademy();
const { academy } = site;

describe('banners', () => {
  test('and events have the fields of one shape', async () => {
    await site.create(bannerAdminCalls, { title: 'Spring', image_url: null, link: '/courses' });
    await site.create(activityAdminCalls, { title: 'Open day', tag: 'Free' });
    const banners = (await academy.call(marketingCalls.banners, {})).data.list;
    const events = (await academy.call(marketingCalls.activities, {})).data.list;
    const fields = Object.keys(banners[0] ?? {}).toSorted();
    expect(fields).toEqual(Object.keys(events[0] ?? {}).toSorted());
    expect(fields).toEqual(
      'desc desc_zh id image image_url image_url_zh link name name_zh tag tag_zh title title_zh'.split(
        ' ',
      ),
    );
    expect(banners.find(({ title }) => title === 'Spring')).toMatchObject({
      name: 'Spring',
      tag: '',
      image: null,
    });
    expect(events.find(({ title }) => title === 'Open day')).toMatchObject({
      tag: 'Free',
      image_url: null,
      link: null,
    });
  });

  const slides = async () => {
    const { data } = await academy.call(marketingCalls.banners, {});
    return data.list;
  };

  test('are seen by visitors at once, while they are active and not archived', async () => {
    const { banner_id: id } = await site.create(bannerAdminCalls, {
      title: 'Spring',
      title_zh: '春季',
      description: 'New courses',
      link: '/courses?level=beginner',
      image_url_zh: '/uploads/spring.webp',
    });
    const shown = async () => (await slides()).find((slide) => slide.id === id);
    expect(await shown()).toMatchObject({
      title: 'Spring',
      desc: 'New courses',
      link: '/courses?level=beginner',
      image_url: null,
      image_url_zh: '/uploads/spring.webp',
    });
    await site.change(bannerAdminCalls, id, { title: 'Summer' });
    expect(await shown()).toMatchObject({ title: 'Summer' });
    await site.change(bannerAdminCalls, id, { is_active: false });
    expect(await shown()).toBeUndefined();
    await site.change(bannerAdminCalls, id, { is_active: true });
    await site.archive(bannerAdminCalls, id);
    expect(await shown()).toBeUndefined();
    await site.restore(bannerAdminCalls, id);
    expect(await shown()).toBeDefined();
  });

  test.each([
    ['/courses', true],
    ['/faq#how', true],
    ['https://example.com/event?id=1', true],
    ['', true],
    ['http://example.com', false],
    ['//example.com', false],
    ['/\\example.com', false],
    ['/..//example.com', false],
    ['/a/%2E//example.com', false],
    ['javascript:alert(1)', false],
    ['https://user:secret@example.com/', false],
    ['https://', false],
    ['courses', false],
    ['/two words', false],
  ])('may lead to %j: %s', async (link, is) => {
    const answer = await academy.callWith(
      bannerAdminCalls.create,
      { body: { title: 'Link', link } },
      site.asAdmin,
    );
    expect(answer.status).toBe(is ? 200 : 400);
    expect(Object.keys(answer.fields ?? {})).toEqual(is ? [] : ['link']);
    if (is) expect(answer.data.link).toBe(link || null);
  });

  test.each(['https://elsewhere.example/a.png', '//a.png', 'a.png', 'data:image/png;base64,AA'])(
    'take no picture from %s',
    async (image_url) => {
      const answer = await academy.callWith(
        bannerAdminCalls.create,
        { body: { title: 'Picture', image_url } },
        site.asAdmin,
      );
      expect(answer.fields).toEqual({ image_url: '请选用已上传到本站的图片' });
    },
  );
});
