import { marketingCalls } from '#contract/marketing.ts';
import { passageSectionNames } from '#domain/passage-sections.ts';
import { ArticleCard, OpenedArticle } from '#web/features/marketing/article.tsx';
import { Paragraphs } from '#web/features/marketing/paragraphs.tsx';
import { type PagePassages, passagesOf } from '#web/features/marketing/passages.ts';
import { pageOf } from '#web/lib/page.ts';
import { usePick } from '#web/lib/pick.tsx';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Card } from '#web/ui/card.tsx';
import { Carousel } from '#web/ui/carousel.tsx';
import { Landscape } from '#web/ui/landscape.tsx';
import { PageIntro } from '#web/ui/page-intro.tsx';
import type { Route } from './+types/prospect-history.ts';

/** Cards that one step of the carousel moves. */
const CARDS_PER_STEP = 2;

const shownSections = passageSectionNames.filter((section) => section.startsWith('history_'));

export async function loader(args: Route.LoaderArgs) {
  const { api, locale } = pageOf(args);
  const [{ list }, passages] = await Promise.all([
    api.call(marketingCalls.articles),
    api
      .call(marketingCalls.passages)
      .then((found) => passagesOf(found.list, locale, shownSections)),
  ]);
  const asked = args.url.searchParams.get('article');
  const opened = list.find(({ article_id }) => String(article_id) === asked) ?? null;
  // Only the opened one is read; the cards need only its heading.
  const articles = list.map((article) => ({ ...article, html: '', html_zh: '' }));
  return { articles, opened, passages };
}

export default function ProspectHistory({ loaderData }: Route.ComponentProps) {
  const { articles, opened, passages } = loaderData;
  const { t } = useTranslation();
  const text = usePick();
  const [intro] = passages.history_intro ?? [];
  const title = intro && text(intro.title, intro.title_zh);
  const lead = intro && text(intro.text, intro.text_zh);
  return (
    <>
      <PageHead
        title={t('pageTitles.History')}
        description={lead?.text || t('home.description')}
        keep={['article']}
      />
      <PageIntro title={title?.text ?? t('pageTitles.History')} lead={lead?.text} seed={8} />
      <div className="overflow-hidden py-[clamp(3rem,6vw,5rem)]">
        <h2 className="shell text-3xl">{t('marketing.history.stations')}</h2>
        {/* From 1884 px three cards of 600 px and their gaps are whole. */}
        <div className="shell min-[1884px]:max-w-[1884px] min-[1884px]:px-0">
          <Carousel
            className="mt-8"
            items={articles}
            keyOf={({ article_id }) => article_id}
            render={(article, i) => (
              <ArticleCard
                article={article}
                current={article.article_id === opened?.article_id}
                eager={i < 2}
              />
            )}
            step={CARDS_PER_STEP}
            slideClassName="basis-[min(600px,84vw)]"
            gapClassName="gap-[42px] py-3"
            bleed
            labels={{
              carousel: t('marketing.history.stations'),
              slide: (number, total) => t('common.slide', { number, total }),
              previous: t('marketing.history.earlier'),
              next: t('marketing.history.later'),
              play: t('common.play'),
              pause: t('common.pause'),
            }}
          />
        </div>
      </div>
      {opened && <OpenedArticle article={opened} />}
      <Capabilities passages={passages} />
      <Funds passages={passages} />
    </>
  );
}

/** What the academy has learned to do. */
function Capabilities({ passages }: { passages: PagePassages }) {
  const text = usePick();
  const [heading] = passages.history_capabilities ?? [];
  if (heading === undefined) return null;
  const title = text(heading.title, heading.title_zh);
  return (
    <section aria-labelledby="capabilities" className="bg-wash">
      <div className="shell section">
        <h2 id="capabilities" className="text-3xl" lang={title.lang}>
          {title.text}
        </h2>
        <ul className="mt-10 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {passages.history_capability?.map((capability, i) => {
            const name = text(capability.title, capability.title_zh);
            return (
              <li key={capability.passage_id}>
                <Landscape
                  seed={40 + (i % 4)}
                  level={(i % 4) + 1}
                  sky={false}
                  className="aspect-[2/1] w-full max-w-60"
                />
                <h3 className="mt-4" lang={name.lang}>
                  {name.text}
                </h3>
                <Paragraphs
                  {...text(capability.text, capability.text_zh)}
                  className="mt-2 text-soft"
                />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** What the academy sets money aside for. That it is no investment fund is always said. */
function Funds({ passages }: { passages: PagePassages }) {
  const { t } = useTranslation();
  const text = usePick();
  const [heading] = passages.history_funds ?? [];
  if (heading === undefined) return null;
  const title = text(heading.title, heading.title_zh);
  return (
    <section aria-labelledby="funds" className="shell section">
      <h2 id="funds" className="text-3xl" lang={title.lang}>
        {title.text}
      </h2>
      <Paragraphs
        {...text(heading.text, heading.text_zh)}
        className="measure mt-4 text-lg text-soft"
      />
      <ul className="mt-10 grid gap-6 md:grid-cols-3">
        {passages.history_fund?.map((fund) => {
          const name = text(fund.title, fund.title_zh);
          return (
            <li key={fund.passage_id}>
              <Card className="h-full p-6 sm:p-8">
                <h3 lang={name.lang}>{name.text}</h3>
                <Paragraphs {...text(fund.text, fund.text_zh)} className="mt-3 text-soft" />
              </Card>
            </li>
          );
        })}
      </ul>
      <p className="measure mt-6 text-sm text-soft">{t('marketing.history.fundsNote')}</p>
    </section>
  );
}
