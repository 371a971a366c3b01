import type { TaughtLearner } from '#contract/course-learners.ts';
import { teachingCalls } from '#contract/teaching.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { RotateCcw } from '#web/ui/page-icons.tsx';

interface UsedUpQuizzesProps {
  courseId: number;
  learner: Pick<TaughtLearner, 'user_id' | 'name' | 'used_up_quizzes'>;
}

/** The quizzes at which a learner has no attempts left, each with a way to give them back. */
export function UsedUpQuizzes({ courseId, learner }: UsedUpQuizzesProps) {
  return learner.used_up_quizzes.map((quiz) => (
    <UsedUpQuiz key={quiz.content_id} courseId={courseId} learner={learner} quiz={quiz} />
  ));
}

interface UsedUpQuizProps extends UsedUpQuizzesProps {
  quiz: TaughtLearner['used_up_quizzes'][number];
}

function UsedUpQuiz({ courseId, learner, quiz }: UsedUpQuizProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const text = usePick();
  const api = useApi();
  const title = text(quiz.title, quiz.title_zh).text;
  const give = useAction(() =>
    api.call(teachingCalls.giveAttempts, {
      params: { id: courseId },
      body: { user_id: learner.user_id, content_id: quiz.content_id },
    }),
  );
  return (
    <span className="mt-2 block text-sm">
      <span className="block">{t('teaching.course.usedUp', { title })}</span>
      {quiz.next_attempt_at !== null && (
        <span className="block text-soft">
          {t('teaching.course.nextAttempts', { time: format.dateTime(quiz.next_attempt_at) })}
        </span>
      )}
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3 min-h-11"
        busy={give.busy}
        icon={<RotateCcw aria-hidden="true" className="size-4" />}
        aria-label={t('teaching.course.giveAttemptsTo', { name: learner.name, title })}
        onClick={() => void give.run()}
      >
        {t('teaching.course.giveAttempts')}
      </Button>
    </span>
  );
}
