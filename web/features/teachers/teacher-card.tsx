import type { ReactNode } from 'react';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { BookOpen, Heart } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link.tsx';
import type { CardTeacher } from './teacher-for-card.ts';

interface TeacherCardProps {
  teacher: CardTeacher;
  heading?: 'h2' | 'h3';
  /** Replaces the biography of the teacher (a list shows more of it). */
  biography?: ReactNode;
  /** A button in the footer; it is above the link that covers the card. */
  action?: ReactNode;
}

/** A teacher in a list; the whole card leads to the profile. */
export function TeacherCard({
  teacher,
  heading: Heading = 'h3',
  biography,
  action,
}: TeacherCardProps) {
  const { t } = useTranslation();
  const text = usePick();
  const name = text(teacher.full_name, teacher.full_name_zh);
  const specialization = text(teacher.specialization, teacher.specialization_zh);
  const bio = text(teacher.bio, teacher.bio_zh);

  return (
    <Card as="article" pressable className="card-tall teacher-card">
      <div className="plate">
        <Avatar name={name.text} src={teacher.profile_image} className="size-20 sm:size-28" />
      </div>
      <Heading lang={name.lang}>
        <Link to={`/teachers/${teacher.teacher_id}`} prefetch="intent" className="card-link">
          {name.text}
        </Link>
      </Heading>
      <p lang={specialization.lang}>{specialization.text}</p>
      {teacher.is_assistant && (
        <Badge className="mt-2 self-start sm:self-center">{t('teacherCards.assistant')}</Badge>
      )}
      {biography ?? (
        <p className="mt-4 text-sm text-soft" lang={bio.lang}>
          {bio.text}
        </p>
      )}
      <div className="mt-auto pt-4">
        <div className="card-facts min-h-14">
          <span className="fact">
            <BookOpen aria-hidden="true" />
            {t('teacherCards.courses', { count: teacher.course_count })}
          </span>
          {action === undefined ? (
            <span className="ml-auto fact">
              <Heart
                aria-hidden="true"
                className={teacher.is_liked_by_user ? 'fill-seal text-seal' : undefined}
              />
              <span aria-hidden="true">{teacher.likes_count}</span>
              <span className="sr-only">
                {t('teacherCards.likes', { count: teacher.likes_count })}
              </span>
            </span>
          ) : (
            <span className="relative z-10 ml-auto">{action}</span>
          )}
        </div>
      </div>
    </Card>
  );
}
