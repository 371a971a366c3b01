import { usePick } from '#web/lib/pick.tsx';
import { type ShownSite, useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkIcon, Sign } from '#web/ui/icons.tsx';
import { Landscape } from '#web/ui/landscape.tsx';
import { Link } from '#web/ui/link.tsx';
import { BrandMark } from './brand.tsx';
import { socialSites } from './social-sites.ts';

const links = [
  { to: '/', label: 'layout.home' },
  { to: '/courses', label: 'layout.courses' },
  { to: '/teachers', label: 'layout.teachers' },
  { to: '/glossary', label: 'layout.glossary' },
  { to: '/faq', label: 'layout.faq' },
  { to: '/team', label: 'layout.team' },
  { to: '/prospect-history', label: 'layout.history' },
] as const;

const legalLinks = [
  { to: '/privacy', label: 'legal.privacy' },
  { to: '/terms', label: 'legal.terms' },
] as const;

/** The seed of the footer’s landscape, the same on every page. */
const FOOTER_SEED = 8;

export function Footer() {
  const { t } = useTranslation();
  const { site, year } = useSiteData();
  const text = usePick();
  const name = text(site.name, site.name_zh);
  const tagline = text(site.tagline, site.tagline_zh);
  const address = text(site.address, site.address_zh);

  return (
    <footer className="mt-auto">
      {site.partners.length > 0 && <Partners partners={site.partners} />}
      <Landscape
        seed={FOOTER_SEED}
        level={3}
        format="strip"
        sky={false}
        className="-mb-px h-20 w-full sm:h-28"
      />
      <div className="footer-land text-[#dbe6f5]">
        <div className="shell grid gap-x-12 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1.4fr_1fr]">
          <div>
            <p className="flex items-center gap-2.5 font-serif text-xl text-white">
              <BrandMark className="size-9 rounded-full bg-[#dce8f5]" />
              <span lang={name.lang}>{name.text}</span>
            </p>
            <p className="mt-3 max-w-[26em]" lang={tagline.lang}>
              {tagline.text}
            </p>
          </div>
          <nav aria-labelledby="footer-links">
            <h2 id="footer-links" className="text-lg text-white">
              {t('layout.quickLinks')}
            </h2>
            <ul className="mt-2">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{t(label)}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2 className="text-lg text-white">{t('layout.contact')}</h2>
            <address className="mt-3 grid gap-1">
              <span lang={address.lang}>{address.text}</span>
              {site.email && <a href={`mailto:${site.email}`}>{site.email}</a>}
              {site.phone && <a href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>{site.phone}</a>}
            </address>
          </div>
          {site.social_links.length > 0 && (
            <div>
              <h2 className="text-lg text-white">{t('layout.followUs')}</h2>
              <ul className="mt-2 -ml-2.5 flex flex-wrap">
                {site.social_links.map(({ kind, url }) => (
                  <li key={url}>
                    <SocialLink kind={kind} url={url} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <div className="shell border-t border-white/15 py-8 text-sm">
          <p className="max-w-[64em]">{t('layout.disclaimer')}</p>
          <p className="mt-4" lang={name.lang}>
            {t('layout.copyright', { year, name: name.text })}
          </p>
          <p className="flex gap-6">
            {legalLinks.map(({ to, label }) => (
              <Link key={to} to={to}>
                {t(label)}
              </Link>
            ))}
          </p>
        </div>
      </div>
    </footer>
  );
}

/** The name of the site at an address without an icon here. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

function SocialLink({ kind, url }: { kind: string; url: string }) {
  const { t } = useTranslation();
  const site = kind.toLowerCase();
  const name = socialSites[site];
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${name ?? hostOf(url)} ${t('common.opensInNewTab')}`}
      className="site-sign"
    >
      {name === undefined ? (
        <LinkIcon aria-hidden="true" />
      ) : (
        <Sign name={`site-${site}`} aria-hidden="true" className="fill-current" />
      )}
    </a>
  );
}

function Partners({ partners }: { partners: ShownSite['partners'] }) {
  const { t } = useTranslation();
  const text = usePick();
  return (
    <section aria-labelledby="partners" className="shell pt-12 pb-4">
      <h2 id="partners" className="text-center text-lg text-soft">
        {t('layout.partners')}
      </h2>
      <ul className="mx-auto mt-6 grid max-w-5xl grid-cols-2 gap-x-6 gap-y-2 md:grid-cols-4">
        {partners.map((partner, i) => {
          const name = text(partner.name, partner.name_zh);
          const mark = partner.logo ? (
            <img
              src={partner.logo}
              alt={name.text}
              loading="lazy"
              className="max-h-10 max-w-full object-contain"
            />
          ) : (
            <Wordmark name={name.text} lang={name.lang} form={i} />
          );
          return (
            <li key={`${partner.name}/${partner.name_zh}`}>
              {partner.url ? (
                <a href={partner.url} target="_blank" rel="noopener noreferrer" className="partner">
                  {mark}
                </a>
              ) : (
                <span className="partner">{mark}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Simple icons in one style for partners without a logo. */
const WORDMARKS = 8;

function Wordmark({ name, lang, form }: { name: string; lang: string | undefined; form: number }) {
  return (
    <span className="wordmark">
      <Sign name={`wordmark-${(form % WORDMARKS) + 1}`} aria-hidden="true" className="icon" />
      <span lang={lang}>{name}</span>
    </span>
  );
}
