import { useTranslation } from 'react-i18next';
import type { Banner } from '#contract/marketing.ts';
import { useLocale } from '#web/lib/language.tsx';
import { type Picked, usePick } from '#web/lib/pick.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Carousel } from '#web/ui/carousel.tsx';
import { Landscape } from '#web/ui/landscape.tsx';

const AUTOPLAY_MS = 5000;

interface Slide {
  id: number;
  title: Picked;
  text: Picked;
  image: string | null;
  link: string | null;
  action: string;
}

/** The slides on top of the home page; three of its own where none could be loaded. */
export function BannerCarousel({ banners }: { banners: Banner[] | null }) {
  const { t } = useTranslation();
  const slides = useSlides(banners);
  return (
    <Carousel
      loop
      autoplayMs={AUTOPLAY_MS}
      controls="over"
      className="hero"
      items={slides}
      keyOf={(slide) => slide.id}
      render={(slide, i) => <HeroSlide slide={slide} first={i === 0} />}
      labels={{
        carousel: t('common.slides'),
        slide: (number, total) => t('common.slide', { number, total }),
        previous: t('common.previous'),
        next: t('common.next'),
        play: t('common.play'),
        pause: t('common.pause'),
      }}
    />
  );
}

function useSlides(banners: Banner[] | null): Slide[] {
  const { t } = useTranslation();
  const locale = useLocale();
  const text = usePick();
  if (banners !== null && banners.length > 0) {
    return banners.map((banner) => ({
      id: banner.id,
      title: text(banner.title, banner.title_zh),
      text: text(banner.desc, banner.desc_zh),
      image:
        (locale === 'zh' ? banner.image_url_zh : banner.image_url) ??
        banner.image_url ??
        banner.image_url_zh,
      link: banner.link,
      action: t('home.bannerAction'),
    }));
  }
  const own = (name: 'courses' | 'teachers' | 'join') => ({
    title: { text: t(`home.defaultBanners.${name}Title`), lang: undefined },
    text: { text: t(`home.defaultBanners.${name}Text`), lang: undefined },
    image: null,
  });
  return [
    { id: 1, ...own('courses'), link: '/courses', action: t('home.defaultBanners.coursesAction') },
    {
      id: 2,
      ...own('teachers'),
      link: '/teachers',
      action: t('home.defaultBanners.teachersAction'),
    },
    { id: 3, ...own('join'), link: null, action: '' },
  ];
}

function HeroSlide({ slide, first }: { slide: Slide; first: boolean }) {
  const { t } = useTranslation();
  const Heading = first ? 'h1' : 'h2';
  return (
    <div className="relative h-full overflow-hidden">
      {slide.image === null ? (
        <Landscape
          seed={slide.id + 40}
          level={5}
          format="wide"
          summit="right"
          warmDisc
          className="absolute inset-0 size-full"
        />
      ) : (
        <img
          src={slide.image}
          alt=""
          fetchPriority={first ? 'high' : 'auto'}
          loading={first ? 'eager' : 'lazy'}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <div className="hero-veil absolute inset-0" />
      <div className="shell relative pt-[clamp(2.5rem,7vw,5.5rem)]">
        <Heading className="hero-title max-w-[13em] text-4xl" lang={slide.title.lang}>
          {slide.title.text}
        </Heading>
        <p className="mt-5 max-w-[30em] text-lg text-ink" lang={slide.text.lang}>
          {slide.text.text}
        </p>
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
