import { useTranslation } from '#web/lib/translation.tsx';
import { Carousel } from '#web/ui/carousel.tsx';
import { useDefaultSlides } from './default-slides.ts';
import { HeroSlide, type Slide, useSlideOf } from './hero-slide.tsx';
import type { SlideBanner } from './home-items.ts';

const AUTOPLAY_MS = 5000;

/** The slides at the top of the home page: the banners, or the default slides where none could be loaded. */
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
  const slideOf = useSlideOf();
  const defaults = useDefaultSlides();
  return banners !== null && banners.length > 0 ? banners.map(slideOf) : defaults;
}
