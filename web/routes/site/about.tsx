import { marketingCalls } from '#contract/marketing.ts';
import { passageSectionNames } from '#domain/passage-sections.ts';
import { Goal } from '#web/features/home/goal.tsx';
import { Program } from '#web/features/home/program.tsx';
import { programDays } from '#web/features/home/program-days.ts';
import { Paragraphs } from '#web/features/marketing/paragraphs.tsx';
import {
  type PagePassages,
  passagesOf,
  type ShownPassage,
} from '#web/features/marketing/passages.ts';
import { cx } from '#web/lib/cx.ts';
import { pageOf } from '#web/lib/page.ts';
import { usePick } from '#web/lib/pick.tsx';
import { PageHead } from '#web/lib/seo.tsx';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Check, X } from '#web/ui/icons.tsx';
import { Landscape } from '#web/ui/landscape.tsx';
import { PageIntro } from '#web/ui/page-intro.tsx';
import type { Route } from './+types/about.ts';

const shownSections = [
  ...passageSectionNames.filter((section) => section.startsWith('about_')),
  'home_goal',
  'home_program',
  'home_program_fact',
] as const;

export async function loader(args: Route.LoaderArgs) {
  const { api, site, locale } = pageOf(args);
  const { list } = await api.call(marketingCalls.passages);
  return {
    passages: passagesOf(list, locale, shownSections),
    days: programDays(site, new Date(), locale),
  };
}

