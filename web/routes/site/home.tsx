import { useTranslation } from 'react-i18next';
import { PageHead } from '#web/lib/seo.tsx';

export default function Home() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead description={t('home.description')} />
      <h1>{t('home.vision.title')}</h1>
    </>
  );
}
