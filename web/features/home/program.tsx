import { useTranslation } from '#web/lib/translation.tsx';
import { Landscape } from '#web/ui/landscape.tsx';
import type { ProgramPeriod } from './program-days.ts';

const facts = ['dates', 'places', 'fee'] as const;

/**
 * The free training programme in three facts.
 * @param days as the page's language writes them
 */
export function Program({ days }: { days: ProgramPeriod }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="program" className="overflow-hidden bg-wash">
      <div className="shell pt-[clamp(2.5rem,5vw,4.5rem)] pb-6">
        <h2 id="program" className="text-center">
          {t('home.program.title')}
        </h2>
        <dl className="mx-auto mt-8 grid max-w-5xl gap-y-6 text-center sm:grid-cols-[1.5fr_1fr_1fr] sm:divide-x sm:divide-line-strong/40">
          {facts.map((fact) => (
            <div key={fact} className="flex flex-col-reverse px-4">
              <dt className="mt-1 text-soft">{t(`home.program.${fact}Label`)}</dt>
              <dd className="font-serif text-2xl break-keep text-porcelain-deep">
                {fact === 'dates'
                  ? t('home.program.dates', { ...days })
                  : t(`home.program.${fact}`)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Landscape
        seed={71}
        level={3}
        format="strip"
        sky={false}
        className="h-20 w-full opacity-60 sm:h-28"
      />
    </section>
  );
}
