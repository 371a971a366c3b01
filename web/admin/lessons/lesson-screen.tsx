import { useState } from 'react';
import type { Draft } from '#contract/drafts.ts';
import type { AdminLesson } from '#contract/lessons-admin.ts';
import type { LessonType } from '#domain/lesson-completion.ts';
import { DraftOffer } from '#web/forms/drafts/draft-offer.tsx';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { LessonEditor } from './lesson-editor.tsx';
import type { HistoryView } from './version-history.tsx';

interface LessonScreenProps {
  type: LessonType;
  course: { course_id: number; title: string; title_zh: string };
  content: AdminLesson | null;
  draft: Draft | null;
  /** The base of the draft, where somebody has saved since. */
  base: AdminLesson | null;
  history: HistoryView | null;
}

/** The editor; where a draft exists, it first asks what to do with it. */
export function LessonScreen({ draft, base, content: loaded, ...rest }: LessonScreenProps) {
  const { t } = useTranslation();
  const text = usePick();
  /** The draft when the page was opened: one stored later is not offered. */
  const [offer] = useState({ draft, base });
  const [choice, setChoice] = useState<'ask' | 'continue' | 'fresh'>(
    draft === null ? 'fresh' : 'ask',
  );
  const [round, setRound] = useState(0);
  /** A restored version, until the page has loaded it. */
  const [restored, setRestored] = useState<AdminLesson | null>(null);
  const isNewer = restored !== null && loaded !== null && restored.version > loaded.version;
  const content = isNewer ? restored : loaded;
  if (choice === 'ask' && offer.draft !== null) {
    const name =
      content === null
        ? t('admin.lessons.addTitle', { type: t(`learning.types.${rest.type}`) })
        : text(content.title, content.title_zh).text;
    return (
      <div className="grid max-w-3xl gap-6">
        <h1 className="text-2xl sm:text-3xl">{name}</h1>
        <DraftOffer
          draft={offer.draft}
          isBehind={offer.base !== null}
          onContinue={() => setChoice('continue')}
          onDiscard={() => setChoice('fresh')}
        />
      </div>
    );
  }
  const isContinued = choice === 'continue';
  return (
    <LessonEditor
      key={round}
      {...rest}
      content={content}
      opened={isContinued ? (offer.base ?? content) : content}
      draft={isContinued ? offer.draft : null}
      onReset={(saved) => {
        setRestored(saved);
        setChoice('fresh');
        setRound(round + 1);
      }}
    />
  );
}
