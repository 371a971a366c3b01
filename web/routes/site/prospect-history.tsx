import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CallData } from '#contract/call.ts';
import { marketingCalls } from '#contract/marketing.ts';
import { useFormat } from '#web/lib/format.ts';
import { pageOf } from '#web/lib/page.ts';
import { usePick } from '#web/lib/pick.tsx';
import { PageHead } from '#web/lib/seo.tsx';
import { Card } from '#web/ui/card.tsx';
import { Carousel } from '#web/ui/carousel.tsx';
import { Landscape } from '#web/ui/landscape.tsx';
import { PageIntro } from '#web/ui/page-intro.tsx';
import { Prose } from '#web/ui/prose.tsx';
import type { Route } from './+types/prospect-history.ts';

type Article = CallData<typeof marketingCalls.articles>['list'][number];

/** Cards that one step of the carousel moves (spec.md §2). */
const CARDS_PER_STEP = 2;

const capabilities = ['languages', 'lessons', 'review', 'access'] as const;
const funds = ['places', 'rewards', 'lessons'] as const;

export async function loader(args: Route.LoaderArgs) {
  const { api } = pageOf(args);
  const { list } = await api.call(marketingCalls.articles);
  const asked = args.url.searchParams.get('article');
  const opened = list.find(({ article_id }) => String(article_id) === asked) ?? null;
  // Only the opened one is read; the cards need no more than its head.
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
        <div className="shell">
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

interface ArticleCardProps {
  article: Article;
  current: boolean;
  eager: boolean;
}

function ArticleCard({ article, current, eager }: ArticleCardProps) {
  const { t } = useTranslation();
  const text = usePick();
  const format = useFormat();
  const title = text(article.title, article.title_zh);
  const summary = text(article.summary, article.summary_zh);
  return (
    <Card as="article" pressable className="flex h-full flex-col">
      <ArticlePicture article={article} eager={eager} className="aspect-[2/1] w-full" />
      <div className="flex grow flex-col p-6 sm:p-8">
        <time dateTime={article.published_on} className="text-sm text-porcelain">
          {format.day(`${article.published_on}T12:00:00Z`)}
        </time>
        <h3 className="mt-2 text-2xl leading-snug" lang={title.lang}>
          <Link
            to={`?article=${article.article_id}#article`}
            aria-current={current ? 'true' : undefined}
            draggable={false}
            className="text-ink no-underline after:absolute after:inset-0"
          >
            {title.text}
          </Link>
        </h3>
        <p className="mt-3 text-soft" lang={summary.lang}>
          {summary.text}
        </p>
        <p
          aria-hidden="true"
          className="mt-auto inline-flex items-center gap-2 pt-5 font-medium text-porcelain"
        >
          {t('marketing.history.read')}
          <ArrowRight className="size-5" />
        </p>
      </div>
    </Card>
  );
}

interface ArticlePictureProps {
  article: Article;
  eager?: boolean;
  className: string;
}

function ArticlePicture({ article, eager = false, className }: ArticlePictureProps) {
  if (article.image) {
    return (
      <img
        src={article.image}
        alt=""
        draggable={false}
        loading={eager ? 'eager' : 'lazy'}
        className={`${className} object-cover`}
      />
    );
  }
  return (
    <Landscape
      seed={article.article_id + 500}
      level={Math.min(5, article.article_id)}
      format="wide"
      warmDisc
      className={className}
    />
  );
}

function OpenedArticle({ article }: { article: Article }) {
  const { t } = useTranslation();
  const text = usePick();
  const format = useFormat();
  const title = text(article.title, article.title_zh);
  const body = text(article.html, article.html_zh);
  return (
    <article id="article" className="scroll-mt-20 border-t border-line bg-raised">
      <div className="shell section grid justify-items-center">
        <div className="measure w-full">
          <time dateTime={article.published_on} className="text-porcelain">
            {format.day(`${article.published_on}T12:00:00Z`)}
          </time>
          <h2 className="mt-2 text-3xl" lang={title.lang}>
            {title.text}
          </h2>
          <Prose html={body.text} lang={body.lang} className="mt-6" />
          <Link
            to="/prospect-history"
            preventScrollReset
            className="link mt-8 inline-flex min-h-11 items-center"
          >
            {t('marketing.history.closeArticle')}
          </Link>
        </div>
      </div>
    </article>
  );
}
