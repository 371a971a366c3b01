import {
  BookOpenText,
  CirclePlay,
  FileText,
  Headphones,
  ListChecks,
  type LucideIcon,
  PenLine,
  Shapes,
} from 'lucide-react';
import type { ContentListItem, ContentType } from '#contract/learning.ts';

/** Where a content is shown. */
export function contentPath(courseId: number, contentId: number): string {
  return `/courses/${courseId}/content/${contentId}`;
}

const icons: Record<ContentType, LucideIcon> = {
  text: BookOpenText,
  video: CirclePlay,
  audio: Headphones,
  pdf: FileText,
  quiz: ListChecks,
  assignment: PenLine,
};

/** The sign of a type of content; a type that this page does not know yet has one as well. */
export function ContentIcon({ type, className }: { type: ContentType; className?: string }) {
  const Icon = icons[type] ?? Shapes;
  return <Icon aria-hidden="true" className={className} />;
}

/** How a content stands for the person, as its line in the outline shows it. */
export type ContentState = 'locked' | 'done' | 'started' | 'new';

/** Decides it; completed stays completed, even where the course has closed again. */
export function contentState(
  content: Pick<ContentListItem, 'locked' | 'completed_by_user' | 'user_progress'>,
): ContentState {
  if (content.completed_by_user) return 'done';
  if (content.locked !== null) return 'locked';
  return content.user_progress > 0 ? 'started' : 'new';
}
