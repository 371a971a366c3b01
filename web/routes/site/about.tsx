import { Program } from '#web/features/home/program.tsx';
import { programDays } from '#web/features/home/program-days.ts';
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

const dos = ['languages', 'basics', 'risk', 'points'] as const;
const donts = ['tips', 'money', 'products', 'promises'] as const;
const steps = ['learn', 'practise', 'earn'] as const;

export function loader(args: Route.LoaderArgs) {
  const { site, locale } = pageOf(args);
  return { days: programDays(site, new Date(), locale) };
}

export default function About({ loaderData: { days } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('titles.About')} description={t('marketing.about.lead')} />
      <PageIntro title={t('marketing.about.title')} lead={t('marketing.about.lead')} seed={28} />
      <section
        aria-labelledby="origin"
        className="shell section grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1.2fr_1fr]"
      >
        <div>
          <h2 id="origin" className="text-3xl">
            {t('marketing.about.originTitle')}
          </h2>
          <div className="prose measure mt-5">
            <p>{t('marketing.about.originText')}</p>
            <p>{t('marketing.about.nameText')}</p>
          </div>
          <LinkButton to="/prospect-history" variant="secondary" className="mt-7">
            {t('marketing.about.toHistory')}
          </LinkButton>
        </div>
        <p className="border-l-4 border-porcelain pl-6">
          <span className="block font-serif text-[clamp(3rem,8vw,5.5rem)] leading-none text-porcelain">
            {t('home.vision.goalNumber')}
          </span>
          <span className="mt-3 block max-w-[24em] text-lg">{t('home.vision.goalText')}</span>
          <span className="mt-3 block max-w-[24em] text-soft">{t('marketing.about.goalNote')}</span>
        </p>
      </section>
      <DosAndDonts />
      <Ways />
      {days !== null && <Program days={days} />}
      <Contact />
    </>
  );
}

/** What the academy does, and what it never does. */
function DosAndDonts() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="promise" className="bg-sunk">
      <div className="shell section">
        <h2 id="promise" className="text-3xl">
          {t('marketing.about.promiseTitle')}
        </h2>
        <div className="mt-8 grid gap-x-16 gap-y-10 md:grid-cols-2">
          <div>
            <h3 className="text-jade">{t('marketing.about.doTitle')}</h3>
            <ul className="mt-4 grid gap-4">
              {dos.map((name) => (
                <li key={name} className="flex gap-4">
                  <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-jade" />
                  <span>{t(`marketing.about.do.${name}`)}</span>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="text-seal">{t('marketing.about.dontTitle')}</h3>
            <ul className="mt-4 grid gap-4">
              {donts.map((name) => (
                <li key={name} className="flex gap-4">
                  <X aria-hidden="true" className="mt-1 size-5 shrink-0 text-seal" />
                  <span>{t(`marketing.about.dont.${name}`)}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}

/** How learning here works. */
function Ways() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="ways" className="shell section">
      <h2 id="ways" className="text-3xl">
        {t('marketing.about.waysTitle')}
      </h2>
      <ol className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-3">
        {steps.map((name, i) => (
          <li key={name} className="flex gap-5 md:block">
            <div className="plate shrink-0 self-start">
              <Landscape
                seed={[11, 25, 47][i] ?? 11}
                level={i + 2}
                format="round"
                warmDisc
                className="size-20 rounded-full md:size-28"
              />
            </div>
            <div>
              <h3 className="md:mt-5">{t(`marketing.about.ways.${name}Title`)}</h3>
              <p className="mt-2 text-soft">{t(`marketing.about.ways.${name}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How to contact the academy, and where to continue. */
function Contact() {
  const { t } = useTranslation();
  const { site, user } = useSiteData();
  const address = usePick()(site.address, site.address_zh);
  return (
    <section
      aria-labelledby="contact"
      className="shell section grid gap-x-16 gap-y-10 md:grid-cols-[1.2fr_1fr]"
    >
      <div>
        <h2 id="contact" className="text-3xl">
          {t('marketing.about.contactTitle')}
        </h2>
        <p className="measure mt-4 text-lg text-soft">{t('marketing.about.contactText')}</p>
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
