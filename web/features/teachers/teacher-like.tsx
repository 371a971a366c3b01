import { useEffect, useRef, useState } from 'react';
import { LoginDialog } from '#web/features/accounts/login-dialog.tsx';
import { useEarnedToast } from '#web/features/learning/earned.tsx';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LikeButton } from '#web/ui/like-button.tsx';

interface TeacherLikeProps {
  teacherId: number;
  liked: boolean;
  count: number;
  /** How long the button is inactive after each click. */
  cooldownMs: number;
  size?: 'sm' | 'md';
}

/** Liking a teacher: shown after the server's response, and then inactive for a moment. */
export function TeacherLike({ teacherId, liked, count, cooldownMs, size }: TeacherLikeProps) {
  const { t } = useTranslation();
  const { user } = useSiteData();
  const revalidate = useRevalidate();
  const api = useApi();
  const earned = useEarnedToast();
  const [asking, setAsking] = useState(false);
  const [resting, setResting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  /** The server's response; the surrounding list keeps its order. */
  const [answered, setAnswered] = useState<{ liked: boolean; count: number } | null>(null);
  const shown = answered ?? { liked, count };

  const like = useAction(
    async () => {
      const { teacherCalls } = await import('#contract/teachers.ts');
      const call = shown.liked ? teacherCalls.unlike : teacherCalls.like;
      const state = await api.call(call, { query: { teacher_id: teacherId } });
      setAnswered({ liked: state.is_liked, count: state.likes_count });
      setResting(true);
      timer.current = setTimeout(() => setResting(false), cooldownMs);
      if (state.pointsEarned > 0) {
        earned(t('courses.like.thanks'), state);
        await revalidate();
      }
    },
    // A like that fails changes nothing, and the heart shows it.
    { revalidates: false, onError: () => true },
  );

  return (
    <>
      <LikeButton
        liked={shown.liked}
        count={shown.count}
        label={shown.liked ? t('teachers.unlike') : t('teachers.like')}
        busy={like.busy}
        resting={resting}
        onPress={() => (user === null ? setAsking(true) : like.run())}
        {...(size && { size })}
      />
      <LoginDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('courseCards.loginTitle')}
        text={t('teachers.loginText')}
      />
    </>
  );
}
