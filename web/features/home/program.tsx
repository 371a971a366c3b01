import { useTranslation } from 'react-i18next';
import { Landscape } from '#web/ui/landscape.tsx';

const facts = ['dates', 'places', 'fee'] as const;

/** The free training programme in three facts. */
export function Program() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="program" className="relative overflow-hidden bg-wash">
      <Landscape
        seed={71}
        level={4}
        format="wide"
        sky={false}
        className="absolute inset-x-0 bottom-0 h-1/2 w-full opacity-35"
      />
      <div className="shell relative py-[clamp(2.5rem,5vw,4.5rem)]">
        <h2 id="program" className="text-center">
          {t('home.program.title')}
        </h2>
        <dl className="mx-auto mt-8 grid max-w-5xl gap-y-6 text-center sm:grid-cols-3 sm:divide-x sm:divide-line-strong/40">
          {facts.map((fact) => (
            <div key={fact} className="flex flex-col-reverse px-4">
              <dt className="mt-1 text-soft">{t(`home.program.${fact}Label`)}</dt>
              <dd className="font-serif text-2xl text-porcelain-deep">
                {t(`home.program.${fact}`)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
