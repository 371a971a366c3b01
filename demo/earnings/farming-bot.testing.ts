import { courseCalls } from '#contract/courses.ts';
import { learningCalls } from '#contract/learning.ts';
import { pointCalls } from '#contract/points.ts';
import { teacherCalls } from '#contract/teachers.ts';
import type { LessonType } from '#domain/lesson-completion.ts';
import type { Visitor } from './earnings-stage.testing.ts';

/** After how many minutes it comes back on a day. */
const VISITS = [30, 60, 120, 180];
const DAY_MINUTES = 24 * 60;

interface Lesson {
  courseId: number;
  lessonId: number;
  type: LessonType;
}

/**
 * A script that farms points: it opens all lessons at once, comes back for them later, waits as long
 * as each page says and no longer, knows the answers of every quiz, checks in, likes, reads and
 * reviews whatever there is, and spends what it has on the next course.
 */
export class FarmingBot {
  readonly visitor: Visitor;
  /** Lessons that it has opened and not completed. */
  readonly #open = new Map<number, Lesson>();
  /** Courses that it has opened. */
  readonly #courses = new Set<number>();
  /** Likes, reads and reviews that it has made. */
  readonly #made = new Set<string>();

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  /** Its days, one after the other. */
  async live(days: number): Promise<void> {
    await this.visitor.logIn();
    for (const { courseId } of this.visitor.stage.catalogue.courses)
      await this.#openCourse(courseId);
    for (let day = 0; day < days; day++) await this.#liveDay();
  }

  async #liveDay(): Promise<void> {
    const { academy } = this.visitor.stage;
    const morning = academy.now.getTime();
    await this.visitor.logIn();
    await this.visitor.call(pointCalls.signIn, {});
    await this.#takePart();
    await this.#spend();
    for (const minutes of VISITS) {
      academy.setClock(new Date(Math.max(morning + minutes * 60_000, academy.now.getTime())));
      await this.#comeBack();
    }
    academy.setClock(new Date(morning + DAY_MINUTES * 60_000));
  }

  /** Completes what it opened before, and spends what that has earned. */
  async #comeBack(): Promise<void> {
    if (this.#open.size === 0) return;
    for (const lesson of [...this.#open.values()]) await this.#complete(lesson);
    await this.#spend();
  }

  /** Opens each lesson of a course, unless that is closed to it. */
  async #openCourse(courseId: number): Promise<void> {
    const query = { course_id: courseId };
    const { list } = (await this.visitor.call(learningCalls.contents, { query })).data;
    if (list.some(({ locked }) => locked !== null)) return;
    this.#courses.add(courseId);
    for (const { content_id: lessonId, type } of list) {
      this.#open.set(lessonId, { courseId, lessonId, type });
      await this.visitor.open(lessonId);
    }
  }

  async #complete({ courseId, lessonId, type }: Lesson): Promise<void> {
    const { visitor } = this;
    this.#open.delete(lessonId);
    if (type === 'assignment') {
      const body = { content_id: lessonId, text: 'Done.', remove_file: false };
      await visitor.call(learningCalls.submitAssignment, { body });
      return;
    }
    const { earning } = (await visitor.open(lessonId)).data;
    visitor.stage.academy.advanceMinutes((earning?.seconds ?? 0) / 60);
    if (type === 'quiz') await visitor.submitQuiz(lessonId);
    else {
      if (type !== 'text') await visitor.track(lessonId, 100);
      await visitor.complete(courseId, lessonId);
    }
  }

  /** Likes, reads and reviews. */
  async #takePart(): Promise<void> {
    const { visitor } = this;
    const { courses, teacherIds } = visitor.stage.catalogue;
    for (const { courseId: course_id } of courses) {
      const body = { course_id };
      const review = { course_id, rating: 5, comment: '' };
      await this.#once(`like ${course_id}`, () => visitor.call(courseCalls.like, { body }));
      await this.#once(`read ${course_id}`, () => visitor.call(courseCalls.read, { body }));
      await this.#once(`review ${course_id}`, () =>
        visitor.call(courseCalls.review, { body: review }),
      );
    }
    for (const teacher_id of teacherIds) {
      const query = { teacher_id };
      await this.#once(`teacher ${teacher_id}`, () => visitor.call(teacherCalls.like, { query }));
    }
  }

  async #once(name: string, act: () => Promise<{ status: number }>): Promise<void> {
    if (!this.#made.has(name) && (await act()).status === 200) this.#made.add(name);
  }

  /** Opens courses with its points, the cheapest first, and their lessons at once. */
  async #spend(): Promise<void> {
    const { courses } = this.visitor.stage.catalogue;
    const closed = courses
      .filter(({ courseId }) => !this.#courses.has(courseId))
      .toSorted((one, other) => one.pointsRequired - other.pointsRequired);
    for (const { courseId: course_id } of closed) {
      const { status } = await this.visitor.call(courseCalls.redeem, { body: { course_id } });
      if (status !== 200) break;
      await this.#openCourse(course_id);
    }
  }
}
