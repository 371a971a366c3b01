import { useTranslation } from './translation.tsx';

/** The labels of a pager, in the reader's language. */
export function usePagerLabels() {
  const { t } = useTranslation();
  return {
    pager: t('controls.pager'),
    previous: t('common.previous'),
    next: t('common.next'),
    page: (page: number) => t('controls.page', { page }),
  };
}
