import { courseCalls } from '#contract/courses.ts';
import { createTranslator } from '#i18n/index.ts';
import { ridgeLevels } from '#web/features/courses/course-cover.tsx';
import { answerSharePicture } from '#web/features/sharing/share-picture-answer.ts';
import { idFrom, pageOf } from '#web/lib/page.ts';
import { pick } from '#web/lib/pick.tsx';
import type { Route } from './+types/course-picture.ts';

/** The picture of links to a course, in the language of `lang`. */
export async function loader(args: Route.LoaderArgs) {
  const { api, locale, site } = pageOf(args);
  const { basic_info: course } = await api.call(courseCalls.get, {
    query: { course_id: idFrom(args.params.id) },
  });
  const title = pick(locale, course.title, course.title_zh).text;
  const other = pick(locale === 'zh' ? 'en' : 'zh', course.title, course.title_zh).text;
  return answerSharePicture({
    seed: course.course_id,
    level: ridgeLevels[course.difficulty_level],
    kicker: createTranslator(locale).t(`courseCards.level.${course.difficulty_level}`),
    title,
    subtitle: other === title ? '' : other,
    brand: pick(locale, site.name, site.name_zh).text,
  });
}
