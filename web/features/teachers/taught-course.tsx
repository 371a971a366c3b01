import type { TeacherDetail } from '#contract/teachers.ts';
import { courseMotif } from '#domain/cover-motif.ts';
import { CourseCover } from '#web/features/courses/course-cover.tsx';
import { Bilingual, usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';

/** A course in its teacher’s profile. */
export function TaughtCourseCard({ course }: { course: TeacherDetail['courses'][number] }) {
  const { t } = useTranslation();
  const title = usePick()(course.title, course.title_zh);
  return (
    <Card as="article" pressable className="flex h-full flex-col">
      <CourseCover
        courseId={course.course_id}
        level={course.difficulty_level}
        thumbnail={course.thumbnail}
        motif={courseMotif(course)}
      />
      <div className="grow p-5">
        <div className="flex flex-wrap gap-1.5">
          <Badge>{t(`courseCards.level.${course.difficulty_level}`)}</Badge>
          {course.is_featured && <Badge tone="porcelain">{t('courses.detail.featured')}</Badge>}
          {course.is_free && <Badge tone="porcelain">{t('courseCards.free')}</Badge>}
        </div>
        <h3 className="mt-3 leading-snug" lang={title.lang}>
          <Link to={`/courses/${course.course_id}`} className="card-link">
            {title.text}
          </Link>
        </h3>
        <Bilingual
          as="p"
          en={course.description}
          zh={course.description_zh}
          className="mt-2 line-clamp-3 text-sm text-soft"
        />
      </div>
    </Card>
  );
}
