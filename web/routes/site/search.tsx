import { Form, useNavigation } from 'react-router';
import { searchCalls } from '#contract/search.ts';
import { DidYouMean } from '#web/features/search/did-you-mean.tsx';
import { ReadAs } from '#web/features/search/read-as.tsx';
import { ResultLine } from '#web/features/search/result-line.tsx';
import { countResults, groupResults } from '#web/features/search/search-choices.ts';
import { searchTextOf } from '#web/features/search/search-text-of.ts';
import { useSuggestions } from '#web/features/search/suggestions.ts';
import { cx } from '#web/lib/cx.ts';
import { pageOf } from '#web/lib/page.ts';
import { searchPath } from '#web/lib/page-paths.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageIntro } from '#web/ui/page-intro.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import type { Route } from './+types/search.ts';

/** Results of each kind on this page; the API's maximum. */
const LIMIT = 20;

export async function loader(args: Route.LoaderArgs) {
  const { api } = pageOf(args);
  const search = searchTextOf(args.url.searchParams);
  if (search === '') return { search, results: null };
  const query = { q: search, limit: LIMIT };
  return { search, results: await api.call(searchCalls.search, { query }) };
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { search, results } = loaderData;
  const { t } = useTranslation();
  const loading = useNavigation().location?.pathname === '/search';
  const count = results === null ? 0 : countResults(results);
  const title = search === '' ? t('searchPage.title') : t('searchPage.titleOf', { search });

  return (
    <>
      <PageHead title={title} description={t('searchPage.description')} noIndex={search !== ''} />
      <PageIntro title={t('searchPage.title')} lead={t('searchPage.lead')} seed={21}>
        <Form method="get" action="/search" role="search" className="mt-6 max-w-2xl">
          <SearchField
            name="q"
            label={t('search.label')}
            placeholder={t('search.placeholder')}
            submitLabel={t('controls.search')}
            defaultValue={search}
          />
        </Form>
      </PageIntro>
      <div
        className={cx('shell max-w-4xl pt-8 pb-20 transition-opacity', loading && 'opacity-50')}
        aria-busy={loading}
      >
        {results === null ? (
          <Suggestions />
        ) : count === 0 ? (
          <EmptyState
            as="h2"
            seed={4}
            title={t('search.nothing', { search })}
            action={<Suggestions />}
          >
            {t('search.nothingHelp')}
          </EmptyState>
        ) : (
          <>
            <p role="status" className="px-3 text-soft">
              {t('search.count', { count })}
            </p>
            <DidYouMean search={search} meant={results.did_you_mean} />
            <ReadAs terms={results.read_as} />
            {groupResults(results).map(({ kind, choices }) => (
              <section key={kind} aria-labelledby={`results-${kind}`} className="mt-8">
                <h2 id={`results-${kind}`} className="px-3 text-2xl">
                  {t(`search.groups.${kind}`)}
                </h2>
                <ul className="mt-3">
                  {choices.map((choice) => (
                    <li key={choice.to} className="border-b border-line/70">
                      <Link
                        to={choice.to}
                        className="flex items-start gap-4 rounded-md px-3 py-4 text-ink no-underline hover:bg-wash"
                      >
                        <ResultLine choice={choice} />
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </>
        )}
      </div>
    </>
  );
}

/** Suggested searches. */
function Suggestions() {
  const { t } = useTranslation();
  return (
    <div>
      <p className="text-soft">{t('search.suggestions')}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {useSuggestions().map((suggestion) => (
          <li key={suggestion}>
            <Link to={searchPath(suggestion)} className={buttonClass('secondary')}>
              {suggestion}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
