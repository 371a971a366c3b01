import { useLocale } from '#web/lib/language.tsx';
import { type Picked, usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Landscape } from '#web/ui/landscape.tsx';
import type { SlideBanner } from './home-items.ts';

/** One slide on top of the home page. */
export interface Slide {
  id: number;
  title: Picked;
  text: Picked;
  image: string | null;
  link: string | null;
  action: string;
}

const actions = [
  ['/courses?level=beginner', 'start'],
  ['/courses', 'courses'],
  ['/teachers', 'teachers'],
  ['/rewards', 'rewards'],
  ['/auth/register', 'register'],
] as const;

/** What the button of a slide says, by where it leads. */
export function bannerAction(link: string | null) {
  return actions.find(([address]) => address === link)?.[1] ?? 'other';
}

/** Makes slides of banners, in the reader’s language. */
export function useSlideOf(): (banner: SlideBanner) => Slide {
  const { t } = useTranslation();
  const locale = useLocale();
  const text = usePick();
  return (banner) => ({
    id: banner.id,
    title: text(banner.title, banner.title_zh),
    text: text(banner.desc, banner.desc_zh),
    image:
      (locale === 'zh' ? banner.image_url_zh : banner.image_url) ??
      banner.image_url ??
      banner.image_url_zh ??
      null,
    link: banner.link ?? null,
    action: t(`home.bannerActions.${bannerAction(banner.link ?? null)}`),
  });
}

/** A slide; the first of them has the page’s heading. */
export function HeroSlide({ slide, first }: { slide: Slide; first: boolean }) {
  const { t } = useTranslation();
  const Heading = first ? 'h1' : 'h2';
  return (
    <div className="hero-slide">
      {slide.image === null ? (
        <Landscape
          seed={slide.id + 40}
          level={5}
          format="wide"
          summit="right"
          warmDisc
          eager={first}
        />
      ) : (
        <img
          src={slide.image}
          alt=""
          fetchPriority={first ? 'high' : 'auto'}
          loading={first ? 'eager' : 'lazy'}
          className="object-cover"
        />
      )}
      <div className="hero-veil" />
      <div className="shell">
        <Heading lang={slide.title.lang}>{slide.title.text}</Heading>
        <p lang={slide.text.lang}>{slide.text.text}</p>
        {slide.link !== null && (
          <LinkButton
            to={slide.link}
            size="lg"
            className="mt-8"
            newTabLabel={t('common.opensInNewTab')}
          >
            {slide.action}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
