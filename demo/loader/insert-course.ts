import type { Tx } from '#database/open.ts';
import { mediaFile, mediaUrl } from '#demo/demo-media.ts';
import type { DemoCourse, DemoLesson, DemoTeacher } from '#demo/texts/index.ts';
import type { LessonType } from '#domain/lesson-completion.ts';
import { type MeasuredBody, measuredMinutes, measuredSeconds } from '#domain/measured-minutes.ts';
import { reindexCourse } from '#server/features/courses/index.ts';
import { reindexLesson } from '#server/features/lessons/index.ts';
import { reindexTeacher } from '#server/features/teachers/index.ts';
import { measureRecording } from '#server/files/index.ts';
import { cleanHtml } from '#server/lib/html/clean-html.ts';
import { demoColumns } from './bilingual-texts.ts';

/** A lesson as it is stored: besides texts it has what its type needs. */
function storedData(content: DemoLesson): unknown {
  switch (content.type) {
    case 'text':
    case 'assignment':
      return {
        html: cleanHtml(content.body.en),
        html_zh: cleanHtml(content.body.zh),
        ...(content.type === 'assignment' ? { pass_mark: 70 } : {}),
      };
    case 'quiz':
      return {
        pass_mark: 70,
        max_attempts: 3,
        questions: content.questions.map((question) => ({
          id: question.id,
          type: question.type,
          question: question.question.en,
          question_zh: question.question.zh,
          options: (question.options ?? []).map((option) => ({
            id: option.id,
            text: option.text.en,
            text_zh: option.text.zh,
          })),
          answer: question.answer,
          explanation: question.explanation.en,
          explanation_zh: question.explanation.zh,
        })),
      };
    case 'video':
    case 'audio':
      return {
        url: mediaUrl(content.media),
        poster: content.poster === null ? null : mediaUrl(content.poster),
        captions: (['zh', 'en'] as const).map((language) => ({
          language,
          url: mediaUrl(content.captions[language]),
        })),
        transcript: content.cues.map((cue) => ({
          start: cue.start,
          end: cue.end,
          text: cue.text.en,
          text_zh: cue.text.zh,
        })),
      };
    case 'pdf':
      return { url: mediaUrl(content.media), page_count: content.pages };
  }
}

/** Writes a teacher of the demo texts. @returns the id */
export async function insertDemoTeacher(
  tx: Tx,
  teacher: DemoTeacher,
  createdAt: Date,
): Promise<number> {
  const { teacher_id } = await tx
    .insertInto('teachers')
    .values({
      ...demoColumns('teacher', teacher),
      profile_image: mediaUrl(`${teacher.key}.svg`),
      experience_years: teacher.experienceYears,
      is_assistant: teacher.isAssistant,
      created_at: createdAt,
    })
    .returning('teacher_id')
    .executeTakeFirstOrThrow();
  await reindexTeacher(tx, teacher_id);
  return teacher_id;
}

/** When a record was made, and when its English was gone over since. */
interface Times {
  createdAt: Date;
  revisedAt?: Date;
}

const timeColumns = ({ createdAt, revisedAt = createdAt }: Times) => ({
  created_at: createdAt,
  updated_at: revisedAt,
  texts_changed_at: revisedAt,
  texts_zh_changed_at: createdAt,
});

/** What a demo lesson takes; recordings are read from the demo's own files. */
async function measureDemoLesson(content: DemoLesson): Promise<number> {
  const isRecording = content.type === 'video' || content.type === 'audio';
  const recording = isRecording ? await measureRecording(mediaFile(content.media)) : null;
  return measuredSeconds(content.type, storedData(content) as MeasuredBody, recording);
}

function minutesOf(content: DemoLesson, seconds: number): number {
  return measuredMinutes(seconds) ?? (content.type === 'pdf' ? content.duration : 0);
}

/** A course of the demo as it was written. */
export interface InsertedCourse {
  courseId: number;
  contents: { lessonId: number; type: LessonType; minutes: number }[];
}

/**
 * Writes a course of the demo texts with its lessons, published.
 * @param timesOf the times of the course (null) and of the lesson at a position, from 0
 */
export async function insertDemoCourse(
  tx: Tx,
  course: DemoCourse,
  teacherId: number | null,
  timesOf: (position: number | null) => Times,
): Promise<InsertedCourse> {
  const { course_id } = await tx
    .insertInto('courses')
    .values({
      teacher_id: teacherId,
      ...demoColumns('course', course),
      difficulty_level: course.level,
      points_reward: course.pointsReward,
      points_required: course.pointsRequired,
      price_usd: course.priceUsd,
      price_cny: course.priceCny,
      price_sgd: course.priceSgd,
      price_myr: course.priceMyr,
      is_featured: course.isFeatured,
      status: 'active',
      ...timeColumns(timesOf(null)),
    })
    .returning('course_id')
    .executeTakeFirstOrThrow();
  const seconds = await Promise.all(course.contents.map(measureDemoLesson));
  const contents = await tx
    .insertInto('contents')
    .values(
      course.contents.map((content, position) => ({
        course_id,
        position: position + 1,
        type: content.type,
        ...demoColumns('content', content),
        measured_seconds: seconds[position] ?? 0,
        duration: minutesOf(content, seconds[position] ?? 0),
        content_data: JSON.stringify(storedData(content)),
        ...timeColumns(timesOf(position)),
      })),
    )
    .returning(['content_id', 'type', 'duration'])
    .execute();
  await reindexCourse(tx, course_id);
  for (const { content_id } of contents) await reindexLesson(tx, content_id);
  return {
    courseId: course_id,
    contents: contents.map((row) => ({
      lessonId: row.content_id,
      type: row.type,
      minutes: row.duration,
    })),
  };
}
