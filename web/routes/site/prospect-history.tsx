import { marketingCalls } from '#contract/marketing.ts';
import { ArticleCard, OpenedArticle } from '#web/features/marketing/article.tsx';
import { pageOf } from '#web/lib/page.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Card } from '#web/ui/card.tsx';
import { Carousel } from '#web/ui/carousel.tsx';
import { Landscape } from '#web/ui/landscape.tsx';
import { PageIntro } from '#web/ui/page-intro.tsx';
import type { Route } from './+types/prospect-history.ts';

/** Cards that one step of the carousel moves. */
const CARDS_PER_STEP = 2;

const capabilities = ['languages', 'lessons', 'review', 'access'] as const;
const funds = ['places', 'rewards', 'lessons'] as const;

export async function loader(args: Route.LoaderArgs) {
  const { api } = pageOf(args);
  const { list } = await api.call(marketingCalls.articles);
  const asked = args.url.searchParams.get('article');
  const opened = list.find(({ article_id }) => String(article_id) === asked) ?? null;
  // Only the opened one is read; the cards need only its heading.
  return { articles: list.map((article) => ({ ...article, html: '', html_zh: '' })), opened };
}

export default function ProspectHistory({ loaderData }: Route.ComponentProps) {
  const { articles, opened } = loaderData;
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t('titles.History')}
        description={t('marketing.history.lead')}
        keep={['article']}
      />
      <PageIntro title={t('marketing.history.title')} lead={t('marketing.history.lead')} seed={8} />
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
      <section aria-labelledby="capabilities" className="bg-wash">
        <div className="shell section">
          <h2 id="capabilities" className="text-3xl">
            {t('marketing.history.capabilitiesTitle')}
          </h2>
          <ul className="mt-10 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
            {capabilities.map((name, i) => (
              <li key={name}>
                <Landscape
                  seed={40 + i}
                  level={i + 1}
                  sky={false}
                  className="aspect-[2/1] w-full max-w-60"
                />
                <h3 className="mt-4">{t(`marketing.history.capabilities.${name}Title`)}</h3>
                <p className="mt-2 text-soft">{t(`marketing.history.capabilities.${name}Text`)}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section aria-labelledby="funds" className="shell section">
        <h2 id="funds" className="text-3xl">
          {t('marketing.history.fundsTitle')}
        </h2>
        <p className="measure mt-4 text-lg text-soft">{t('marketing.history.fundsText')}</p>
        <ul className="mt-10 grid gap-6 md:grid-cols-3">
          {funds.map((name) => (
            <li key={name}>
              <Card className="h-full p-6 sm:p-8">
                <h3>{t(`marketing.history.funds.${name}Title`)}</h3>
                <p className="mt-3 text-soft">{t(`marketing.history.funds.${name}Text`)}</p>
              </Card>
            </li>
          ))}
        </ul>
        <p className="measure mt-6 text-sm text-soft">{t('marketing.history.fundsNote')}</p>
      </section>
    </>
  );
}
