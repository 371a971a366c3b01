import { Download, FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentData } from '#contract/learning.ts';
import { buttonClass } from '#web/ui/button.tsx';

interface PdfBodyProps {
  data: Extract<ContentData, { type: 'pdf' }>;
  title: string;
  onOpened: () => void;
}

/** A document: in the page where the browser can show it there, and to take along. */
export function PdfBody({ data, title, onOpened }: PdfBodyProps) {
  const { t } = useTranslation();
  // Only scripts can tell that it was opened: they bring the frame themselves.
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return (
    <div>
      <div className="flex flex-wrap items-center gap-4 rounded-lg bg-sunk p-5 md:rounded-b-none">
        <FileText aria-hidden="true" className="size-8 shrink-0 text-porcelain" />
        <p className="min-w-40 grow">
          <span className="block font-medium">{title}</span>
          <span className="text-sm text-soft">
            PDF
            {data.page_count !== null &&
              ` · ${t('learning.pdf.pages', { count: data.page_count })}`}
          </span>
        </p>
        <div className="flex flex-wrap gap-3">
          <a
            href={data.url}
            target="_blank"
            rel="noopener"
            onClick={onOpened}
            className={`${buttonClass('primary')} md:hidden`}
          >
            {t('learning.pdf.open')}
          </a>
          <a href={data.url} download onClick={onOpened} className={buttonClass('secondary')}>
            <Download aria-hidden="true" className="size-5" />
            {t('learning.pdf.download')}
          </a>
        </div>
      </div>
      {/* Phones cannot show a document inside a page; there it is not even loaded. */}
      <div className="hidden h-[75vh] min-h-120 overflow-hidden rounded-b-lg bg-sunk ring-1 ring-line md:block">
        {scripted ? (
          <iframe
            src={data.url}
            title={title}
            loading="lazy"
            onLoad={onOpened}
            className="size-full"
          />
        ) : (
          <noscript>
            <iframe src={data.url} title={title} className="size-full" />
          </noscript>
        )}
      </div>
    </div>
  );
}
