import type { CallData } from '#contract/call.ts';
import type { marketingCalls } from '#contract/marketing.ts';
import { usePick } from '#web/lib/pick.tsx';
import { Landscape } from '#web/ui/landscape.tsx';

interface StoryProps {
  story: CallData<typeof marketingCalls.cases>['list'][number];
}

/** A learner’s story on its page. */
export function Story({ story }: StoryProps) {
  const text = usePick();
  const name = text(story.name, story.name_zh);
  const profile = text(story.profile, story.profile_zh);
  const title = text(story.title, story.title_zh);
  const quote = text(story.quote, story.quote_zh);
  const body = text(story.story, story.story_zh);
  return (
    <article className="grid gap-x-14 gap-y-7 md:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="flex items-center gap-5 md:block">
        <div className="plate shrink-0">
          {story.image ? (
            <img
              src={story.image}
              alt=""
              loading="lazy"
              className="size-24 rounded-full object-cover md:size-36"
            />
          ) : (
            <Landscape
              seed={story.case_id + 80}
              level={(story.case_id % 4) + 1}
              format="round"
              warmDisc
              className="size-24 rounded-full md:size-36"
            />
          )}
        </div>
        <div>
          <p className="font-serif text-xl md:mt-6" lang={name.lang}>
            {name.text}
          </p>
          <p className="mt-1 text-sm text-soft" lang={profile.lang}>
            {profile.text}
          </p>
        </div>
      </div>
      <div>
        <h2 lang={title.lang}>{title.text}</h2>
        <div className="prose measure mt-4" lang={body.lang}>
          {body.text.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <blockquote
          className="measure mt-7 border-l-3 border-ridge-3 pl-5 font-serif text-xl leading-relaxed text-porcelain-deep"
          lang={quote.lang}
        >
          {quote.text}
        </blockquote>
      </div>
    </article>
  );
}
