import type { SubmissionStatus } from '#contract/learning.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { CircleCheck, Clock, type Icon } from '#web/ui/icons.tsx';
import { Undo2 } from '#web/ui/page-icons.tsx';

const looks: Record<SubmissionStatus, { tone: BadgeTone; Icon: Icon }> = {
  submitted: { tone: 'porcelain', Icon: Clock },
  returned: { tone: 'clay', Icon: Undo2 },
  graded: { tone: 'jade', Icon: CircleCheck },
};

/** The status of a submission; worded for the reader, a learner or a teacher. */
export function SubmissionBadge({
  status,
  children,
}: {
  status: SubmissionStatus;
  children: string;
}) {
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" className="size-3.5" />}>
      {children}
    </Badge>
  );
}
