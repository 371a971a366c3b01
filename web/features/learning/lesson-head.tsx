import type { LessonDetail } from '#contract/learning.ts';
import { useSavedOffline } from '#web/lib/offline.tsx';
import { lessonPath } from '#web/lib/page-paths.ts';
import { usePick } from '#web/lib/pick.tsx';
import { PageHead } from '#web/lib/seo.tsx';
import { sharePicturePath } from '#web/lib/share-picture-path.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';

/**
 * The head of a lesson's page. Lessons that need a login are not indexed by search engines; a text
 * that was opened can be read without a network from then on.
 */
export function LessonHead({ content }: { content: LessonDetail }) {
  const { t } = useTranslation();
  const text = usePick();
  const { locale, origin } = useSiteData();
  const { course, course_id, content_id } = content;
  const title = text(content.title, content.title_zh).text;
  const courseTitle = text(course.title, course.title_zh).text;
  const description =
    text(content.description, content.description_zh).text ||
    t('seoPages.lesson', { title, course: courseTitle });
  const path = lessonPath(course_id, content_id);
  useSavedOffline(content.type === 'text' && content.locked === null);

  return (
    <PageHead
      title={`${title} · ${t('pageTitles.ContentView')}`}
      description={description}
      shareTitle={`${title} · ${courseTitle}`}
      image={sharePicturePath('course', course_id, locale)}
      type="article"
      noIndex={content.locked !== null}
      jsonLd={{
        '@type': 'LearningResource',
        name: title,
        description,
        url: `${origin}${path}`,
        inLanguage: ['zh', 'en'],
        timeRequired: `PT${Math.max(1, content.duration)}M`,
        isPartOf: {
          '@type': 'Course',
          name: courseTitle,
          url: `${origin}/courses/${course_id}`,
        },
      }}
      trail={[
        { name: t('layout.courses'), path: '/courses' },
        { name: courseTitle, path: `/courses/${course_id}` },
        { name: title, path },
      ]}
    />
  );
}
