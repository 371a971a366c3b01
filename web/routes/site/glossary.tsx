import { useState } from 'react';
import { Form } from 'react-router';
import { glossaryCalls } from '#contract/glossary.ts';
import { filterGroups, groupTerms } from '#web/features/glossary/glossary-list.ts';
import { TermEntry } from '#web/features/glossary/term-entry.tsx';
import { searchTextOf } from '#web/features/search/search-text-of.ts';
import { useSearcher } from '#web/features/search/use-searcher.ts';
import type { ApiClient } from '#web/lib/api.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { useLocale } from '#web/lib/language.tsx';
import { pageOf } from '#web/lib/page.ts';
import { searchPath } from '#web/lib/page-paths.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageIntro } from '#web/ui/page-intro.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import type { Route } from './+types/glossary.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api, locale } = pageOf(args);
  const filter = searchTextOf(args.url.searchParams);
  const [{ list }, found] = await Promise.all([
    api.call(glossaryCalls.list),
    filter === '' ? [] : findTerms(api, filter),
  ]);
  const terms = list.map(({ names: _, ...term }) => term);
  // Sorted here, since browsers differ in their collation and the page must not.
  return { groups: groupTerms(terms, locale), filter, found };
}

/** Ids of the terms that match a search. */
async function findTerms(api: ApiClient, q: string, signal?: AbortSignal): Promise<number[]> {
  const { glossaryCalls } = await import('#contract/glossary.ts');
  const { list } = await api.call(glossaryCalls.list, { query: { q }, ...(signal && { signal }) });
  return list.map((term) => term.term_id);
}

const ask = (q: string, signal: AbortSignal) => findTerms(browserApi, q, signal);

export default function Glossary({ loaderData }: Route.ComponentProps) {
  const { groups } = loaderData;
  const { t } = useTranslation();
  const [filter, setFilter] = useState(loaderData.filter);
  const { state, searcher } = useSearcher(ask);
  const wanted = filter.trim();
  const found = wanted === loaderData.filter ? loaderData.found : state.results;
  const shown = filterGroups(groups, wanted, found ?? []);
  const isSearching = wanted !== loaderData.filter && state.status === 'searching';
  const count = shown.reduce((sum, group) => sum + group.terms.length, 0);
  const initialId = (initial: string) => `initial-${initial === '#' ? 'other' : initial}`;

  return (
    <>
      <PageHead
        title={t('glossary.title')}
        description={t('glossary.description')}
        jsonLd={useTermSet(groups)}
      />
      <PageIntro title={t('glossary.title')} lead={t('glossary.lead')} seed={33} />
      <div className="shell grid grid-cols-1 gap-x-14 gap-y-8 pt-8 pb-20 lg:grid-cols-[20rem_minmax(0,1fr)] lg:pt-12">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <Form
            method="get"
            role="search"
            onChange={(event) => {
              const text = String(new FormData(event.currentTarget).get('q'));
              setFilter(text);
              searcher.seek(text);
            }}
            onSubmit={(event) => event.preventDefault()}
          >
            <SearchField
              name="q"
              label={t('glossary.filter')}
              placeholder={t('glossary.filterHint')}
              submitLabel={t('controls.search')}
              defaultValue={loaderData.filter}
            />
          </Form>
          <p role="status" className="mt-3 text-sm text-soft">
            {wanted === ''
              ? t('glossary.count', { count })
              : count === 0 && isSearching
                ? t('search.searching')
                : t('glossary.found', { count, filter: wanted })}
          </p>
          <nav aria-label={t('glossary.initials')} className="mt-3">
            <ul className="flex flex-wrap gap-1">
              {shown.map(({ initial }) => (
                <li key={initial}>
                  <a
                    href={`#${initialId(initial)}`}
                    className="grid size-11 place-items-center rounded-md font-medium text-porcelain no-underline ring-1 ring-line hover:bg-wash"
                    aria-label={initial === '#' ? t('glossary.otherInitial') : initial}
                  >
                    {initial}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div>
          {shown.map(({ initial, terms }) => (
            <section key={initial} aria-labelledby={initialId(initial)} className="mb-10">
              <h2
                id={initialId(initial)}
                className="border-b border-line pb-2 text-2xl text-porcelain"
              >
                {initial === '#' ? t('glossary.otherInitial') : initial}
              </h2>
              {terms.map((term) => (
                <TermEntry key={term.term_id} term={term} />
              ))}
            </section>
          ))}
          {count === 0 && wanted !== '' && !isSearching && (
            <EmptyState
              as="h2"
              seed={5}
              title={t('glossary.nothing', { filter: wanted })}
              action={
                <LinkButton to={searchPath(wanted)} variant="secondary">
                  {t('glossary.searchAll')}
                </LinkButton>
              }
            >
              {t('glossary.nothingHelp')}
            </EmptyState>
          )}
          {count === 0 && wanted === '' && (
            <EmptyState as="h2" seed={5} title={t('glossary.empty')} />
          )}
        </div>
      </div>
    </>
  );
}

/** The glossary as schema.org data. */
function useTermSet(groups: Route.ComponentProps['loaderData']['groups']) {
  const locale = useLocale();
  const { origin } = useSiteData();
  const { t } = useTranslation();
  return {
    '@type': 'DefinedTermSet',
    name: t('glossary.title'),
    url: `${origin}/glossary`,
    hasDefinedTerm: groups.flatMap((group) =>
      group.terms.map(({ en, zh, meaning, meaning_zh }) => ({
        '@type': 'DefinedTerm',
        name: locale === 'zh' ? zh : en,
        alternateName: locale === 'zh' ? en : zh,
        description: locale === 'zh' ? meaning_zh || meaning : meaning || meaning_zh,
      })),
    ),
  };
}
