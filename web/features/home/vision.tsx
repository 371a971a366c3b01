import { Paragraphs } from '#web/features/marketing/paragraphs.tsx';
import type { PagePassages } from '#web/features/marketing/passages.ts';
import { usePick } from '#web/lib/pick.tsx';
import { Landscape } from '#web/ui/landscape.tsx';
import { Goal } from './goal.tsx';

/**
 * Landscapes that suit a round frame, with more and more ridges; a fifth pillar has the first one
 * again.
 */
const pictures = [
  { seed: 11, level: 1 },
  { seed: 25, level: 2 },
  { seed: 33, level: 3 },
  { seed: 47, level: 5 },
] as const;

/** Why the academy exists: the vision, its pillars and the goal. */
export function Vision({ passages }: { passages: PagePassages }) {
  const text = usePick();
  const [vision] = passages.home_vision ?? [];
  const pillars = passages.home_pillar ?? [];
  if (vision === undefined) return null;
  const title = text(vision.title, vision.title_zh);
  return (
    <section aria-labelledby="vision" className="shell section">
      <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1.15fr_1fr]">
        <div>
          <h2 id="vision" className="text-4xl" lang={title.lang}>
            {title.text}
          </h2>
          <Paragraphs
            {...text(vision.text, vision.text_zh)}
            className="measure mt-5 text-lg text-soft"
          />
        </div>
        <Goal passages={passages} />
      </div>
      {pillars.length > 0 && (
        <ul className="mt-14 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {pillars.map((pillar, i) => {
            const heading = text(pillar.title, pillar.title_zh);
            const { seed, level } = pictures[i % pictures.length] ?? pictures[0];
            return (
              <li key={pillar.passage_id} className="pillar">
                <div className="plate">
                  <Landscape seed={seed} level={level} format="round" warmDisc />
                </div>
                <div>
                  <h3 lang={heading.lang}>{heading.text}</h3>
                  <Paragraphs {...text(pillar.text, pillar.text_zh)} />
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
