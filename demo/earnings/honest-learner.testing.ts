import { courseCalls } from '#contract/courses.ts';
import { type LessonListItem, learningCalls } from '#contract/learning.ts';
import { type EarningKind, pointCalls } from '#contract/points.ts';
import { teachingCalls } from '#contract/teaching.ts';
import type { Visitor } from './earnings-stage.testing.ts';

/** Of the assumed reading speed: minutes count twice. */
const SLOWNESS = 2;
/** On how many days of a week a course is spread. */
const STUDY_DAYS = 5;
const WEEK_DAYS = 7;

/**
 * A learner who checks in every day and takes one course a week, lesson after lesson, at half the
 * assumed reading speed. Recordings are played at their own speed.
 */
export class HonestLearner {
  readonly visitor: Visitor;
  readonly #grader: Visitor;
  readonly #inOneSitting: boolean;
  readonly #done = new Map<EarningKind, number>();
  #days = 0;
  #courseRewards = 0;

  /**
   * @param grader who grades what is submitted, the next morning
   * @param inOneSitting a whole course on one day; else a few lessons on each of five days
   */
  constructor(visitor: Visitor, grader: Visitor, { inOneSitting }: { inOneSitting: boolean }) {
    this.visitor = visitor;
    this.#grader = grader;
    this.#inOneSitting = inOneSitting;
  }

  /** A week with one course, which is opened with points where it has to be. */
  async takeCourse(courseId: number): Promise<void> {
    const { visitor } = this;
    await visitor.logIn();
    const body = { course_id: courseId };
    const query = { course_id: courseId };
    const { basic_info: course } = (await visitor.call(courseCalls.get, { query })).data;
    if (!course.is_free) await this.#succeed(visitor.call(courseCalls.redeem, { body }));
    const { list } = (await visitor.call(learningCalls.contents, { query })).data;
    const perDay = this.#inOneSitting ? list.length : Math.ceil(list.length / STUDY_DAYS);
    for (let day = 0; day < WEEK_DAYS; day++) {
      await this.#liveDay(list.slice(day * perDay, (day + 1) * perDay));
    }
    await visitor.logIn();
    const finished = await visitor.call(learningCalls.contents, { query });
    const left = finished.data.list.filter(({ completed_by_user }) => !completed_by_user);
    if (left.length > 0) throw new Error(`not completed: ${left.map(({ title }) => title)}`);
    const review = { course_id: courseId, rating: 5, comment: 'I took my time.' };
    await this.#succeed(visitor.call(courseCalls.like, { body }), 'course_like');
    await this.#succeed(visitor.call(courseCalls.read, { body }), 'course_read');
    await this.#succeed(visitor.call(courseCalls.review, { body: review }), 'course_review');
    this.#courseRewards += course.points_reward;
  }

  /** Days on which they only check in. */
  async checkIn(days: number): Promise<void> {
    for (let day = 0; day < days; day++) await this.#liveDay([]);
  }

  /** What the rules promise for all that they have done. */
  async promised(): Promise<number> {
    const { data } = await this.visitor.call(pointCalls.rules, {});
    const amountOf = (kind: EarningKind) =>
      data.list.find((rule) => rule.kind === kind)?.amount ?? 0;
    const streaks = Math.floor(this.#days / WEEK_DAYS) * amountOf('sign_in_streak');
    return [...this.#done].reduce(
      (sum, [kind, times]) => sum + times * amountOf(kind),
      this.#courseRewards + streaks + amountOf('welcome'),
    );
  }

  async #liveDay(lessons: readonly LessonListItem[]): Promise<void> {
    const { academy } = this.visitor.stage;
    const morning = academy.now.getTime();
    await this.visitor.logIn();
    await this.#succeed(this.visitor.call(pointCalls.signIn, {}), 'daily_sign_in');
    this.#days++;
    const submissions: number[] = [];
    for (const lesson of lessons) submissions.push(...(await this.#study(lesson)));
    academy.setClock(new Date(morning + 24 * 60 * 60_000));
    for (const id of submissions) {
      const body = { score: 90, feedback: 'Well done.' };
      await this.#grader.logIn();
      await this.#succeed(this.#grader.call(teachingCalls.grade, { params: { id }, body }));
    }
  }

  /** @returns the submission that waits for its grade */
  async #study(lesson: LessonListItem): Promise<number[]> {
    const { content_id: lessonId, course_id: courseId, type, duration } = lesson;
    const { visitor } = this;
    const { academy } = visitor.stage;
    await visitor.open(lessonId);
    this.#count('content_completion');
    if (type === 'video' || type === 'audio') {
      for (const progress of [20, 40, 60, 80, 100]) {
        academy.advanceMinutes(Math.max(duration, 1) / 5);
        await this.#succeed(visitor.track(lessonId, progress));
      }
    } else academy.advanceMinutes(Math.max(duration, 1) * SLOWNESS);
    if (type === 'assignment') {
      const body = { content_id: lessonId, text: 'My own plan.', remove_file: false };
      const submitted = await this.#succeed(visitor.call(learningCalls.submitAssignment, { body }));
      return [submitted.data.submission.submission_id];
    }
    if (type === 'quiz') await this.#succeed(visitor.submitQuiz(lessonId), 'quiz_pass');
    else {
      if (type === 'pdf') await this.#succeed(visitor.track(lessonId, 100));
      await this.#succeed(visitor.complete(courseId, lessonId));
    }
    return [];
  }

  #count(kind: EarningKind): void {
    this.#done.set(kind, (this.#done.get(kind) ?? 0) + 1);
  }

  /** Waits for what has to succeed, and counts it as what the rules pay for. */
  async #succeed<Result extends { status: number; msg: string }>(
    made: Promise<Result>,
    kind?: EarningKind,
  ): Promise<Result> {
    const result = await made;
    if (result.status !== 200) throw new Error(`${result.status}: ${result.msg}`);
    if (kind !== undefined) this.#count(kind);
    return result;
  }
}
