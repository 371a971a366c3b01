import { teacherCalls } from '#contract/teachers.ts';
import { createTranslator } from '#i18n/index.ts';
import { answerSharePicture } from '#web/features/sharing/share-picture-answer.ts';
import { idFrom, pageOf } from '#web/lib/page.ts';
import { pick } from '#web/lib/pick.tsx';
import type { Route } from './+types/teacher-picture.ts';

/** The same level as the landscape of a teacher’s own page. */
const LEVEL = 3;

/** The picture of links to a teacher, in the language of `lang`. */
export async function loader(args: Route.LoaderArgs) {
  const { api, locale, site } = pageOf(args);
  const { basic_info: teacher } = await api.call(teacherCalls.get, {
    query: { teacher_id: idFrom(args.params.id) },
  });
  return answerSharePicture({
    seed: teacher.teacher_id,
    level: LEVEL,
    kicker: createTranslator(locale).t('pageTitles.TeacherDetail'),
    title: pick(locale, teacher.name, teacher.name_zh).text,
    subtitle: pick(locale, teacher.specialization, teacher.specialization_zh).text,
    brand: pick(locale, site.name, site.name_zh).text,
  });
}