export default function About({ loaderData: { days, passages } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const text = usePick();
  const [intro] = passages.about_intro ?? [];
  const title = intro && text(intro.title, intro.title_zh);
  const lead = intro && text(intro.text, intro.text_zh);
  return (
    <>
      <PageHead title={t('pageTitles.About')} description={lead?.text || t('home.description')} />
      <PageIntro title={title?.text ?? t('pageTitles.About')} lead={lead?.text} seed={28} />
      <Origin passages={passages} />
      <DosAndDonts passages={passages} />
      <Ways passages={passages} />
      {days !== null && <Program days={days} passages={passages} />}
      <Contact passages={passages} />
    </>
  );
}

interface PartProps {
  passages: PagePassages;
}

/** Where the academy comes from, beside its goal. */
function Origin({ passages }: PartProps) {
  const { t } = useTranslation();
  const text = usePick();
  const [origin] = passages.about_origin ?? [];
  if (origin === undefined) return null;
  const title = text(origin.title, origin.title_zh);
  return (
    <section
      aria-labelledby="origin"
      className="shell section grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1.2fr_1fr]"
    >
      <div>
        <h2 id="origin" className="text-3xl" lang={title.lang}>
          {title.text}
        </h2>
        <Paragraphs {...text(origin.text, origin.text_zh)} className="prose measure mt-5" />
        <LinkButton to="/prospect-history" variant="secondary" className="mt-7">
          {t('marketing.about.toHistory')}
        </LinkButton>
      </div>
      <Goal passages={passages} />
    </section>
  );
}

/** What the academy does, and what it never does. */
function DosAndDonts({ passages }: PartProps) {
  const { t } = useTranslation();
  const text = usePick();
  const [promise] = passages.about_promise ?? [];
  if (promise === undefined) return null;
  const title = text(promise.title, promise.title_zh);
  return (
    <section aria-labelledby="promise" className="bg-sunk">
      <div className="shell section">
        <h2 id="promise" className="text-3xl" lang={title.lang}>
          {title.text}
        </h2>
        <div className="mt-8 grid gap-x-16 gap-y-10 md:grid-cols-2">
          <PromiseList
            title={t('marketing.about.doTitle')}
            passages={passages.about_do}
            icon={Check}
            color="text-jade"
          />
          <PromiseList
            title={t('marketing.about.dontTitle')}
            passages={passages.about_dont}
            icon={X}
            color="text-seal"
          />
        </div>
      </div>
    </section>
  );
}

interface PromiseListProps {
  title: string;
  passages: readonly ShownPassage[] | undefined;
  icon: typeof Check;
  color: string;
}

function PromiseList({ title, passages = [], icon: Icon, color }: PromiseListProps) {
  const text = usePick();
  if (passages.length === 0) return null;
  return (
    <div>
      <h3 className={color}>{title}</h3>
      <ul className="mt-4 grid gap-4">
        {passages.map((passage) => {
          const promised = text(passage.title, passage.title_zh);
          return (
            <li key={passage.passage_id} className="flex gap-4">
              <Icon aria-hidden="true" className={cx('mt-1 size-5 shrink-0', color)} />
              <div>
                <p lang={promised.lang}>{promised.text}</p>
                <Paragraphs {...text(passage.text, passage.text_zh)} className="mt-1 text-soft" />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** How learning here works. */
function Ways({ passages }: PartProps) {
  const text = usePick();
  const [ways] = passages.about_ways ?? [];
  if (ways === undefined) return null;
  const title = text(ways.title, ways.title_zh);
  return (
    <section aria-labelledby="ways" className="shell section">
      <h2 id="ways" className="text-3xl" lang={title.lang}>
        {title.text}
      </h2>
      <ol className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-3">
        {passages.about_way?.map((way, i) => {
          const heading = text(way.title, way.title_zh);
          return (
            <li key={way.passage_id} className="flex gap-5 md:block">
              <div className="plate shrink-0 self-start">
                <Landscape
                  seed={[11, 25, 47][i % 3] ?? 11}
                  level={(i % 3) + 2}
                  format="round"
                  warmDisc
                  className="size-20 rounded-full md:size-28"
                />
              </div>
              <div>
                <h3 className="md:mt-5" lang={heading.lang}>
                  {heading.text}
                </h3>
                <Paragraphs {...text(way.text, way.text_zh)} className="mt-2 text-soft" />
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** How to contact the academy, and where to continue. */
function Contact({ passages }: PartProps) {
  const { t } = useTranslation();
  const text = usePick();
  const { site, user } = useSiteData();
  const address = text(site.address, site.address_zh);
  const [contact] = passages.about_contact ?? [];
  if (contact === undefined) return null;
  const title = text(contact.title, contact.title_zh);
  return (
    <section
      aria-labelledby="contact"
      className="shell section grid gap-x-16 gap-y-10 md:grid-cols-[1.2fr_1fr]"
    >
      <div>
        <h2 id="contact" className="text-3xl" lang={title.lang}>
          {title.text}
        </h2>
        <Paragraphs
          {...text(contact.text, contact.text_zh)}
          className="measure mt-4 text-lg text-soft"
        />
        <div className="mt-7 flex flex-wrap gap-3">
          <LinkButton to={user === null ? '/auth/register' : '/courses'}>
            {user === null ? t('layout.register') : t('home.latest.viewAll')}
          </LinkButton>
          <LinkButton to="/team" variant="secondary">
            {t('layout.team')}
          </LinkButton>
          <LinkButton to="/faq" variant="secondary">
            {t('layout.faq')}
          </LinkButton>
        </div>
      </div>
      <dl className="grid content-start gap-5">
        {address.text && (
          <div>
            <dt className="text-sm text-soft">{t('marketing.about.address')}</dt>
            <dd className="mt-1" lang={address.lang}>
              {address.text}
            </dd>
          </div>
        )}
        {site.email && (
          <div>
            <dt className="text-sm text-soft">{t('marketing.about.email')}</dt>
            <dd>
              <a href={`mailto:${site.email}`} className="link inline-flex min-h-11 items-center">
                {site.email}
              </a>
            </dd>
          </div>
        )}
        {site.phone && (
          <div>
            <dt className="text-sm text-soft">{t('marketing.about.phone')}</dt>
            <dd>
              <a
                href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}
                className="link inline-flex min-h-11 items-center"
              >
                {site.phone}
              </a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
