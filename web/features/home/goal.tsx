import type { PagePassages } from '#web/features/marketing/passages.ts';
import { usePick } from '#web/lib/pick.tsx';

/** The goal of the academy: a large number and what it counts; with a note on “about”. */
export function Goal({ passages }: { passages: PagePassages }) {
  const text = usePick();
  const [goal] = passages.home_goal ?? [];
  const [note] = passages.about_goal ?? [];
  if (goal === undefined) return null;
  const number = text(goal.title, goal.title_zh);
  const counted = text(goal.text, goal.text_zh);
  const noted = text(note?.title, note?.title_zh);
  return (
    <p className="border-l-4 border-porcelain pl-6">
      <span
        className="block font-serif text-[clamp(3rem,8vw,5.5rem)] leading-none text-porcelain"
        lang={number.lang}
      >
        {number.text}
      </span>
      <span className="mt-3 block max-w-[24em] text-lg" lang={counted.lang}>
        {counted.text}
      </span>
      {noted.text !== '' && (
        <span className="mt-3 block max-w-[24em] text-soft" lang={noted.lang}>
          {noted.text}
        </span>
      )}
    </p>
  );
}
