import { cx } from '#web/lib/cx.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Maximize2 } from '#web/ui/icons.tsx';
import { Landscape } from '#web/ui/landscape.tsx';
import type { CardActivity } from './home-items.ts';

interface ActivityCardProps {
  activity: CardActivity;
  /** Called when the picture is clicked. */
  onEnlarge: () => void;
}

/** An event as the home page shows it. */
export function ActivityCard({ activity, onEnlarge }: ActivityCardProps) {
  const { t } = useTranslation();
  const text = usePick();
  const title = text(activity.title, activity.title_zh);
  const name = text(activity.name, activity.name_zh);
  const description = text(activity.desc, activity.desc_zh);
  const tag = text(activity.tag, activity.tag_zh);
  return (
    <>
      <button
        type="button"
        aria-label={t('home.events.enlarge', { title: title.text })}
        className="zoom"
        onClick={onEnlarge}
      >
        <ActivityPicture activity={activity} className="aspect-[16/9] w-full" />
        <span>
          <Maximize2 aria-hidden="true" className="size-5" />
        </span>
      </button>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {tag.text && (
          <Badge tone="porcelain">
            <span lang={tag.lang}>{tag.text}</span>
          </Badge>
        )}
        {name.text && name.text !== title.text && (
          <span className="text-sm text-soft" lang={name.lang}>
            {name.text}
          </span>
        )}
      </div>
      <h3 className="mt-2" lang={title.lang}>
        {title.text}
      </h3>
      <p className="measure mt-2 text-soft" lang={description.lang}>
        {description.text}
      </p>
    </>
  );
}

interface ActivityPictureProps {
  activity: CardActivity;
  className: string;
  /** Shows all of the picture instead of filling its box. */
  whole?: boolean;
}

/** The picture of an event, or a generated landscape. */
export function ActivityPicture({ activity, className, whole = false }: ActivityPictureProps) {
  if (activity.image) {
    return (
      <img
        src={activity.image}
        alt=""
        loading="lazy"
        className={cx(className, whole ? 'object-contain' : 'object-cover')}
      />
    );
  }
  return (
    <Landscape
      seed={activity.id + 300}
      level={4}
      format="wide"
      warmDisc
      className={cx(className, whole && 'rounded-lg')}
    />
  );
}
