import { learningCalls } from '#contract/learning.ts';
import { teachingCalls } from '#contract/teaching.ts';
import { type DemoSubmission, demoCourses, demoSubmissions } from '#demo/texts/index.ts';
import { DAY_MS } from '#domain/units.ts';
import { openSession } from '#server/features/accounts/index.ts';
import {
  callerOf,
  clientOf,
  type DemoContext,
  type DemoPerson,
  decisionTime,
} from './load-history.ts';

async function tokenOf({ app }: DemoContext, { userId }: DemoPerson): Promise<string> {
  return openSession(app.dependencies, { userId, rememberMe: false, userAgent: '' });
}

function lessonIdOf({ catalogue }: DemoContext, assignment: string): number {
  for (const [course, { contents }] of demoCourses.entries()) {
    const position = contents.findIndex(({ title }) => title.en === assignment);
    const lessonId = catalogue.courses[course]?.contents[position]?.lessonId;
    if (lessonId !== undefined) return lessonId;
  }
  throw new Error(`there is no assignment “${assignment}”`);
}

/** Submits an assignment as its learner's browser would. @returns its id */
async function submitAssignmentAs(
  stage: DemoContext,
  learner: DemoPerson,
  work: DemoSubmission,
): Promise<number> {
  const { submission } = await clientOf(stage.app, await tokenOf(stage, learner)).call(
    learningCalls.submitAssignment,
    {
      body: { content_id: lessonIdOf(stage, work.assignment), text: work.text },
      ...(work.file && { file: new File([work.file.text], work.file.name) }),
    },
  );
  return submission.submission_id;
}

/**
 * Some learners submit assignments, each a submission of their own; the teacher grades those of
 * their own courses, an admin the rest, and the newest waits.
 */
export async function submitAssignments(
  stage: DemoContext,
  { learners, teacher, admin }: { learners: DemoPerson[]; teacher: DemoPerson; admin: DemoPerson },
) {
  const free = [...learners];
  for (const work of demoSubmissions) {
    const index = free.findIndex(
      ({ language, joined }) => language === work.language && joined > work.daysAgo,
    );
    const [learner] = index < 0 ? [] : free.splice(index, 1);
    if (!learner) throw new Error(`no learner can submit “${work.text.slice(0, 20)}”`);
    const handedIn = stage.present.getTime() - work.daysAgo * DAY_MS;
    stage.setClock(new Date(handedIn));
    const id = await submitAssignmentAs(stage, learner, work);
    if (work.answer === null) continue;
    const { score, feedback, daysAfter } = work.answer;
    const answeredAt = new Date(handedIn + daysAfter * DAY_MS);
    stage.setClock(
      // Returning a submission moves no points.
      score === 'returned' ? answeredAt : await decisionTime(stage, learner.userId, answeredAt),
    );
    const params = { id };
    for (const grader of [teacher, admin]) {
      const call = callerOf(stage.app, await tokenOf(stage, grader));
      const answered =
        score === 'returned'
          ? await call(teachingCalls.giveBack, { params, body: { feedback } })
          : await call(teachingCalls.grade, { params, body: { score, feedback } });
      // Work of another teacher's course is not there for this one.
      if (answered !== null) break;
    }
  }
  stage.setClock(stage.present);
}
