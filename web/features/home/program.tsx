import type { PagePassages } from '#web/features/marketing/passages.ts';
import { type Picked, usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Landscape } from '#web/ui/landscape.tsx';
import type { ProgramPeriod } from './program-days.ts';

/**
 * The training programme: its dates, and the facts that admins state.
 * @param days as the page's language writes them
 */
export function Program({ days, passages }: { days: ProgramPeriod; passages: PagePassages }) {
  const { t } = useTranslation();
  const text = usePick();
  const [program] = passages.home_program ?? [];
  if (program === undefined) return null;
  const title = text(program.title, program.title_zh);
  const facts: { id: number; value: Picked; label: Picked }[] = [
    {
      id: 0,
      value: { text: t('home.program.dates', { ...days }), lang: undefined },
      label: { text: t('home.program.datesLabel'), lang: undefined },
    },
    ...(passages.home_program_fact ?? []).map((fact) => ({
      id: fact.passage_id,
      value: text(fact.title, fact.title_zh),
      label: text(fact.text, fact.text_zh),
    })),
  ];
  return (
    <section aria-labelledby="program" className="overflow-hidden bg-wash">
      <div className="shell pt-[clamp(2.5rem,5vw,4.5rem)] pb-6">
        <h2 id="program" className="text-center" lang={title.lang}>
          {title.text}
        </h2>
        <dl className="mx-auto mt-8 flex max-w-5xl flex-col gap-y-6 text-center sm:flex-row sm:flex-wrap sm:justify-center sm:divide-x sm:divide-line-strong/40">
          {facts.map(({ id, value, label }) => (
            <div key={id} className="flex grow flex-col-reverse justify-end px-4">
              <dt className="mt-1 text-soft" lang={label.lang}>
                {label.text}
              </dt>
              <dd className="font-serif text-2xl break-keep text-porcelain-deep" lang={value.lang}>
                {value.text}
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
