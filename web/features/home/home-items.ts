import type { Activity, Banner } from '#contract/marketing.ts';
import type { Locale } from '#domain/locale.ts';
import { onlyShownTexts, type ShownTexts } from '#web/lib/shown-texts.ts';

type BannerTexts = 'title' | 'title_zh' | 'desc' | 'desc_zh';
type ActivityTexts = BannerTexts | 'name' | 'name_zh' | 'tag' | 'tag_zh';

/** What a slide shows of a banner; pictures and links that it does not have are left out. */
export type SlideBanner = Pick<Banner, 'id'> &
  ShownTexts<Pick<Banner, BannerTexts>> &
  Partial<Pick<Banner, 'image_url' | 'image_url_zh' | 'link'>>;

/** What a card shows of an event. */
export type CardActivity = Pick<Activity, 'id'> &
  ShownTexts<Pick<Activity, ActivityTexts>> &
  Partial<Pick<Activity, 'image'>>;

/** A banner with the fields of its slide, in one language. */
export function bannerForSlide(banner: Banner, locale: Locale): SlideBanner {
  const { id, title, title_zh, desc, desc_zh, image_url, image_url_zh, link } = banner;
  return {
    id,
    ...onlyShownTexts({ title, title_zh, desc, desc_zh }, locale),
    ...(image_url !== null && { image_url }),
    ...(image_url_zh !== null && { image_url_zh }),
    ...(link !== null && { link }),
  };
}

/** An event with the fields of its card, in one language. */
export function activityForCard(activity: Activity, locale: Locale): CardActivity {
  const { id, title, title_zh, name, name_zh, tag, tag_zh, desc, desc_zh, image } = activity;
  const texts = { title, title_zh, name, name_zh, tag, tag_zh, desc, desc_zh };
  return { id, ...onlyShownTexts(texts, locale), ...(image !== null && { image }) };
}
