import { courseCalls } from '#contract/courses.ts';
import { teachingCalls } from '#contract/teaching.ts';
import { demoReviewTexts } from '#demo/texts/index.ts';
import { DAY_MS } from '#domain/units.ts';
import { openSession } from '#server/features/accounts/index.ts';
import { callerOf, type DemoContext, type DemoPerson } from './load-history.ts';

/** A teacher reads reviews on the day after; later ones wait. */
const READS_AFTER_DAYS = 3;

/**
 * Some reviews have a reply: the teacher replies to those of their own courses, an admin to the
 * rest. The newest have none, so that there is something to do.
 */
export async function answerReviews(
  stage: DemoContext,
  { teacher, admin }: { teacher: DemoPerson; admin: DemoPerson },
): Promise<void> {
  const { app, catalogue, present } = stage;
  for (const { courseId } of catalogue.courses) {
    const query = { course_id: courseId, limit: 100 };
    const reviews = await callerOf(app, null)(courseCalls.reviews, { query });
    for (const { review_id: id, comment, created_at } of reviews?.list ?? []) {
      const text = demoReviewTexts.find((one) => Object.values(one.comment).includes(comment));
      const at = new Date(Date.parse(created_at) + DAY_MS);
      if (!text?.reply || at.getTime() > present.getTime() - READS_AFTER_DAYS * DAY_MS) continue;
      stage.setClock(at);
      const reply = comment === text.comment.zh ? text.reply.zh : text.reply.en;
      for (const { userId } of [teacher, admin]) {
        const token = await openSession(app.dependencies, {
          userId,
          rememberMe: false,
          userAgent: '',
        });
        const answered = await callerOf(app, token)(teachingCalls.reply, {
          params: { id },
          body: { reply },
        });
        // A review of another teacher's course is not there for this one.
        if (answered !== null) break;
      }
    }
  }
  stage.setClock(present);
}
