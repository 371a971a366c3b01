import type { RedemptionDetail } from '#contract/redemptions.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';

interface RedemptionCourseProps {
  course: NonNullable<RedemptionDetail['course']>;
  status: RedemptionDetail['status'];
}

/** The course that a request is for; once it is open, the way into it. */
export function RedemptionCourse({ course, status }: RedemptionCourseProps) {
  const { t } = useTranslation();
  const text = usePick();
  const name = text(course.title, course.title_zh);
  const path = `/courses/${course.course_id}`;
  const isOpen = status === 'completed';
  return (
    <section
      aria-labelledby="course"
      className="mb-10 grid justify-items-start gap-3 rounded-lg bg-raised p-5 ring-1 ring-line"
    >
      <h3 id="course">{t(isOpen ? 'rewards.mine.course.open' : 'rewards.mine.course.title')}</h3>
      {isOpen ? (
        <>
          <p lang={name.lang}>{name.text}</p>
          <LinkButton to={path}>{t('rewards.mine.course.start')}</LinkButton>
        </>
      ) : (
        <Link to={path} lang={name.lang} className="link inline-flex min-h-11 items-center">
          {name.text}
        </Link>
      )}
      {status === 'pending' && (
        <p className="text-sm text-soft">{t('rewards.mine.course.comes')}</p>
      )}
    </section>
  );
}
