import { ActivityCard } from '#web/features/home/activity-card.tsx';
import { HeroSlide, useSlideOf } from '#web/features/home/hero-slide.tsx';
import { ArticleCard, OpenedArticle } from '#web/features/marketing/article.tsx';
import { FaqEntry } from '#web/features/marketing/faq-entry.tsx';
import { Paragraphs } from '#web/features/marketing/paragraphs.tsx';
import { Story } from '#web/features/marketing/story.tsx';
import { usePick } from '#web/lib/pick.tsx';
import { type SiteBlockTabName, textIn } from './site-block-tabs.ts';

interface SiteBlockPreviewProps {
  /** 0 for a new one. */
  id: number;
  /** The current values of the form. */
  values: Readonly<Record<string, unknown>>;
}

/** A text of the form, or null. */
const orNull = (values: SiteBlockPreviewProps['values'], name: string) =>
  textIn(values, name) || null;

/** A pair of texts under the names of the public API. */
const pair = (values: SiteBlockPreviewProps['values'], name: string) =>
  [textIn(values, name), textIn(values, `${name}_zh`)] as const;

function BannerPreview({ id, values }: SiteBlockPreviewProps) {
  const slideOf = useSlideOf();
  const [title, title_zh] = pair(values, 'title');
  const [desc, desc_zh] = pair(values, 'description');
  const slide = slideOf({
    id,
    title,
    title_zh,
    desc,
    desc_zh,
    image_url: orNull(values, 'image_url'),
    image_url_zh: orNull(values, 'image_url_zh'),
    link: orNull(values, 'link'),
  });
  return (
    <div className="hero">
      <HeroSlide slide={slide} first={false} />
    </div>
  );
}

function ActivityPreview({ id, values }: SiteBlockPreviewProps) {
  const [title, title_zh] = pair(values, 'title');
  const [name, name_zh] = pair(values, 'name');
  const [desc, desc_zh] = pair(values, 'description');
  const [tag, tag_zh] = pair(values, 'tag');
  const activity = {
    ...{ id, title, title_zh, name, name_zh, desc, desc_zh, tag, tag_zh },
    image: orNull(values, 'image'),
    image_url: orNull(values, 'image'),
    image_url_zh: orNull(values, 'image'),
    link: null,
  };
  return (
    <div className="max-w-2xl p-5 sm:p-8">
      <ActivityCard activity={activity} onEnlarge={() => {}} />
    </div>
  );
}

function ArticlePreview({ id, values }: SiteBlockPreviewProps) {
  const [title, title_zh] = pair(values, 'title');
  const [summary, summary_zh] = pair(values, 'summary');
  const [html, html_zh] = pair(values, 'html');
  const article = {
    ...{ article_id: id, title, title_zh, summary, summary_zh, html, html_zh },
    image: orNull(values, 'image'),
    published_on: textIn(values, 'published_on') || '2020-02-08',
  };
  return (
    <>
      <div className="max-w-[37.5rem] p-5 sm:p-8">
        <ArticleCard article={article} current={false} eager={false} />
      </div>
      <OpenedArticle article={article} />
    </>
  );
}

function FaqPreview({ values }: SiteBlockPreviewProps) {
  const text = usePick();
  const question = text(...pair(values, 'question'));
  const answer = text(...pair(values, 'answer'));
  return (
    <div className="max-w-[46rem] p-5 sm:p-8">
      <FaqEntry question={question.text} answer={answer.text} open />
    </div>
  );
}

function CasePreview({ id, values }: SiteBlockPreviewProps) {
  const [name, name_zh] = pair(values, 'name');
  const [profile, profile_zh] = pair(values, 'profile');
  const [title, title_zh] = pair(values, 'title');
  const [story, story_zh] = pair(values, 'story');
  const [quote, quote_zh] = pair(values, 'quote');
  return (
    <div className="p-5 sm:p-8">
      <Story
        story={{
          ...{ case_id: id, name, name_zh, profile, profile_zh, title, title_zh },
          ...{ story, story_zh, quote, quote_zh },
          image: orNull(values, 'image'),
        }}
      />
    </div>
  );
}

function PassagePreview({ values }: SiteBlockPreviewProps) {
  const text = usePick();
  const title = text(...pair(values, 'title'));
  return (
    <div className="p-5 sm:p-8">
      <h3 className="text-2xl" lang={title.lang}>
        {title.text}
      </h3>
      <Paragraphs {...text(...pair(values, 'text'))} className="measure mt-4 text-soft" />
    </div>
  );
}

/** A site block as its page shows it. */
export const siteBlockPreviews: Record<SiteBlockTabName, typeof BannerPreview> = {
  banners: BannerPreview,
  activities: ActivityPreview,
  articles: ArticlePreview,
  faqs: FaqPreview,
  cases: CasePreview,
  passages: PassagePreview,
};
