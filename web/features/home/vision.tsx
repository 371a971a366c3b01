import { useTranslation } from '#web/lib/translation.tsx';
import { Landscape } from '#web/ui/landscape.tsx';

/** Seeds whose pictures sit well in a round plate, one more ridge each. */
const pillars = [
  { name: 'knowledge', seed: 11, level: 1 },
  { name: 'practice', seed: 25, level: 2 },
  { name: 'risk', seed: 33, level: 3 },
  { name: 'company', seed: 47, level: 5 },
] as const;

/** Why the academy exists: the vision, its four pillars and the goal. */
export function Vision() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="vision" className="shell section">
      <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1.15fr_1fr]">
        <div>
          <h2 id="vision" className="text-4xl">
            {t('home.vision.title')}
          </h2>
          <p className="measure mt-5 text-lg text-soft">{t('home.vision.text')}</p>
        </div>
        <p className="border-l-4 border-porcelain pl-6">
          <span className="block font-serif text-[clamp(3rem,8vw,5.5rem)] leading-none text-porcelain">
            {t('home.vision.goalNumber')}
          </span>
          <span className="mt-3 block max-w-[24em] text-lg">{t('home.vision.goalText')}</span>
        </p>
      </div>
      <ul className="mt-14 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {pillars.map(({ name, seed, level }) => (
          <li key={name} className="flex gap-5 lg:block">
            <div className="plate shrink-0 self-start lg:w-fit">
              <Landscape
                seed={seed}
                level={level}
                format="round"
                warmDisc
                className="size-20 rounded-full lg:size-32"
              />
            </div>
            <div>
              <h3 className="lg:mt-5">{t(`home.vision.pillars.${name}Title`)}</h3>
              <p className="mt-2 text-soft">{t(`home.vision.pillars.${name}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
