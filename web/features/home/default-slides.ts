import { useTranslation } from '#web/lib/translation.tsx';
import type { Slide } from './hero-slide.tsx';

/** The three slides that the home page shows where no banner could be loaded, or there is none. */
export function useDefaultSlides(): Slide[] {
  const { t } = useTranslation();
  const textsOf = (name: 'courses' | 'teachers' | 'join') => ({
    title: { text: t(`home.defaultBanners.${name}Title`), lang: undefined },
    text: { text: t(`home.defaultBanners.${name}Text`), lang: undefined },
    image: null,
  });
  return [
    { id: 1, ...textsOf('courses'), link: '/courses', action: t('home.bannerActions.courses') },
    { id: 2, ...textsOf('teachers'), link: '/teachers', action: t('home.bannerActions.teachers') },
    { id: 3, ...textsOf('join'), link: null, action: '' },
  ];
}
