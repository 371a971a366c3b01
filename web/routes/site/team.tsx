import { type TeacherListItem, teacherCalls } from '#contract/teachers.ts';
import { pageOf } from '#web/lib/page.ts';
import { usePick } from '#web/lib/pick.tsx';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageIntro } from '#web/ui/page-intro.tsx';
import type { Route } from './+types/team.ts';

/** All of them: a team fits on a page. */
const WHOLE_TEAM = 100;

const steps = ['question', 'write', 'check', 'listen'] as const;

export async function loader(args: Route.LoaderArgs) {
  const { api } = pageOf(args);
  const { list } = await api.call(teacherCalls.list, {
    query: { sort: 'courses', page_size: WHOLE_TEAM },
  });
  // Cards on this page show no biography.
  const people = list.map((teacher) => ({ ...teacher, bio: '', bio_zh: '' }));
  return {
    teachers: people.filter(({ is_assistant }) => !is_assistant),
    assistants: people.filter(({ is_assistant }) => is_assistant),
  };
}

export default function Team({ loaderData }: Route.ComponentProps) {
  const { teachers, assistants } = loaderData;
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('pageTitles.Team')} description={t('marketing.team.lead')} />
      <PageIntro title={t('marketing.team.title')} lead={t('marketing.team.lead')} seed={37} />
      <section aria-labelledby="team-teachers" className="shell section">
        <h2 id="team-teachers" className="text-3xl">
          {t('marketing.team.teachersTitle')}
        </h2>
        <p className="measure mt-4 text-soft">{t('marketing.team.teachersText')}</p>
        <People people={teachers} />
        {assistants.length > 0 && (
          <>
            <h2 className="mt-16 text-3xl">{t('marketing.team.assistantsTitle')}</h2>
            <p className="measure mt-4 text-soft">{t('marketing.team.assistantsText')}</p>
            <People people={assistants} />
          </>
        )}
      </section>
      <section aria-labelledby="team-work" className="bg-sunk">
        <div className="shell section">
          <h2 id="team-work" className="text-3xl">
            {t('marketing.team.workTitle')}
          </h2>
          <ol className="mt-10 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
            {steps.map((name, i) => (
              <li key={name} className="border-t-2 border-ridge-3 pt-5">
                <p aria-hidden="true" className="font-serif text-3xl text-porcelain">
                  {i + 1}
                </p>
                <h3 className="mt-3">{t(`marketing.team.work.${name}Title`)}</h3>
                <p className="mt-2 text-soft">{t(`marketing.team.work.${name}Text`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section aria-labelledby="team-join" className="shell section text-center">
        <h2 id="team-join" className="text-3xl">
          {t('marketing.team.joinTitle')}
        </h2>
        <p className="measure mx-auto mt-4 text-soft">{t('marketing.team.joinText')}</p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          <LinkButton to="/teachers">{t('home.teachers.viewAll')}</LinkButton>
          <LinkButton to="/about" variant="secondary">
            {t('layout.about')}
          </LinkButton>
        </div>
      </section>
    </>
  );
}

function People({ people }: { people: TeacherListItem[] }) {
  const text = usePick();
  return (
    <ul className="mt-10 grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {people.map((person) => {
        const name = text(person.full_name, person.full_name_zh);
        const specialization = text(person.specialization, person.specialization_zh);
        return (
          <li key={person.teacher_id}>
            <Link
              to={`/teachers/${person.teacher_id}`}
              className="group flex items-center gap-6 text-ink no-underline"
            >
              <span className="plate shrink-0">
                <Avatar name={name.text} src={person.profile_image} className="size-24" />
              </span>
              <span className="min-w-0 wrap-anywhere">
                <span
                  className="block font-serif text-xl group-hover:text-porcelain"
                  lang={name.lang}
                >
                  {name.text}
                </span>
                <span className="mt-1 block text-soft" lang={specialization.lang}>
                  {specialization.text}
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
