import type { CallData } from '#contract/call.ts';
import type { marketingCalls } from '#contract/marketing.ts';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Card } from '#web/ui/card.tsx';
import { ArrowRight } from '#web/ui/icons.tsx';
import { Landscape } from '#web/ui/landscape.tsx';
import { Link } from '#web/ui/link.tsx';
import { Prose } from '#web/ui/prose.tsx';

type Article = CallData<typeof marketingCalls.articles>['list'][number];

interface ArticleCardProps {
  article: Article;
  current: boolean;
  eager: boolean;
}

/** A milestone of the history as a card. */
export function ArticleCard({ article, current, eager }: ArticleCardProps) {
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

/** An article in full. */
export function OpenedArticle({ article }: { article: Article }) {
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
