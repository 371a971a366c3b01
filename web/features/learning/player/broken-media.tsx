import { useTranslation } from '#web/lib/translation.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { type MediaData, mediaProblem, mimeTypeOf } from './media-data.ts';

interface BrokenMediaProps {
  data: MediaData;
  errorCode: number;
  onRetry: () => void;
}

/** Why a recording does not play, and what can be done. */
export function BrokenMedia({ data, errorCode, onRetry }: BrokenMediaProps) {
  const { t } = useTranslation();
  const type = mimeTypeOf(data.url);
  const canPlay = type === null ? null : document.createElement(data.type).canPlayType(type);
  const problem = mediaProblem(data.type, errorCode, canPlay);
  const isForeign = problem === 'unsupported';
  return (
    <div
      role="alert"
      className="grid justify-items-center bg-seal-wash px-6 py-8 text-center text-ink"
    >
      <p className="font-serif text-xl">
        {isForeign ? t('learning.media.unsupported') : t(`learning.problems.${problem}`)}
      </p>
      <p className="measure mt-2 text-balance text-soft">
        {isForeign ? t('player.problem.other') : t('player.problem.help')}
      </p>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <Button variant="secondary" onClick={onRetry}>
          {t('common.retry')}
        </Button>
        <a href={data.url} download className={buttonClass('quiet')}>
          {t('player.problem.download')}
        </a>
      </div>
    </div>
  );
}
