import { type Archive, CircleCheck, CircleDashed, CirclePause } from 'lucide-react';
import type { CourseStatus } from '#contract/courses-admin.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const looks: Record<CourseStatus, { tone: BadgeTone; Icon: typeof Archive }> = {
  active: { tone: 'jade', Icon: CircleCheck },
  draft: { tone: 'clay', Icon: CircleDashed },
  inactive: { tone: 'plain', Icon: CirclePause },
};

/** Draft, published or unpublished. */
export function CourseStatusBadge({ status }: { status: CourseStatus }) {
  const { t } = useTranslation();
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" className="size-3.5" />}>
      {t(`admin.courses.statuses.${status}`)}
    </Badge>
  );
}
