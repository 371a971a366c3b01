import { useEffect, useRef } from 'react';
import type { ContentData } from '#contract/lesson-body.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { ArrowDown } from '#web/ui/page-icons.tsx';
import { BilingualText } from './bilingual-text.tsx';
import type { LessonAids } from './mark-lesson.ts';
import { readPercent } from './read-percent.ts';

interface TextBodyProps {
  data: Extract<ContentData, { type: 'text' }>;
  aids: LessonAids;
  /** The earlier reading progress, 0 to 100; 0 where it is not stored. */
  readBefore: number;
  onRead: (percent: number) => void;
}

/** Outside of this range there is no position to offer. */
const WORTH_JUMPING = { from: 15, to: 92 } as const;

/** A text lesson. Scrolling is progress. */
export function TextBody({ data, aids, readBefore, onRead }: TextBodyProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const report = useRef(onRead);
  report.current = onRead;
  const leftAt = useRef(readBefore);
  const canJump = leftAt.current >= WORTH_JUMPING.from && leftAt.current <= WORTH_JUMPING.to;

  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      const element = box.current;
      if (element === null) return;
      const { top, height } = element.getBoundingClientRect();
      report.current(readPercent({ top, height }, window.innerHeight));
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(read);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    // A text that fits into the window is read without scrolling.
    onScroll();
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, []);

  function jump() {
    const element = box.current;
    if (element === null) return;
    const { top, height } = element.getBoundingClientRect();
    const target = window.scrollY + top + (height * leftAt.current) / 100;
    window.scrollTo({ top: target - window.innerHeight * 0.8, behavior: 'smooth' });
  }

  return (
    <>
      {canJump && (
        <Button
          variant="secondary"
          size="sm"
          className="mb-6 min-h-11 print:hidden"
          icon={<ArrowDown aria-hidden="true" className="size-4" />}
          onClick={jump}
        >
          {t('learning.text.resume', { percent: leftAt.current })}
        </Button>
      )}
      <div ref={box}>
        <BilingualText
          html={data.html}
          html_zh={data.html_zh}
          terms={aids.terms}
          startMode={aids.reader}
        />
      </div>
    </>
  );
}
