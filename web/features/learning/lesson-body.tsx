import { type ComponentType, lazy, Suspense } from 'react';
import type { LessonDetail } from '#contract/learning.ts';
import type { ContentDataOf } from '#contract/lesson-body.ts';
import { type LessonType, OPENED_PERCENT } from '#domain/lesson-completion.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Card } from '#web/ui/card.tsx';
import { Landscape } from '#web/ui/landscape.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { Assignment } from './assignment.tsx';
import type { CompletionNews } from './completion-news.ts';
import { lessonProblem } from './lesson-problem.ts';
import type { LessonAids } from './mark-lesson.ts';
import { PdfReader } from './pdf-body.tsx';
import { Quiz } from './quiz.tsx';
import { TextBody } from './text-body.tsx';
import type { LessonProgress } from './use-lesson-progress.ts';

/** Loaded only where there is a recording; on the server it is there, for the first paint. */
const MediaPlayer = import.meta.env.SSR
  ? (await import('./media-player.tsx')).MediaPlayer
  : lazy(async () => ({ default: (await import('./media-player.tsx')).MediaPlayer }));

interface LessonBodyProps {
  content: LessonDetail;
  /** For a text lesson. */
  aids: LessonAids;
  progress: LessonProgress;
  /** A recording has ended; with how much of it was watched, 0 to 100. */
  onEnded: (percent: number) => void;
  onQuizPassed: (completed: CompletionNews) => void;
}

/** The body of an open lesson, by its type, or why it cannot be shown. */
export function LessonBodyView({
  content,
  aids,
  progress,
  onEnded,
  onQuizPassed,
}: LessonBodyProps) {
  const { t } = useTranslation();
  const text = usePick();
  const title = text(content.title, content.title_zh).text;
  const problem = lessonProblem(content);
  const data = content.content_data;

  if (problem !== null || data === null) {
    return (
      <Card className="grid justify-items-center px-6 py-10 text-center">
        <Landscape
          seed={content.content_id}
          level={1}
          className="landscape-fade aspect-[8/5] w-full max-w-xs"
        />
        <p className="mt-5 font-serif text-xl">{t(`learning.problems.${problem ?? 'notYet'}`)}</p>
        <p className="measure mt-2 text-balance text-soft">{t('learning.problems.help')}</p>
      </Card>
    );
  }
  const Viewer = viewers[data.type] as ComponentType<ViewerProps<LessonType>>;
  return (
    <Viewer
      content={content}
      data={data}
      title={title}
      aids={aids}
      progress={progress}
      onEnded={onEnded}
      onQuizPassed={onQuizPassed}
    />
  );
}

interface ViewerProps<T extends LessonType> extends LessonBodyProps {
  data: ContentDataOf<T>;
  title: string;
}

function Recording({ content, data, title, progress, onEnded }: ViewerProps<'video' | 'audio'>) {
  return (
    <Suspense fallback={<Skeleton className="aspect-video w-full" />}>
      <MediaPlayer
        lessonId={content.content_id}
        data={data}
        title={title}
        startAt={content.position_seconds}
        earlierPercent={content.user_progress}
        completed={content.completed_by_user}
        onProgress={(percent, position) => progress.note({ percent, position })}
        onPause={() => void progress.settle()}
        onEnded={onEnded}
      />
    </Suspense>
  );
}

/** The component of each type. */
const viewers: { [T in LessonType]: ComponentType<ViewerProps<T>> } = {
  text: ({ content, data, aids, progress }) => (
    <TextBody
      data={data}
      aids={aids}
      readBefore={content.completed_by_user ? 0 : content.user_progress}
      onRead={(percent) => {
        if (!content.completed_by_user) progress.note({ percent });
      }}
    />
  ),
  video: Recording,
  audio: Recording,
  pdf: ({ data, title, progress }) => (
    <PdfReader
      data={data}
      title={title}
      onOpened={() => {
        progress.note({ percent: OPENED_PERCENT });
        void progress.settle();
      }}
    />
  ),
  quiz: ({ content, data, onQuizPassed }) => (
    <Quiz
      lessonId={content.content_id}
      courseId={content.course_id}
      data={data}
      lastResult={content.quiz_result}
      onPassed={onQuizPassed}
    />
  ),
  assignment: ({ content, data }) => (
    <Assignment lessonId={content.content_id} data={data} submission={content.submission} />
  ),
};
