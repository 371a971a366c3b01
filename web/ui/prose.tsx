import { cx } from '#web/lib/cx.ts';
import { markShortCells } from './short-cells.ts';

interface ProseProps {
  /** HTML that the server has cleaned; nothing else may be passed. */
  html: string;
  lang?: string | undefined;
  className?: string;
}

/** Formatted content in the academy’s typography. The server cleans it on the way in and out. */
export function Prose({ html, lang, className }: ProseProps) {
  return (
    <div
      lang={lang}
      className={cx('prose measure', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned on the server, and the policy runs no inline script.
      dangerouslySetInnerHTML={{ __html: markShortCells(html) }}
    />
  );
}
