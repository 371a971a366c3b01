import { useTranslation } from '#web/lib/translation.tsx';
import { Carousel } from '#web/ui/carousel.tsx';
import { HeroSlide, type Slide, useSlideOf } from './hero-slide.tsx';
import type { SlideBanner } from './home-items.ts';

const AUTOPLAY_MS = 5000;

/** The slides on top of the home page; three of its own where none could be loaded. */
export function BannerCarousel({ banners }: { banners: SlideBanner[] | null }) {
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

function useSlides(banners: SlideBanner[] | null): Slide[] {
  const { t } = useTranslation();
  const slideOf = useSlideOf();
  if (banners !== null && banners.length > 0) {
    return banners.map(slideOf);
  }
  const own = (name: 'courses' | 'teachers' | 'join') => ({
    title: { text: t(`home.defaultBanners.${name}Title`), lang: undefined },
    text: { text: t(`home.defaultBanners.${name}Text`), lang: undefined },
    image: null,
  });
  return [
    { id: 1, ...own('courses'), link: '/courses', action: t('home.bannerActions.courses') },
    {
      id: 2,
      ...own('teachers'),
      link: '/teachers',
      action: t('home.bannerActions.teachers'),
    },
    { id: 3, ...own('join'), link: null, action: '' },
  ];
}
