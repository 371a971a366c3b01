import { useTranslation } from '#web/lib/translation.tsx';

/** The first tab stop: past the navigation, to `#content`. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      href="#content"
      className="sr-only rounded-md bg-solid px-5 py-3 font-medium text-on-solid focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
    >
      {t('layout.skipToContent')}
    </a>
  );
}
