import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ActivityPicture } from './activity-card.tsx';
import type { CardActivity } from './home-items.ts';

interface EnlargedActivityProps {
  activity: CardActivity;
  onClose: () => void;
}

/** The picture of an event in full screen. */
export default function EnlargedActivity({ activity, onClose }: EnlargedActivityProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onClose={onClose}
      size="full"
      hideTitle
      title={usePick()(activity.title, activity.title_zh).text}
      closeLabel={t('common.close')}
    >
      <ActivityPicture activity={activity} className="mx-auto h-full max-h-[85dvh] w-full" whole />
    </Dialog>
  );
}
