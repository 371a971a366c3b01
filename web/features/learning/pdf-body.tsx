import { useCallback, useEffect, useRef, useState } from 'react';
import type { ContentData } from '#contract/lesson-body.ts';
import { cx } from '#web/lib/cx.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Download, ExternalLink, FileText } from '#web/ui/page-icons.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { canEmbedDocuments } from './can-embed-documents.ts';
import { useSteadyAddress } from './use-steady-address.ts';

interface PdfBodyProps {
  data: Extract<ContentData, { type: 'pdf' }>;
  title: string;
  onOpened: () => void;
}

/**
 * Only scripts can detect whether a document exists, how it may be shown, and that it was opened.
 */
type Way = 'unknown' | 'here' | 'elsewhere' | 'broken';

/** Whether there is a document at an address: an error page is none. */
async function isThere(url: string): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(url, { method: 'HEAD' });
    return ok && !headers.get('content-type')?.startsWith('text/html');
  } catch {
    return false;
  }
}

/** A document: embedded where the browser supports it, and to open or download. */
export function PdfReader({ data, title, onOpened }: PdfBodyProps) {
  const { t } = useTranslation();
  const [way, setWay] = useState<Way>('unknown');
  const [isLoaded, setLoaded] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const address = useSteadyAddress(data.url, way === 'broken');
  const revalidate = useRevalidate();
  const look = useCallback(async () => {
    setLooking(true);
    const found = await isThere(address);
    setLooking(false);
    setWay(found ? (canEmbedDocuments(navigator) ? 'here' : 'elsewhere') : 'broken');
  }, [address]);
  useEffect(() => void look(), [look]);
  const latestCheck = useRef(look);
  latestCheck.current = look;
  // Its address may have expired while the page was open.
  const retry = () => void revalidate().then(() => latestCheck.current());
  const isElsewhere = way === 'elsewhere';

  if (way === 'broken') {
    return (
      <div
        role="alert"
        className="grid justify-items-center rounded-lg bg-seal-wash px-6 py-8 text-center text-ink ring-1 ring-line"
      >
        <p className="font-serif text-xl">{t('learning.problems.pdfUnavailable')}</p>
        <p className="measure mt-2 text-balance text-soft">{t('player.pdf.unavailable')}</p>
        <Button variant="secondary" className="mt-5" busy={isLooking} onClick={retry}>
          {t('common.retry')}
        </Button>
      </div>
    );
  }
  return (
    <div className="overflow-hidden rounded-lg ring-1 ring-line">
      <div className="flex flex-wrap items-center gap-4 bg-sunk p-5">
        <FileText aria-hidden="true" className="size-8 shrink-0 text-porcelain" />
        <div className="min-w-40 grow">
          <p className="font-medium">{title}</p>
          <p className="text-sm text-soft">
            PDF
            {data.page_count !== null && (
              <span>{` · ${t('learning.pdf.pages', { count: data.page_count })}`}</span>
            )}
          </p>
          {isElsewhere && <p className="mt-1 text-sm text-soft">{t('player.pdf.notHere')}</p>}
        </div>
        <div className="flex flex-wrap gap-3">
          <a
            href={data.url}
            target="_blank"
            rel="noopener"
            onClick={onOpened}
            className={buttonClass(isElsewhere ? 'primary' : 'secondary')}
          >
            <ExternalLink aria-hidden="true" className="size-5" />
            {t('learning.pdf.open')}
          </a>
          <a href={data.url} download onClick={onOpened} className={buttonClass('secondary')}>
            <Download aria-hidden="true" className="size-5" />
            {t('learning.pdf.download')}
          </a>
        </div>
      </div>
      {!isElsewhere && (
        <div
          className={cx(
            'relative h-[75vh] min-h-112 border-t border-line bg-sunk',
            way === 'unknown' && 'max-md:hidden',
          )}
        >
          {way === 'here' ? (
            <>
              {!isLoaded && (
                <p className="absolute inset-0 grid place-content-center justify-items-center gap-3 text-soft">
                  <Spinner className="text-2xl" />
                  {t('player.pdf.loading')}
                </p>
              )}
              <iframe
                // The pages at the width of the frame, without the viewer’s own sidebar.
                src={`${address}#view=FitH&navpanes=0`}
                title={title}
                onLoad={() => {
                  setLoaded(true);
                  onOpened();
                }}
                className={cx('relative size-full', !isLoaded && 'opacity-0')}
              />
            </>
          ) : (
            <noscript>
              <iframe src={data.url} title={title} className="size-full" />
            </noscript>
          )}
        </div>
      )}
    </div>
  );
}
